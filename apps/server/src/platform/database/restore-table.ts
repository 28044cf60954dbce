import { escapeIdentifier, type PoolClient } from 'pg';
import { Failure } from '../failure.ts';
import type { UserDataTable } from './backup.ts';

const ROWS_AT_ONCE = 1_000;

/** A table with the rows of its backup in a temporary table, which is dropped at the end of the transaction. */
export type StagedTable = UserDataTable & {
  readonly key: readonly string[];
  /** The columns in the backup; newer columns get their defaults. */
  readonly columns: readonly string[];
  /** The primary key column, if the database generates its numbers. */
  readonly numbered: string | undefined;
  readonly rows: number;
};

const stageOf = (table: string): string => escapeIdentifier(`restored_${table}`);
const listOf = (columns: readonly string[]): string => columns.map(escapeIdentifier).join(', ');
const sameKey = (key: readonly string[]): string =>
  key
    .map(escapeIdentifier)
    .map((column) => `r.${column} is not distinct from t.${column}`)
    .join(' and ');

/** @param rows of the backup, as JSON texts */
export async function stageTable(
  client: PoolClient,
  table: UserDataTable,
  rows: readonly string[],
): Promise<StagedTable> {
  const staged = stageOf(table.name);
  await client.query(
    `create temp table ${staged} on commit drop as
     select ${table.columns ? listOf(table.columns) : '*'} from ${escapeIdentifier(table.name)} with no data`,
  );
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
    await client.query(
      `insert into ${staged} select * from jsonb_populate_recordset(null::${staged}, $1::jsonb)`,
      [`[${rows.slice(at, at + ROWS_AT_ONCE).join(',')}]`],
    );
  const { rows: columns } = await client.query<{
    name: string;
    primary: boolean;
    numbered: boolean;
  }>(
    `select a.attname as name, coalesce(a.attnum = any (i.indkey), false) as primary,
            pg_get_serial_sequence($1, a.attname) is not null as numbered
       from pg_attribute a
       left join pg_index i on i.indrelid = a.attrelid and i.indisprimary
      where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''`,
    [escapeIdentifier(table.name)],
  );
  const key = table.key ?? columns.filter(({ primary }) => primary).map((column) => column.name);
  if (key.length === 0)
    throw new Failure(`table ${table.name} has no primary key and cannot be restored`);
  const known = rows[0] === undefined ? [] : Object.keys(JSON.parse(rows[0]) as object);
  return {
    ...table,
    key,
    columns: columns.map(({ name }) => name).filter((name) => known.includes(name)),
    numbered: columns.find(({ primary, numbered }) => primary && numbered)?.name,
    rows: rows.length,
  };
}

export async function deleteRowsNotInBackup(
  client: PoolClient,
  { name, key }: StagedTable,
): Promise<void> {
  await client.query(
    `delete from ${escapeIdentifier(name)} t
      where not exists (select 1 from ${stageOf(name)} r where ${sameKey(key)})`,
  );
}

/** @returns the number of rows in the backup */
export async function upsertStagedRows(
  client: PoolClient,
  { name, key, columns, rows }: StagedTable,
): Promise<number> {
  if (rows === 0) return 0;
  const set = columns
    .filter((column) => !key.includes(column))
    .map(escapeIdentifier)
    .map((column) => `${column} = excluded.${column}`);
  await client.query(
    `insert into ${escapeIdentifier(name)} (${listOf(columns)}) overriding system value
     select ${listOf(columns)} from ${stageOf(name)}
     on conflict (${listOf(key)}) do ${set.length > 0 ? `update set ${set.join(', ')}` : 'nothing'}`,
  );
  return rows;
}

/**
 * Inserts missing rows. A row whose number is used by another row gets a new one, and references follow.
 * @param tables all tables, referenced ones first
 * @returns the number of inserted rows
 */
export async function insertMissingRows(
  client: PoolClient,
  table: StagedTable,
  tables: readonly UserDataTable[],
): Promise<number> {
  const target = escapeIdentifier(table.name);
  const staged = stageOf(table.name);
  await client.query(`alter table ${staged} add column is_missing boolean, add column former text`);
  if (table.rows === 0) return 0;
  const parents = tables.filter(({ name, restore }) => restore === 'add' && name !== table.name);
  await updateReferences(client, table, parents);
  await client.query(
    `update ${staged} r set is_missing =
       not exists (select 1 from ${target} t where ${sameKey(table.key)}) and ${parentIsMissing(table)}`,
  );
  if (table.numbered !== undefined) await renumber(client, table, table.numbered);
  await updateReferences(client, table, [table]);
  const { rowCount } = await client.query(
    `insert into ${target} (${listOf(table.columns)}) overriding system value
     select ${listOf(table.columns)} from ${staged} where is_missing`,
  );
  return rowCount ?? 0;
}

function parentIsMissing({ with: column, refersTo = {} }: StagedTable): string {
  if (column === undefined) return 'true';
  const parent = stageOf(refersTo[column] ?? '');
  return `exists (select 1 from ${parent} p where p.is_missing and p.id = r.${escapeIdentifier(column)})`;
}

/**
 * Sets the number of each staged row to that of the same row in the table; a missing row keeps its number, or gets a
 * new one where that is in use.
 */
async function renumber(
  client: PoolClient,
  { name, key }: StagedTable,
  column: string,
): Promise<void> {
  if (key.includes(column))
    throw new Failure(
      `table ${name}: its numbers cannot say which rows are already there; give it a key`,
    );
  const [target, staged, id] = [escapeIdentifier(name), stageOf(name), escapeIdentifier(column)];
  const highest = `greatest((select max(${id}) from ${target}), (select max(${id}) from ${staged}))`;
  await client.query(`update ${staged} set former = ${id}`);
  await client.query(`select setval(pg_get_serial_sequence($1, $2), ${highest})`, [target, column]);
  await client.query(
    `update ${staged} r set ${id} = case
       when not is_missing then (select t.${id} from ${target} t where ${sameKey(key)} limit 1)
       when exists (select 1 from ${target} t where t.${id} = r.${id})
       then nextval(pg_get_serial_sequence($1, $2)) else r.${id} end`,
    [target, column],
  );
}

/** Updates references to rows of the given tables to their new numbers. */
async function updateReferences(
  client: PoolClient,
  { name, refersTo = {} }: StagedTable,
  tables: readonly UserDataTable[],
): Promise<void> {
  for (const [column, other] of Object.entries(refersTo)) {
    if (!tables.some((table) => table.name === other)) continue;
    await client.query(
      `update ${stageOf(name)} r set ${escapeIdentifier(column)} = p.id
         from ${stageOf(other)} p where p.former = r.${escapeIdentifier(column)}::text`,
    );
  }
}

/** Advances generated numbers beyond the restored ones. */
export async function advanceSequences(
  client: PoolClient,
  { name: table }: UserDataTable,
): Promise<void> {
  const { rows } = await client.query<{ name: string; sequence: string }>(
    `select a.attname as name, pg_get_serial_sequence($1, a.attname) as sequence
       from pg_attribute a
      where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped
        and pg_get_serial_sequence($1, a.attname) is not null`,
    [escapeIdentifier(table)],
  );
  for (const { name, sequence } of rows)
    await client.query(
      `select setval($1, greatest((select max(${escapeIdentifier(name)}) from ${escapeIdentifier(table)}),
         (select last_value from ${sequence})))`,
      [sequence],
    );
}
