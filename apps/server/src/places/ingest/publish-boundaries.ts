import type { Partition } from '@townlight/domain/places';
import { slugOf } from '@townlight/domain/places';
import type { PoolClient } from 'pg';
import { bumpVersion } from '../../platform/database/version.ts';
import { lockReleases, newestRelease, publishRelease } from '../../releases/index.ts';
import { replaceStatedCoverage } from '../coverage-store.ts';
import { deriveCoverage } from '../derive-coverage.ts';
import { checkTiling, type TilingFaults } from '../geometry/check-tiling.ts';
import {
  deleteAreas,
  forgetResidents,
  readStoredAreas,
  type StoredArea,
  upsertAreas,
  writeResidents,
} from '../store.ts';
import type { GivenArea } from './given-area.ts';
import { counted, type LoadReport } from './loaded.ts';
import type { Boundaries, BoundaryArea } from './read-boundaries.ts';

/** Runs in the transaction of the boundaries, when they are written and before they are visible. */
export type AfterBoundaries = (client: PoolClient, partition: Partition) => Promise<void>;

/** Rows are features of the source; several may make up one area. */
export type BoundariesReport = LoadReport &
  TilingFaults & {
    areas: number;
    /** Names of areas that were there before and are no more. */
    vanished: string[];
    rejected: Boundaries['rejected'];
    leftOut: number;
    /** Areas whose coverage was derived anew from neighborhoods. */
    coverageDerived: number;
  };

/** Stands with every figure of the sample county; real figures name their file. */
export const SAMPLE_RESIDENTS = 'sample county';

type NewBoundaries = {
  partition: Partition;
  boundaries: Boundaries;
  origin: string;
  fingerprint: string;
  sample: boolean;
  /** What is known beside geometry, for areas that do not come from a file. */
  told?: readonly GivenArea['properties'][];
  afterBoundaries?: AfterBoundaries | undefined;
};

type Published =
  | { outcome: 'published'; report: BoundariesReport }
  | { outcome: 'already-published'; releaseId: number };

/** Makes areas the boundaries in force, inside the caller's transaction. */
export async function publishBoundaries(
  client: PoolClient,
  { partition, boundaries, origin, fingerprint, sample, told, afterBoundaries }: NewBoundaries,
): Promise<Published> {
  await lockReleases(client);
  const newest = await newestRelease(client, 'boundaries', partition);
  if (newest?.fingerprint === fingerprint)
    return { outcome: 'already-published', releaseId: newest.id };

  const { areas, rejected, leftOut } = boundaries;
  const remarks = [...boundaries.remarks];
  const stored = await readStoredAreas(client, partition);
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
  await deleteAreas(
    client,
    vanished.map(({ id }) => id),
  );
  await upsertAreas(client, partition, changed);
  if (!sample) {
    const forgotten = await forgetResidents(client, partition, SAMPLE_RESIDENTS);
    if (forgotten > 0)
      remarks.push(
        `${counted(forgotten, 'invented resident count')} of the sample county ${forgotten === 1 ? 'was' : 'were'} removed`,
      );
  }
  if (told) await writeWhatIsTold(client, partition, told);
  await client.query('analyze area');
  const coverageDerived = await deriveCoverage(
    client,
    partition === 'neighborhoods' ? ['zipcodes', 'tracts'] : [partition],
  );
  await afterBoundaries?.(client, partition);

  const facts = {
    origin,
    areas: areas.length,
    vanished: vanished.map(({ name }) => name).sort(),
    rejected,
    leftOut,
    coverageDerived,
    remarks,
    ...checkTiling(areas),
  };
  const rows = { rowsRead: sum(counts), ...counts };
  const releaseId = await publishRelease(client, {
    kind: 'boundaries',
    source: partition,
    origin,
    fingerprint,
    ...rows,
    report: facts,
    sample,
  });
  await bumpVersion(client, 'places');
  return { outcome: 'published', report: { releaseId, ...rows, ...facts } };
}

async function writeWhatIsTold(
  client: PoolClient,
  partition: Partition,
  told: readonly GivenArea['properties'][],
): Promise<void> {
  const ids = new Map(
    [...(await readStoredAreas(client, partition))].map(([slug, { id }]) => [slug, id]),
  );
  const idOf = ({ id }: GivenArea['properties']) =>
    ids.get(partition === 'neighborhoods' ? slugOf(id) : id);
  const counted = told.flatMap((properties) => {
    const id = idOf(properties);
    const { residents } = properties;
    return id === undefined || residents === undefined ? [] : [{ id, residents, year: null }];
  });
  await writeResidents(client, counted, SAMPLE_RESIDENTS);
  const covered = told.flatMap((properties) => {
    const areaId = idOf(properties);
    const { agency } = properties;
    return areaId === undefined || !agency ? [] : [{ areaId, agency }];
  });
  if (covered.length > 0) await replaceStatedCoverage(client, partition, covered);
}

/** What a source does not tell does not make a difference. */
function isSame(area: BoundaryArea, before: StoredArea): boolean {
  return (
    area.name === before.name &&
    (area.kind === null || area.kind === before.kind) &&
    (area.city === null || area.city === before.city) &&
    (area.region === null || area.region === before.region) &&
    JSON.stringify(area.coordinates) === JSON.stringify(before.coordinates)
  );
}

function sum(counts: Record<string, number>): number {
  return Object.values(counts).reduce((total, count) => total + count, 0);
}
