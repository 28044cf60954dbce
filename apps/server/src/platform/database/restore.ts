import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Pool } from 'pg';
import { Failure } from '../failure.ts';
import { statFile } from '../files/stat-file.ts';
import { computeMaxUnpackedBytes } from '../files/unpack-limit.ts';
import { BACKUP_FORMAT, type UserDataTable } from './backup.ts';
import {
  advanceSequences,
  deleteRowsNotInBackup,
  insertMissingRows,
  type StagedTable,
  stageTable,
  upsertStagedRows,
} from './restore-table.ts';
import { inTransaction } from './transaction.ts';
import { bumpVersion } from './version.ts';

/**
 * Restores a backup, all or nothing, each table according to its `restore`, and raises the data versions of their
 * features. Rows that stay are updated in place, so references to them stay valid.
 * @param allTables parents before children, as in the backup
 * @param options.without features whose tables stay unchanged
 * @returns restored rows per table, without those that existed and stayed unchanged
 */
export async function restoreBackup(
  pool: Pool,
  file: string,
  allTables: readonly UserDataTable[],
  { without = [] }: { without?: readonly string[] } = {},
): Promise<Map<string, number>> {
  const contents = await readBackup(file, allTables);
  const tables = allTables.filter(({ subject }) => !without.includes(subject));
  return await inTransaction(pool, async (client) => {
    const before = new Map<string, unknown>();
    for (const table of tables) before.set(table.name, await table.beforeRestore?.(client));
    const staged: StagedTable[] = [];
    for (const table of tables)
      staged.push(await stageTable(client, table, contents.get(table.name) ?? []));
    for (const table of staged.toReversed())
      if ((table.restore ?? 'replace') === 'replace') await deleteRowsNotInBackup(client, table);
    const restored = new Map<string, number>();
    for (const table of staged)
      restored.set(
        table.name,
        table.restore === 'add'
          ? await insertMissingRows(client, table, tables)
          : await upsertStagedRows(client, table),
      );
    for (const table of tables) await advanceSequences(client, table);
    for (const table of tables)
      await table.afterRestore?.(client, { file, before: before.get(table.name) });
    for (const subject of new Set(tables.map((table) => table.subject)))
      await bumpVersion(client, subject);
    return restored;
  });
}

type Line = { format?: string; end?: boolean; rows?: number; table?: string };

/** Reads the rows of each table as JSON texts: parsing them here would round numbers beyond 2^53. */
async function readBackup(
  file: string,
  tables: readonly UserDataTable[],
): Promise<Map<string, string[]>> {
  const broken = (problem: string): Failure =>
    new Failure(
      `${file}: ${problem}; nothing was changed; choose another file from the backups folder`,
    );
  const { size } = await statFile(
    file,
    'nothing was changed; choose a file from the backups folder',
  );
  const packed = await readFile(file).catch((error: Error) => {
    throw broken(error.message);
  });
  const unpacked = await promisify(gunzip)(packed, {
    maxOutputLength: computeMaxUnpackedBytes(size),
  }).catch((error: Error) => {
    throw broken(`cannot be unpacked (${error.message})`);
  });
  const contents = new Map<string, string[]>(tables.map(({ name }) => [name, []]));
  let rows = 0;
  let ended = false;
  for (const [index, text] of unpacked.toString('utf8').trimEnd().split('\n').entries()) {
    const line = parseLine(text);
    if (line === undefined) throw broken(`line ${index + 1} is not JSON`);
    if (index === 0) {
      if (line.format !== BACKUP_FORMAT) throw broken('is not a Townlight backup');
    } else if (line.end) {
      ended = line.rows === rows;
    } else {
      const table = contents.get(line.table ?? '');
      if (!table) throw broken(`line ${index + 1}: "${line.table}" is not a table of a backup`);
      table.push(text.slice(text.indexOf('"row":') + '"row":'.length, -1));
      rows++;
    }
  }
  if (!ended) throw broken(`is cut off after ${rows} rows, before its last line`);
  return contents;
}

function parseLine(text: string): Line | undefined {
  try {
    return JSON.parse(text) as Line;
  } catch {
    return undefined;
  }
}
