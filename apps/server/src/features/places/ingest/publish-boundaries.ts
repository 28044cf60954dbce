import type { Partition } from '@townlight/domain/places';
import type { PoolClient } from 'pg';
import { formatCount, formatList } from '../../../ingest/format-counts.ts';
import type { LoadReport, PublishResult } from '../../../ingest/release/load-result.ts';
import { lockReleases, publishIfChanged } from '../../../ingest/release/publish-release.ts';
import { type SampledTilingFaults, sampleTilingFaults } from '../geometry/sample-tiling-faults.ts';
import {
  deleteAreas,
  listSamplePartitions,
  readStoredAreas,
  type StoredArea,
  saveVintage,
  upsertAreas,
} from '../store.ts';
import type { RemoveSampleOfFeatures, RunAfterBoundaries } from './boundary-hooks.ts';
import {
  applyCoverageFile,
  listPartlyPolicedAreas,
  type PartlyPolicedArea,
  saveCoverageFile,
} from './coverage-in-force.ts';
import { deriveCoverage } from './derive-coverage.ts';
import { createAreaFinder } from './match-area.ts';
import type { ProvidedAreaFeature } from './provided-area-feature.ts';
import type { Boundaries, BoundaryArea } from './read-boundaries.ts';
import { refuseMassRemoval } from './refuse-mass-removal.ts';
import { removeSampleCounty } from './remove-sample-county.ts';
import {
  applyResidentsFile,
  deleteResidents,
  type ResidentsInForce,
  readResidentsInForce,
  SAMPLE_RESIDENTS,
  saveResidentsFile,
} from './residents-in-force.ts';
import {
  checkBoundariesVintage,
  countMatchedRows,
  hasVintages,
} from './vintages/check-vintages.ts';
import { refuseFewMatched } from './vintages/refuse-few-matched.ts';

/** Rows are features of the source; several may make up one area. */
export type BoundariesReport = LoadReport &
  SampledTilingFaults & {
    areas: number;
    /** Names of areas that were removed. */
    vanished: string[];
    rejected: Boundaries['rejected'];
    leftOut: number;
    /** Zip codes and tracts whose coverage is derived from neighborhoods. */
    coverageDerived: number;
    policedInPart: PartlyPolicedArea[];
    /** The census year of the outlines. */
    vintage: number | null;
    partition: Partition;
  };

type NewBoundaries = {
  partition: Partition;
  boundaries: Boundaries;
  origin: string;
  fingerprint: string;
  sample: boolean;
  /** Properties of areas that are not from a file: residents and agency. */
  areaProperties?: readonly ProvidedAreaFeature['properties'][];
  /** Allows the areas to replace most or all of those in force. */
  replaceAll?: boolean | undefined;
  /** Deletes the residents in force, which are of another census. */
  forgetResidents?: boolean | undefined;
  /** Allows more areas without residents than a file of the same census leaves. */
  acceptAnyway?: boolean | undefined;
  afterBoundaries?: RunAfterBoundaries | undefined;
  removeSample?: RemoveSampleOfFeatures | undefined;
};

/** Makes areas the boundaries in force, inside the caller's transaction. */
export async function publishBoundaries(
  client: PoolClient,
  given: NewBoundaries,
): Promise<PublishResult<BoundariesReport>> {
  const { partition, origin, fingerprint, sample } = given;
  const release = {
    subject: 'places',
    kind: 'boundaries',
    source: partition,
    origin,
    fingerprint,
    sample,
    vintage: given.boundaries.vintage,
  };
  await lockReleases(client);
  const samplePartitions = await listSamplePartitions(client);
  return await publishIfChanged(client, release, () =>
    replaceBoundaries(client, given, samplePartitions),
  );
}

