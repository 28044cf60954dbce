import type { Partition } from '@townlight/domain/places';
import type { PoolClient } from 'pg';
import { createPointIndex } from '../point-index/point-index.ts';
import type { IndexedArea } from '../point-index/point-index-data.ts';
import { readAreaResidents, readAreaShapes } from '../store.ts';
import { createAreaFinder } from './match-area.ts';

/** The source of all figures of the sample county; real figures have a file name. */
export const SAMPLE_RESIDENTS = 'sample county';

/** One row of a file of residents, also when there is no such area. */
export type ResidentsFileRow = {
  line: number;
  area: string;
  residents: number;
  year: number | null;
  /** Where a census block is, which is counted in its area; null for a row that names an area. */
  longitude?: number | null;
  latitude?: number | null;
};

/** Replaces the file of residents in force of a partition. */
export async function saveResidentsFile(
  client: PoolClient,
  partition: Partition,
  stated: readonly ResidentsFileRow[],
  source: string,
  vintage: number | null = null,
): Promise<void> {
  await client.query('delete from residents_row where partition = $1', [partition]);
  await client.query(
    `insert into residents_row (partition, line, area, residents, year, source, vintage, longitude, latitude)
     select $1, line, area, residents, year, $2, $7, longitude, latitude
       from unnest($3::int[], $4::text[], $5::int[], $6::int[], $8::float8[], $9::float8[])
              as given (line, area, residents, year, longitude, latitude)`,
    [
      partition,
      source,
      stated.map(({ line }) => line),
      stated.map(({ area }) => area),
      stated.map(({ residents }) => residents),
      stated.map(({ year }) => year),
      vintage,
      stated.map(({ longitude = null }) => longitude),
      stated.map(({ latitude = null }) => latitude),
    ],
  );
}

/** Deletes the figures of one source, e.g. of the sample when the real county is loaded. */
export async function deleteResidents(
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
  /** The file's name; null when none is in force. */
  source: string | null;
  /** Area names in its rows that match no area. */
  unmatched: string[];
  /** Number of its blocks outside of all areas. */
  outside: number;
  /** Names of areas without a figure. */
  without: string[];
};

type ResidentsFile = {
  /** `null` where no file is in force. */
  source: string | null;
  /** The census year of its areas. */
  vintage: number | null;
  rows: ResidentsFileRow[];
};

/** Reads the file of residents in force, by line. */
export async function readResidentsInForce(
  client: PoolClient,
  partition: Partition,
): Promise<ResidentsFile> {
  const { rows } = await client.query<
    ResidentsFileRow & { source: string; vintage: number | null }
  >(
    `select line, area, residents, year, source, vintage, longitude, latitude
       from residents_row where partition = $1 order by line`,
    [partition],
  );
  return { source: rows[0]?.source ?? null, vintage: rows[0]?.vintage ?? null, rows };
}

/**
 * Sets the residents of a partition's areas from the file in force. The result depends only on the boundaries and the
 * file, not on the order in which they were loaded.
 */
export async function applyResidentsFile(
  client: PoolClient,
  partition: Partition,
): Promise<ResidentsInForce> {
  const areas = await readAreaResidents(client, partition);
  const { source, vintage, rows } = await readResidentsInForce(client, partition);
  const { counted, unmatched, outside } = rows.some(isBlock)
    ? sumBlocks(rows, await readAreaShapes(client, partition))
    : matchNamedRows(rows, createAreaFinder(areas, partition));
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
    outside,
    without: areas.filter(({ id }) => !counted.has(id)).map(({ name }) => name),
  };
}

type Counted = {
  /** By the area's id. */
  counted: Map<number, Pick<ResidentsFileRow, 'residents' | 'year'>>;
  unmatched: string[];
  outside: number;
};

function matchNamedRows(
  rows: readonly ResidentsFileRow[],
  find: ReturnType<typeof createAreaFinder<{ id: number; name: string; slug: string }>>,
): Counted {
  const counted: Counted['counted'] = new Map();
  const unmatched: string[] = [];
  for (const row of rows) {
    const area = find(row.area);
    if (area === undefined) unmatched.push(row.area);
    // the first row of an area counts
    else if (!counted.has(area.id)) counted.set(area.id, row);
  }
  return { counted, unmatched, outside: 0 };
}

function isBlock({ longitude, latitude }: ResidentsFileRow): boolean {
  return typeof longitude === 'number' && typeof latitude === 'number';
}

/** Counts each block in the area where it is; an area without a block has no figure, not 0 residents. */
function sumBlocks(rows: readonly ResidentsFileRow[], areas: readonly IndexedArea[]): Counted {
  const index = createPointIndex(areas);
  const counted: Counted['counted'] = new Map();
  let outside = 0;
  for (const { residents, year, longitude, latitude } of rows) {
    const area = index.locate(longitude ?? 0, latitude ?? 0);
    if (area === 0) outside++;
    else counted.set(area, { residents: residents + (counted.get(area)?.residents ?? 0), year });
  }
  return { counted, unmatched: [], outside };
}
