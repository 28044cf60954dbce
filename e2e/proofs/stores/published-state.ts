import { createHash } from 'node:crypto';
import {
  type Database,
  openDatabase,
  type StoreConfig,
} from '../../../apps/server/src/platform/database/open-database.ts';
import { readDataVersions } from '../../../apps/server/src/platform/database/version.ts';
import { readCrimeCells } from './crime-cells.ts';
import { silentLog } from './proof-stores.ts';

/** Everything of a store that readers can see. Equal states are equal as text. */
export interface PublishedState {
  /**
   * Data versions of the loaded features, without that of the news, which a running server raises by itself each
   * minute.
   */
  readonly versions: string;
  /** Kind, source and row counts of each release, oldest first, and whether it was withdrawn. */
  readonly releases: readonly string[];
  readonly incidents: number;
  readonly cells: number;
  readonly areas: number;
  /** SHA-256 of the packed cells, sorted, with the ids in them. */
  readonly cellBytes: string;
  /** The same with the names of codes and areas instead of ids. */
  readonly namedCells: string;
  /** Digest of the records with the areas they are placed in, by name. */
  readonly records: string;
  /** Digest of the areas: kind, boundaries, residents, and the share that each agency polices. */
  readonly places: string;
  /** Complete months of each agency, for all of its territory or for the areas named. */
  readonly suppliedMonths: string;
}

/** Opens a store that another process may have open, and closes it after the action. */
export async function withDatabase<T>(
  store: StoreConfig,
  action: (database: Database) => Promise<T>,
): Promise<T> {
  const database = await openDatabase(store, {
    role: 'command',
    log: silentLog,
    migrationsFolder: null,
  });
  try {
    return await action(database);
  } finally {
    await database.close();
  }
}

export function readPublishedState(store: StoreConfig): Promise<PublishedState> {
  return withDatabase(store, stateOf);
}

async function stateOf({ pool }: Database): Promise<PublishedState> {
  const lines = async (query: string): Promise<string[]> =>
    (await pool.query<{ line: string }>(query)).rows.map(({ line }) => line);
  const one = async (query: string): Promise<string> => (await lines(query))[0] ?? '';
  const names = new Map(
    (
      await pool.query<{ key: string; name: string }>(
        `select 'code ' || id as key, code as name from crime_code
          union all select 'area ' || id, slug from area`,
      )
    ).rows.map(({ key, name }) => [key, name]),
  );
  const cells = await readCrimeCells(pool);
  const named = cells.map(
    ({ codeId, areaId, ...cell }) =>
      `${cell.partition} ${cell.agency} ${cell.month} ${names.get(`code ${codeId}`)} ${names.get(`area ${areaId}`)} ${cell.count}`,
  );
  return {
    versions: [...(await readDataVersions(pool))]
      .filter(([subject]) => subject !== 'news')
      .join(' '),
    releases: await lines(
      `select concat_ws(' ', kind, source, rows_read, rows_new, rows_updated, rows_unchanged, rows_rejected,
                        case when withdrawn_at is not null then 'withdrawn' end) as line
         from release order by id`,
    ),
    incidents: Number(await one('select count(*)::text as line from incident')),
    cells: cells.length,
    areas: Number(await one('select count(*)::text as line from area')),
    cellBytes: digest(cells.map((cell) => Object.values(cell).join(' '))),
    namedCells: digest(named.sort()),
    records: await one(
      `select md5(string_agg(md5(concat_ws(' ', a.slug, i.number, c.code, i.occurred_at, i.month, i.longitude, i.latitude,
                         n.slug, z.slug, t.slug)), '' order by a.slug collate "C", i.number)) as line
         from incident i join agency a on a.id = i.agency_id join crime_code c on c.id = i.code_id
         left join area n on n.id = i.neighborhood_id left join area z on z.id = i.zipcode_id
         left join area t on t.id = i.tract_id`,
    ),
    places: await one(
      `select md5(string_agg(concat_ws('|', partition, slug, name, coalesce(kind, '-'), coalesce(city, '-'),
                         coalesce(region, '-'), coalesce(residents, -1), coalesce(residents_year, -1),
                         coalesce(residents_source, '-'), coalesce(vintage, -1), coalesce(residents_vintage, -1), coalesce(policed_share, -1), coalesce(policed_share_of, '-'),
                         md5(coordinates::text),
                         (select string_agg(concat_ws(' ', agency, basis, share), ',' order by agency collate "C")
                            from police_coverage where area_id = id)),
                         ';' order by partition collate "C", slug collate "C")) as line
         from area`,
    ),
    suppliedMonths: (
      await lines(
        `select agency || ' ' || string_agg(month || coalesce(' of ' || part, ''), ',' order by month, part collate "C") as line
           from (select distinct a.slug as agency, m.month, array_to_string(m.areas, '+') as part
                   from agency_month m join agency a on a.id = m.agency_id) as stated
          group by agency order by agency collate "C"`,
      )
    ).join('; '),
  };
}

function digest(lines: readonly string[]): string {
  const hash = createHash('sha256');
  for (const line of lines) hash.update(line).update('\n');
  return hash.digest('hex');
}

/**
 * Describes the differences of two states; empty where they are the same. `ids: 'any'` is for stores whose areas and
 * codes were created in different runs: a killed run uses up ids.
 */
export function describeDifferences(
  found: PublishedState,
  expected: PublishedState,
  { ids = 'same' }: { ids?: 'same' | 'any' } = {},
): string[] {
  return (Object.keys(expected) as (keyof PublishedState)[]).flatMap((key) => {
    if (ids === 'any' && key === 'cellBytes') return [];
    const [is, was] = [JSON.stringify(found[key]), JSON.stringify(expected[key])];
    return is === was ? [] : [`${key}: ${is} instead of ${was}`];
  });
}
