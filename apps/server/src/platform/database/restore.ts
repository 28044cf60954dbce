import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { escapeIdentifier, type Pool, type PoolClient } from 'pg';
import { Failure } from '../failure.ts';
import { BACKUP_FORMAT, type EnteredTable } from './backup.ts';
import { inTransaction } from './transaction.ts';
import { bumpVersion } from './version.ts';

const ROWS_AT_ONCE = 1_000;

/**
 * Gives the tables the contents of a backup, all or nothing, and raises the data versions of their subjects. Rows that
 * stay are updated in place, so whatever refers to them keeps its reference.
 * @param tables parents before children, as in the backup
 * @returns rows restored per table
 */
export async function restoreBackup(
  pool: Pool,
  file: string,
  tables: readonly EnteredTable[],
): Promise<Map<string, number>> {
  const contents = await readBackup(file, tables);
  await inTransaction(pool, async (client) => {
    for (const table of tables) await stage(client, table, contents.get(table.name) ?? []);
    const plans = [];
    for (const table of tables) plans.push(await planFor(client, table, contents));
    for (const { removeOthers } of plans.toReversed())
      if (removeOthers) await client.query(removeOthers);
    for (const plan of plans) await client.query(plan.upsert);
    for (const table of tables) await advanceSequences(client, table);
    for (const subject of new Set(tables.map((table) => table.subject)))
      await bumpVersion(client, subject);
  });
  return new Map(tables.map(({ name }) => [name, contents.get(name)?.length ?? 0]));
}

type Line = { format?: string; end?: boolean; rows?: number; table?: string };

/** The rows of each table as JSON texts: parsing them here would round numbers beyond 2^53. */
async function readBackup(
  file: string,
  tables: readonly EnteredTable[],
): Promise<Map<string, string[]>> {
  const broken = (problem: string): Failure =>
    new Failure(
      `${file}: ${problem}; nothing was changed, choose another file of the backups folder`,
    );
  const packed = await readFile(file).catch((error: Error) => {
    throw broken(error.message);
  });
  const unpacked = await promisify(gunzip)(packed).catch((error: Error) => {
    throw broken(`cannot be unpacked (${error.message})`);
  });
  const contents = new Map<string, string[]>(tables.map(({ name }) => [name, []]));
  let rows = 0;
  let ended = false;
  for (const [index, text] of unpacked.toString('utf8').trimEnd().split('\n').entries()) {
    const line = parseLine(text);
    if (line === undefined) throw broken(`line ${index + 1} is not JSON`);
    if (index === 0) {
      if (line.format !== BACKUP_FORMAT) throw broken('is not a backup of Townlight');
    } else if (line.end) {
      ended = line.rows === rows;
    } else {
      const table = contents.get(line.table ?? '');
      if (!table) throw broken(`line ${index + 1}: "${line.table}" is not a table of a backup`);
      table.push(text.slice(text.indexOf('"row":') + '"row":'.length, -1));
      rows++;
    }
  }
  if (!ended) throw broken(`ends after ${rows} rows, before its last line`);
  return contents;
}

function parseLine(text: string): Line | undefined {
  try {
    return JSON.parse(text) as Line;
  } catch {
    return undefined;
  }
}

const stageOf = (table: string): string => escapeIdentifier(`restored_${table}`);

async function stage(
  client: PoolClient,
  { name, columns }: EnteredTable,
  rows: readonly string[],
): Promise<void> {
  const chosen = columns?.map(escapeIdentifier).join(', ') ?? '*';
  const staged = stageOf(name);
  await client.query(
    `create temp table ${staged} on commit drop as
     select ${chosen} from ${escapeIdentifier(name)} with no data`,
  );
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
    await client.query(
      `insert into ${staged} select * from jsonb_populate_recordset(null::${staged}, $1::jsonb)`,
      [`[${rows.slice(at, at + ROWS_AT_ONCE).join(',')}]`],
    );
}

async function planFor(
  client: PoolClient,
  table: EnteredTable,
  contents: ReadonlyMap<string, readonly string[]>,
): Promise<{ removeOthers: string | undefined; upsert: string }> {
  const { rows } = await client.query<{ name: string; key: boolean }>(
    `select a.attname as name, coalesce(a.attnum = any (i.indkey), false) as key
       from pg_attribute a
       left join pg_index i on i.indrelid = a.attrelid and i.indisprimary
      where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''`,
    [escapeIdentifier(table.name)],
  );
  const key = table.key ?? rows.filter((column) => column.key).map(({ name }) => name);
  if (key.length === 0)
    throw new Failure(`table ${table.name} has no primary key and cannot be restored`);
  const first = contents.get(table.name)?.[0];
  // columns that are younger than the backup get their defaults
  const known = first === undefined ? undefined : Object.keys(JSON.parse(first) as object);
  const columns = rows.map(({ name }) => name).filter((name) => known?.includes(name) ?? true);
  const names = columns.map(escapeIdentifier).join(', ');
  const keys = key.map(escapeIdentifier);
  const set = columns
    .filter((name) => !key.includes(name))
    .map((name) => `${escapeIdentifier(name)} = excluded.${escapeIdentifier(name)}`);
  const target = escapeIdentifier(table.name);
  const staged = stageOf(table.name);
  const sameRow = keys.map((column) => `r.${column} = t.${column}`).join(' and ');
  const upsert =
    first === undefined
      ? 'select'
      : `insert into ${target} (${names}) overriding system value select ${names} from ${staged}
         on conflict (${keys.join(', ')}) do ${set.length > 0 ? `update set ${set.join(', ')}` : 'nothing'}`;
  return {
    removeOthers: table.keepOthers
      ? undefined
      : `delete from ${target} t where not exists (select 1 from ${staged} r where ${sameRow})`,
    upsert,
  };
}

/** Numbers that the database gives out go on after the restored ones. */
async function advanceSequences(client: PoolClient, { name: table }: EnteredTable): Promise<void> {
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
