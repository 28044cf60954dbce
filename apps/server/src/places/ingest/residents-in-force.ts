import type { Partition } from '@townlight/domain/places';
import type { PoolClient } from 'pg';
import { readResidents } from '../store.ts';
import { areaFinder } from './match-area.ts';

/** Stands with every figure of the sample county; real figures name their file. */
export const SAMPLE_RESIDENTS = 'sample county';

/** One row of a file of residents, whether or not the boundaries in force have such an area. */
export type StatedResidents = {
  line: number;
  area: string;
  residents: number;
  year: number | null;
};

/** Makes a file the one in force for its partition: what an earlier one said is forgotten. */
export async function stateResidents(
  client: PoolClient,
  partition: Partition,
  stated: readonly StatedResidents[],
  source: string,
  vintage: number | null = null,
): Promise<void> {
  await client.query('delete from residents_row where partition = $1', [partition]);
  await client.query(
    `insert into residents_row (partition, line, area, residents, year, source, vintage)
     select $1, line, area, residents, year, $2, $7
       from unnest($3::int[], $4::text[], $5::int[], $6::int[]) as given (line, area, residents, year)`,
    [
      partition,
      source,
      stated.map(({ line }) => line),
      stated.map(({ area }) => area),
      stated.map(({ residents }) => residents),
      stated.map(({ year }) => year),
      vintage,
    ],
  );
}

/** Forgets the figures of one source: those of the sample, when the real county takes its place. */
export async function forgetResidents(
  client: PoolClient,
  partition: Partition,
  source: string,
): Promise<number> {
  const { rowCount } = await client.query(
    'delete from residents_row where partition = $1 and source = $2',
    [partition, source],
  );
  return rowCount ?? 0;
}

export type ResidentsInForce = {
  /** The file they are from; null where none is in force. */
  source: string | null;
  /** What its rows call areas that there are not. */
  unmatched: string[];
  /** Names of areas that have no figure. */
  without: string[];
};

type ResidentsFile = {
  /** `null` where no file is in force. */
  source: string | null;
  /** The census whose areas its rows are of. */
  vintage: number | null;
  rows: StatedResidents[];
};

/** Reads the file of residents in force, by line. */
export async function readResidentsInForce(
  client: PoolClient,
  partition: Partition,
): Promise<ResidentsFile> {
  const { rows } = await client.query<StatedResidents & { source: string; vintage: number | null }>(
    'select line, area, residents, year, source, vintage from residents_row where partition = $1 order by line',
    [partition],
  );
  return { source: rows[0]?.source ?? null, vintage: rows[0]?.vintage ?? null, rows };
}

/**
 * Gives the areas of a partition the residents that the file in force says, and no others: the same boundaries and the
 * same file make the same figures, whatever came before and no matter which came first.
 */
export async function matchResidents(
  client: PoolClient,
  partition: Partition,
): Promise<ResidentsInForce> {
  const areas = await readResidents(client, partition);
  const { source, vintage, rows } = await readResidentsInForce(client, partition);
  const find = areaFinder(areas, partition);
  const counted = new Map<number, (typeof rows)[number]>();
  const unmatched: string[] = [];
  for (const row of rows) {
    const area = find(row.area);
    if (area === undefined) unmatched.push(row.area);
    // the first row of an area counts
    else if (!counted.has(area.id)) counted.set(area.id, row);
  }
  const given = areas.map(({ id }) => counted.get(id));
  await client.query(
    `update area
        set residents = given.residents, residents_year = given.year, residents_source = given.source,
            residents_vintage = given.vintage
       from unnest($1::int[], $2::int[], $3::int[], $4::text[], $5::int[])
              as given (id, residents, year, source, vintage)
      where area.id = given.id
        and (area.residents, area.residents_year, area.residents_source, area.residents_vintage)
            is distinct from (given.residents, given.year, given.source, given.vintage)`,
    [
      areas.map(({ id }) => id),
      given.map((row) => row?.residents ?? null),
      given.map((row) => row?.year ?? null),
      given.map((row) => (row ? source : null)),
      given.map((row) => (row ? vintage : null)),
    ],
  );
  return {
    source,
    unmatched,
    without: areas.filter(({ id }) => !counted.has(id)).map(({ name }) => name),
  };
}
