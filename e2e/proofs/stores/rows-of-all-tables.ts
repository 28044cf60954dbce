import type { StoreConfig } from '../../../apps/server/src/platform/database/open-database.ts';
import { withDatabase } from './published-state.ts';

/**
 * Columns that differ from run to run: ids that the store assigns, random ids and tokens, times, and packed figures
 * with ids.
 */
const GIVEN_OUT = `(
  data_type in ('timestamp with time zone', 'uuid', 'bytea')
  or column_name in ('id', 'version', 'token_hash') or column_name like '%\\_id'
  or coalesce(column_default, '') like 'nextval%' or is_identity = 'YES')`;

/**
 * Returns the row count of each table and a digest of its content without ids and times. Sign-in links are excluded,
 * since each invitation adds one.
 */
export function readRowsOfAllTables(store: StoreConfig): Promise<ReadonlyMap<string, string>> {
  return withDatabase(store, async ({ pool }) => {
    const { rows: tables } = await pool.query<{ name: string; columns: string | null }>(
      `select table_name as name,
              string_agg(quote_ident(column_name), ', ' order by column_name) filter (where not ${GIVEN_OUT}) as columns
         from information_schema.columns join information_schema.tables using (table_schema, table_name)
        where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'staff_link'
        group by table_name order by table_name`,
    );
    const found = new Map<string, string>();
    for (const { name, columns } of tables) {
      const rowText = columns === null ? "''" : `concat_ws('|', ${columns})`;
      const { rows } = await pool.query<{ told: string }>(
        `select count(*) || ' ' || coalesce(md5(string_agg(md5(${rowText}), '' order by md5(${rowText}))), '') as told from "${name}"`,
      );
      found.set(name, rows[0]?.told ?? '');
    }
    return found;
  });
}

/** Describes the tables that differ; empty where none does. */
export function describeUnlikeTables(
  found: ReadonlyMap<string, string>,
  expected: ReadonlyMap<string, string>,
): string[] {
  return [...expected].flatMap(([name, summary]) =>
    found.get(name) === summary ? [] : [`${name}: ${found.get(name)} instead of ${summary}`],
  );
}
