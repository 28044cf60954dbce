import type { Partition } from '@townlight/domain/places';
import { slugOf } from '@townlight/domain/places';
import type { PoolClient } from 'pg';
import { counted } from '../../loading/counted.ts';
import type { LoadReport, Published } from '../../loading/release/loaded.ts';
import { publishUnlessKnown } from '../../loading/release/publish-release.ts';
import { checkTiling, type TilingFaults } from '../geometry/check-tiling.ts';
import {
  deleteAreas,
  forgetResidents,
  readStoredAreas,
  type StoredArea,
  upsertAreas,
  writeResidents,
} from '../store.ts';
import { replaceStatedCoverage } from './coverage-store.ts';
import { deriveCoverage } from './derive-coverage.ts';
import type { GivenArea } from './given-area.ts';
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

/** Makes areas the boundaries in force, inside the caller's transaction. */
export async function publishBoundaries(
  client: PoolClient,
  given: NewBoundaries,
): Promise<Published<BoundariesReport>> {
  const { partition, origin, fingerprint, sample } = given;
  const release = {
    subject: 'places',
    kind: 'boundaries',
    source: partition,
    origin,
    fingerprint,
    sample,
  };
  return await publishUnlessKnown(client, release, () => replaceBoundaries(client, given));
}

async function replaceBoundaries(
  client: PoolClient,
  { partition, boundaries, sample, told, afterBoundaries }: NewBoundaries,
) {
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
    areas: areas.length,
    vanished: vanished.map(({ name }) => name).sort(),
    rejected,
    leftOut,
    coverageDerived,
    ...checkTiling(areas),
  };
  return { counts: { rowsRead: sum(counts), ...counts }, facts, remarks };
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
