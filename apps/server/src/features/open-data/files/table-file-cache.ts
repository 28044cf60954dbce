import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { DataTableName, TableFormat } from '@townlight/contract/open-data';
import { Piscina } from 'piscina';
import type { ColumnDefinition, TableValues } from '../tables/table.ts';
import type { TableWriteJob } from './write-table.ts';

export interface TableFileRequest {
  readonly table: DataTableName;
  readonly format: TableFormat;
  /** Differs for each state of the table. */
  readonly key: string;
  readonly columns: readonly ColumnDefinition[];
  /** Called only when the file has to be written. */
  make(): TableValues;
}

export interface TableFile {
  readonly path: string;
  /** Hash of its bytes. */
  readonly hash: string;
}

/** The files of public tables, written on first request. */
export interface TableFileCache {
  /** Returns the current file of a table, written on first request and reused until the table changes. */
  fileOf(request: TableFileRequest): Promise<TableFile>;
  /** Returns an uncompressed copy of a gzipped file, unpacked once. */
  unpackedOf(path: string): Promise<string>;
  close(): Promise<void>;
}

const ENDINGS = { csv: 'csv.gz', parquet: 'parquet' } as const;
/** How long replaced files are retained, because a slow client may still download one. */
const RETENTION_MS = 3_600_000;
const IDLE_MS = 20_000;
const worker = new URL('./write-table.ts', import.meta.url).href;

/** Writes tables as files to a folder, in one worker thread, one at a time. */
export function createTableFileCache(folder: string): TableFileCache {
  const writer = new Piscina<TableWriteJob, void>({
    filename: worker,
    name: 'writeTable',
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
  });
  const pending = new Map<string, Promise<void>>();
  // hashed once per process: a file never changes under its name
  const hashes = new Map<string, Promise<string>>();

  /** Creates a file unless it exists, once for concurrent requests, through a temporary file. */
  const once = async (file: string, make: (unfinished: string) => Promise<void>) => {
    if (existsSync(file)) return;
    const makeAtomically = async () => {
      const unfinished = `${file}.${process.pid}.part`;
      await make(unfinished);
      await rename(unfinished, file);
    };
    const making = pending.get(file) ?? makeAtomically().finally(() => pending.delete(file));
    pending.set(file, making);
    await making;
  };

  const write = async (
    unfinished: string,
    { table, format, columns, key, make }: TableFileRequest,
  ) => {
    await mkdir(folder, { recursive: true });
    await writer.run({ values: make(), columns, format, file: unfinished });
    await removeOlder(folder, table, key);
    for (const known of hashes.keys()) if (!existsSync(known)) hashes.delete(known);
  };

  const hashOf = async (file: string) => {
    const known = hashes.get(file) ?? hashOfFile(file);
    hashes.set(file, known);
    // a failed hash is retried on the next request
    known.catch(() => hashes.delete(file));
    return await known;
  };

  return {
    async fileOf(request) {
      const file = join(folder, `${request.table}-${request.key}.${ENDINGS[request.format]}`);
      await once(file, (unfinished) => write(unfinished, request));
      return { path: file, hash: await hashOf(file) };
    },
    async unpackedOf(path) {
      const unpacked = path.replace(/\.gz$/, '');
      await once(unpacked, (unfinished) =>
        pipeline(createReadStream(path), createGunzip(), createWriteStream(unfinished)),
      );
      return unpacked;
    },
    close: () => writer.destroy(),
  };
}

async function hashOfFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest('base64url').slice(0, 22);
}

async function removeOlder(folder: string, table: DataTableName, key: string): Promise<void> {
  // a key has 22 characters, so that no table's name matches the prefix of another's
  const isOfTable = new RegExp(`^${table}-[\\w-]{22}\\.`);
  for (const name of await readdir(folder)) {
    const file = join(folder, name);
    if (!isOfTable.test(name) || name.startsWith(`${table}-${key}.`)) continue;
    const found = await stat(file).catch(() => null);
    if (found !== null && Date.now() - found.mtimeMs > RETENTION_MS)
      await rm(file, { force: true });
  }
}
