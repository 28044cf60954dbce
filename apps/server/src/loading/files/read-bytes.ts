import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { statFile } from './stat-file.ts';
import { damagedGzip, isGzip } from './text-encoding.ts';

export type FileBytes = {
  /** Name without its folder. */
  origin: string;
  bytes: Buffer;
  /** Of the file as it lies on disk. */
  sha256: string;
};

const unzip = promisify(gunzip);

/** Reads a whole file, packed with gzip or not. */
export async function readBytes(path: string): Promise<FileBytes> {
  await statFile(path);
  const origin = basename(path);
  const stored = await readFile(path);
  const sha256 = createHash('sha256').update(stored).digest('hex');
  if (!isGzip(stored)) return { origin, bytes: stored, sha256 };
  const bytes = await unzip(stored).catch((error: Error) => {
    throw damagedGzip(origin, error);
  });
  return { origin, bytes, sha256 };
}

/** Of a file as it lies on disk, however large. */
export async function sha256OfFile(path: string): Promise<string> {
  await statFile(path);
  const hash = createHash('sha256');
  for await (const bytes of createReadStream(path, { highWaterMark: 1 << 20 })) hash.update(bytes);
  return hash.digest('hex');
}
