import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { DataTableName, TableFormat } from '@townlight/contract/our-data';
import { Piscina } from 'piscina';
import type { ColumnDefinition, TableValues } from '../tables/table.ts';
import type { TableToWrite } from './write-table.ts';

export interface AskedFile {
  readonly table: DataTableName;
  readonly format: TableFormat;
  /** Changes with the table. */
  readonly key: string;
  readonly columns: readonly ColumnDefinition[];
  /** Asked only where the file has to be written. */
  make(): TableValues;
}

export interface TableFile {
  readonly path: string;
  /** Of its bytes. */
  readonly hash: string;
}

export interface TableFiles {
  /** The file of a table as it is now: written when it is first asked for, kept for as long as it is true. */
  fileOf(asked: AskedFile): Promise<TableFile>;
  /** A gzipped file for readers who take nothing packed: unpacked once, not for each of them. */
  unpackedOf(path: string): Promise<string>;
  close(): Promise<void>;
}

const ENDINGS = { csv: 'csv.gz', parquet: 'parquet' } as const;
/** Another reader may still be getting the file before; after so long nobody is. */
const KEPT_MS = 3_600_000;
const IDLE_MS = 20_000;
const worker = new URL('./write-table.ts', import.meta.url).href;

/** Tables as files in a folder, written in a thread of their own, one at a time. */
export function keepTableFiles(folder: string): TableFiles {
  const writer = new Piscina<TableToWrite, void>({
    filename: worker,
    name: 'writeTable',
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
  });
  const coming = new Map<string, Promise<void>>();
  // read once in a process: a file never changes under its name
  const hashes = new Map<string, Promise<string>>();

  /** Made where it is not there yet, once for all who ask; whole or not there. */
  const once = async (file: string, make: (unfinished: string) => Promise<void>) => {
    if (existsSync(file)) return;
    const makeWhole = async () => {
      const unfinished = `${file}.${process.pid}.part`;
      await make(unfinished);
      await rename(unfinished, file);
    };
    const making = coming.get(file) ?? makeWhole().finally(() => coming.delete(file));
    coming.set(file, making);
    await making;
  };

  const write = async (unfinished: string, { table, format, columns, key, make }: AskedFile) => {
    await mkdir(folder, { recursive: true });
    await writer.run({ values: make(), columns, format, file: unfinished });
    await removeOlder(folder, table, key);
    for (const known of hashes.keys()) if (!existsSync(known)) hashes.delete(known);
  };

  const hashOf = async (file: string) => {
    const known = hashes.get(file) ?? hashOfFile(file);
    hashes.set(file, known);
    // what could not be read is read again
    known.catch(() => hashes.delete(file));
    return await known;
  };

  return {
    async fileOf(asked) {
      const file = join(folder, `${asked.table}-${asked.key}.${ENDINGS[asked.format]}`);
      await once(file, (unfinished) => write(unfinished, asked));
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
  // a key has 22 letters: no table's name is taken for the beginning of another's
  const isOfTable = new RegExp(`^${table}-[\\w-]{22}\\.`);
  for (const name of await readdir(folder)) {
    const file = join(folder, name);
    if (!isOfTable.test(name) || name.startsWith(`${table}-${key}.`)) continue;
    const found = await stat(file).catch(() => null);
    if (found !== null && Date.now() - found.mtimeMs > KEPT_MS) await rm(file, { force: true });
  }
}
