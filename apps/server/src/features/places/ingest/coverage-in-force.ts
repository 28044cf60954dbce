import { isPartlyPoliced } from '@townlight/domain/crime';
import type { Partition } from '@townlight/domain/places';
import type { PoolClient } from 'pg';
import { readAreaResidents } from '../store.ts';
import { type CoveredArea, type DerivedCoverage, replaceStatedCoverage } from './coverage-store.ts';
import { createAreaFinder } from './match-area.ts';

/** One row of a coverage file, also when there is no such area. */
export type CoverageFileRow = {
  line: number;
  area: string;
  /** The slug of the agency. */
  agency: string;
};

/** Replaces the coverage file in force of a partition. */
export async function saveCoverageFile(
  client: PoolClient,
  partition: Partition,
  stated: readonly CoverageFileRow[],
): Promise<void> {
  await client.query('delete from coverage_row where partition = $1', [partition]);
  await client.query(
    `insert into coverage_row (partition, line, area, agency)
     select $1, line, area, agency
       from unnest($2::int[], $3::text[], $4::text[]) as given (line, area, agency)`,
    [
      partition,
      stated.map(({ line }) => line),
      stated.map(({ area }) => area),
      stated.map(({ agency }) => agency),
    ],
  );
}

/** Sets the agencies of a partition's areas from the file in force; derived ones stay. */
export async function applyCoverageFile(client: PoolClient, partition: Partition): Promise<void> {
  const find = createAreaFinder(await readAreaResidents(client, partition), partition);
  const { rows } = await client.query<CoverageFileRow>(
    'select line, area, agency from coverage_row where partition = $1 order by line',
    [partition],
  );
  const covered = new Map<string, CoveredArea>();
  for (const { area, agency } of rows) {
    const areaId = find(area)?.id;
    if (areaId !== undefined) covered.set(`${areaId} ${agency}`, { areaId, agency });
  }
  await replaceStatedCoverage(client, partition, [...covered.values()]);
}

/** An area that is never complete because no known agency polices enough of it. */
export type PartlyPolicedArea = Pick<DerivedCoverage, 'slug' | 'share' | 'of'> & {
  partition: Partition;
};

/** Lists them, the smallest share first. */
export function listPartlyPolicedAreas(derived: readonly DerivedCoverage[]): PartlyPolicedArea[] {
  return derived
    .filter(({ share }) => isPartlyPoliced(share))
    .map(({ partition, slug, share, of }) => ({ partition, slug, share, of }))
    .sort((a, b) => a.share - b.share || (a.slug < b.slug ? -1 : 1));
}