/** @param samplePartitions whose boundaries in force are those of the sample county */
async function replaceBoundaries(
  client: PoolClient,
  given: NewBoundaries,
  samplePartitions: readonly Partition[],
) {
  const { partition, boundaries, origin, sample, areaProperties, replaceAll, afterBoundaries } =
    given;
  const { areas, rejected, leftOut, vintage } = boundaries;
  const remarks = [...boundaries.remarks];
  if (!sample) remarks.push(...(await removeSampleCounty(client, samplePartitions, given)));
  const stored = await readStoredAreas(client, partition);
  const inForceAreas = [...stored.values()];
  const counts = { rowsNew: 0, rowsUpdated: 0, rowsUnchanged: 0, rowsRejected: rejected.length };
  const changed: BoundaryArea[] = [];
  for (const area of areas) {
    const before = stored.get(area.slug);
    if (before && isSame(area, before)) counts.rowsUnchanged += area.features;
    else {
      changed.push(area);
      counts[before ? 'rowsUpdated' : 'rowsNew'] += area.features;
    }
    stored.delete(area.slug);
  }
  const vanished = [...stored.values()];
  if (!replaceAll && !samplePartitions.includes(partition))
    refuseMassRemoval({ origin, before: inForceAreas, stays: ({ slug }) => !stored.has(slug) });
  await deleteAreas(
    client,
    vanished.map(({ id }) => id),
  );
  await upsertAreas(client, partition, changed);
  await saveVintage(client, partition, vintage);
  if (areaProperties) await saveAreaProperties(client, partition, areaProperties);
  const residents = await joinResidents(client, given, {
    changed: changed.length + vanished.length > 0,
    remarks,
  });
  remarks.push(...missingResidents(residents));
  await applyCoverageFile(client, partition);
  await client.query('analyze area');
  const derived = await deriveCoverage(client);
  await afterBoundaries?.(client, partition);

  const facts = {
    areas: areas.length,
    vanished: vanished.map(({ name }) => name).sort(),
    rejected,
    leftOut,
    coverageDerived: derived.length,
    policedInPart: listPartlyPolicedAreas(derived),
    vintage,
    partition,
    ...sampleTilingFaults(areas),
  };
  return { counts: { rowsRead: sum(counts), ...counts }, facts, remarks };
}

/** Assigns residents to the areas, when both are of the same census. */
async function joinResidents(
  client: PoolClient,
  { partition, boundaries, origin, forgetResidents: forget, acceptAnyway }: NewBoundaries,
  { changed, remarks }: { changed: boolean; remarks: string[] },
): Promise<ResidentsInForce> {
  const before = await readResidentsInForce(client, partition);
  const { source, vintage } = before;
  const { areas } = boundaries;
  if (source !== null && source !== SAMPLE_RESIDENTS) {
    if (forget) {
      await deleteResidents(client, partition, source);
      remarks.push(`the residents of ${source} were removed; load those of these boundaries`);
    } else {
      const find = createAreaFinder(areas, partition);
      checkBoundariesVintage(
        origin,
        partition,
        boundaries.vintage,
        { source, vintage },
        {
          changed,
          match: () =>
            countMatchedRows(
              before.rows.map(({ area }) => area),
              areas,
              find,
            ),
        },
      );
    }
  }
  if (
    !forget &&
    hasVintages(partition) &&
    source !== null &&
    vintage === null &&
    boundaries.vintage
  )
    remarks.push(
      `nobody stated of which census the residents in force (${source}) are; load them again with --vintage`,
    );
  const residents = await applyResidentsFile(client, partition);
  if (residents.source !== null && residents.source !== SAMPLE_RESIDENTS && !acceptAnyway)
    refuseFewMatched(origin, partition, {
      areas: areas.length,
      without: residents.without,
      source: residents.source,
    });
  return residents;
}

async function saveAreaProperties(
  client: PoolClient,
  partition: Partition,
  areaProperties: readonly ProvidedAreaFeature['properties'][],
): Promise<void> {
  const residentsOf = areaProperties.flatMap(({ id, residents }, i) =>
    residents === undefined ? [] : [{ line: i + 1, area: id, residents, year: null }],
  );
  await saveResidentsFile(client, partition, residentsOf, SAMPLE_RESIDENTS);
  const covered = areaProperties.flatMap(({ id, agency }, i) =>
    agency ? [{ line: i + 1, area: id, agency }] : [],
  );
  if (covered.length > 0) await saveCoverageFile(client, partition, covered);
}

/** Describes rows of residents without an area, and areas without residents. */
function missingResidents({ source, unmatched, without }: ResidentsInForce): string[] {
  if (source === null || source === SAMPLE_RESIDENTS) return [];
  const remarks: string[] = [];
  if (unmatched.length > 0)
    remarks.push(
      `${formatCount(unmatched.length, 'row', 'rows')} of ${source} ${unmatched.length === 1 ? 'matches' : 'match'} no area: ${formatList(unmatched)}`,
    );
  if (without.length > 0)
    remarks.push(
      `${formatCount(without.length, 'area has', 'areas have')} no known number of residents: ${formatList(without)}`,
    );
  return remarks;
}

function isSame(area: BoundaryArea, before: StoredArea): boolean {
  return (
    area.name === before.name &&
    area.kind === before.kind &&
    area.city === before.city &&
    area.region === before.region &&
    JSON.stringify(area.coordinates) === JSON.stringify(before.coordinates)
  );
}

function sum(counts: Record<string, number>): number {
  return Object.values(counts).reduce((total, count) => total + count, 0);
}
