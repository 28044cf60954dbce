import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { escapeIdentifier, type Pool, type PoolClient } from 'pg';
import { type BackupOccasion, backupName, backupsToRemove } from './backups-to-keep.ts';
import { inTransaction } from './transaction.ts';

export const BACKUP_FORMAT = 'townlight-backup-1';
const ROWS_AT_ONCE = 1_000;

/** A table of what people entered; by default all its columns and rows. */
export type EnteredTable = {
  name: string;
  /** Whose data version a restore raises. */
  subject: string;
  /** Only these columns, where a load has made the rest. */
  columns?: readonly string[];
  /**
   * What a row is found again by; by default the primary key. A number that the database gave out is no key where `restore` is
   * `add`: a new store gives it out again.
   */
  key?: readonly string[];
  /**
   * `replace`, by default: the table has the rows of the backup, as those who keep it want it back. `update`: they are set,
   * others stay, because a load made them. `add`: what is there stays as it is, whatever the backup says; what is missing comes back.
   */
  restore?: 'replace' | 'update' | 'add';
  /** Columns that hold the `id` of a row of another of the tables: with that row's new number, where it got one. */
  refersTo?: Readonly<Record<string, string>>;
  /** Of an added table: a row comes back only together with the row of the other table that this column refers to. */
  with?: string;
  /** Reads what the restore may replace; its result goes to `afterRestore`. Called before any row is changed, in the same transaction. */
  beforeRestore?(client: PoolClient): Promise<unknown>;
  /** Mends what the restored rows and those that stayed disagree about; called when all tables are done, in the same transaction. */
  afterRestore?(client: PoolClient, restored: Restored): Promise<void>;
};

export interface Restored {
  /** The path of the backup. */
  readonly file: string;
  /** What `beforeRestore` of the same table returned. */
  readonly before: unknown;
}

/**
 * Writes the given tables (what people entered, parents before children) as JSON lines to
 * `<dataFolder>/backups/<time>.jsonl.gz`, and removes those that have had their time. The file has its name only when it is whole
 * and on the disk.
 * @returns the file's path
 */
export async function writeBackup(
  pool: Pool,
  dataFolder: string,
  tables: readonly EnteredTable[],
  now: Date,
  occasion: BackupOccasion = 'change',
): Promise<string> {
  const folder = join(dataFolder, 'backups');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const name = backupName(now, occasion);
  const draft = join(folder, `.${name}.draft-${process.pid}`);
  const file = await open(draft, 'w', 0o600);
  try {
    await inTransaction(pool, async (client) => {
      await client.query('set transaction isolation level repeatable read, read only');
      const lines = Readable.from(backupLines(client, tables, now));
      await pipeline(lines, createGzip(), async (packed: AsyncIterable<Buffer>) => {
        for await (const chunk of packed) await file.appendFile(chunk);
      });
    });
    await file.sync();
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  } finally {
    await file.close();
  }
  await rename(draft, join(folder, name));
  await syncFolder(folder);
  await removeOld(folder, now);
  return join(folder, name);
}

async function* backupLines(
  client: PoolClient,
  tables: readonly EnteredTable[],
  now: Date,
): AsyncGenerator<string> {
  yield `${JSON.stringify({ format: BACKUP_FORMAT, written: now.toISOString() })}\n`;
  let count = 0;
  for (const { name, columns } of tables) {
    const chosen = columns?.map(escapeIdentifier).join(', ') ?? '*';
    await client.query(
      `declare rows_to_back_up cursor for
       select to_jsonb(t)::text as row from (select ${chosen} from ${escapeIdentifier(name)}) t`,
    );
    for (;;) {
      const { rows } = await client.query<{ row: string }>(
        `fetch ${ROWS_AT_ONCE} from rows_to_back_up`,
      );
      if (rows.length === 0) break;
      count += rows.length;
      // the row's text is kept as the database wrote it: numbers beyond 2^53 stay exact
      for (const { row } of rows) yield `{"table":${JSON.stringify(name)},"row":${row}}\n`;
    }
    await client.query('close rows_to_back_up');
  }
  yield `${JSON.stringify({ end: true, rows: count })}\n`;
}

async function removeOld(folder: string, now: Date): Promise<void> {
  const names = await readdir(folder);
  // drafts are of writers that were killed
  const drafts = names.filter((name) => name.includes('.draft-'));
  for (const name of [...drafts, ...backupsToRemove(names, now)])
    await rm(join(folder, name), { force: true });
}

async function syncFolder(folder: string): Promise<void> {
  // Windows opens no folders and writes their entries through on its own
  const handle = await open(folder, 'r').catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}
