import { escapeIdentifier, type PoolClient } from 'pg';
import { Failure } from '../failure.ts';
import type { EnteredTable } from './backup.ts';

const ROWS_AT_ONCE = 1_000;

/** A table beside the rows of a backup, which stand in a temporary table that goes with the transaction. */
export type StagedTable = EnteredTable & {
  readonly key: readonly string[];
  /** The columns that the backup has of it; younger ones get their defaults. */
  readonly columns: readonly string[];
  /** The column that the database numbers by itself, if it is the primary key. */
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
  table: EnteredTable,
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

export async function removeOthers(client: PoolClient, { name, key }: StagedTable): Promise<void> {
  await client.query(
    `delete from ${escapeIdentifier(name)} t
      where not exists (select 1 from ${stageOf(name)} r where ${sameKey(key)})`,
  );
}

/** @returns how many rows the backup has */
export async function upsert(
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
 * Adds the rows that are not there. One whose number has gone to another row gets a new one, and what refers to it follows.
 * @param tables all, those that it refers to before it
 * @returns how many rows were added
 */
export async function addMissing(
  client: PoolClient,
  table: StagedTable,
  tables: readonly EnteredTable[],
): Promise<number> {
  const target = escapeIdentifier(table.name);
  const staged = stageOf(table.name);
  await client.query(`alter table ${staged} add column is_missing boolean, add column former text`);
  if (table.rows === 0) return 0;
  const parents = tables.filter(({ name, restore }) => restore === 'add' && name !== table.name);
  await followNewNumbers(client, table, parents);
  await client.query(
    `update ${staged} r set is_missing =
       not exists (select 1 from ${target} t where ${sameKey(table.key)}) and ${parentIsMissing(table)}`,
  );
  if (table.numbered !== undefined) await renumber(client, table, table.numbered);
  await followNewNumbers(client, table, [table]);
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

/** Gives each row the number of the same row of the table; a missing one keeps its own, or gets a new one where that is taken. */
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

/** Lets the columns that hold numbers of rows of the given tables hold the new ones. */
async function followNewNumbers(
  client: PoolClient,
  { name, refersTo = {} }: StagedTable,
  tables: readonly EnteredTable[],
): Promise<void> {
  for (const [column, other] of Object.entries(refersTo)) {
    if (!tables.some((table) => table.name === other)) continue;
    await client.query(
      `update ${stageOf(name)} r set ${escapeIdentifier(column)} = p.id
         from ${stageOf(other)} p where p.former = r.${escapeIdentifier(column)}::text`,
    );
  }
}

/** Numbers that the database gives out go on after the restored ones. */
export async function advanceSequences(
  client: PoolClient,
  { name: table }: EnteredTable,
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
