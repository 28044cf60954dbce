import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { Failure } from '../../platform/failure.ts';
import { statFile } from '../../platform/files/stat-file.ts';
import {
  computeMaxUnpackedBytes,
  createUnpackLimitError,
} from '../../platform/files/unpack-limit.ts';
import { createDamagedGzipFailure, decodeText, isGzip } from './text-encoding.ts';

export type FileBytes = {
  /** File name without its folder. */
  origin: string;
  bytes: Buffer;
  /** Hash of the file as stored on disk. */
  sha256: string;
};

/** Limit for files read into memory: a longer text does not fit into one string. */
const MAX_BYTES = 500_000_000;
/** Limit for settings and paragraphs. */
const MAX_SMALL_BYTES = 10_000_000;

const unzip = promisify(gunzip);

/** Reads a complete file, gzipped or not. @throws Failure when it is missing, damaged or too large */
export async function readFileBytes(path: string): Promise<FileBytes> {
  const { size } = await statFile(path);
  const origin = basename(path);
  if (size > MAX_BYTES) throw tooLargeFailure(path, MAX_BYTES);
  const stored = await readFile(path);
  const sha256 = createHash('sha256').update(stored).digest('hex');
  if (!isGzip(stored)) return { origin, bytes: stored, sha256 };
  const unpackLimit = computeMaxUnpackedBytes(size);
  const bytes = await unzip(stored, { maxOutputLength: Math.min(unpackLimit, MAX_BYTES) }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ERR_BUFFER_TOO_LARGE') throw createDamagedGzipFailure(origin, error);
      throw unpackLimit < MAX_BYTES
        ? createUnpackLimitError(origin)
        : tooLargeFailure(path, MAX_BYTES);
    },
  );
  return { origin, bytes, sha256 };
}

/**
 * Reads a small text file.
 * @param source the option that named the file, e.g. `check --mapping`
 */
export async function readSmallText(
  path: string,
  source?: string,
  maxBytes = MAX_SMALL_BYTES,
): Promise<string> {
  const { size } = await statFile(path, source);
  if (size > maxBytes) throw tooLargeFailure(path, maxBytes);
  return decodeText(await readFile(path));
}

/** Reads a small text from a stream. */
export async function readTextStream(
  input: AsyncIterable<Uint8Array | string> | Iterable<Uint8Array | string>,
  what = 'standard input',
  maxBytes = MAX_SMALL_BYTES,
): Promise<string> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of input) {
    pieces.push(Buffer.from(piece));
    size += piece.length;
    if (size > maxBytes) throw tooLargeFailure(what, maxBytes);
  }
  return decodeText(Buffer.concat(pieces));
}

/** Hashes a file of any size. */
export async function sha256OfFile(path: string): Promise<string> {
  await statFile(path);
  const hash = createHash('sha256');
  for await (const bytes of createReadStream(path, { highWaterMark: 1 << 20 })) hash.update(bytes);
  return hash.digest('hex');
}

function tooLargeFailure(what: string, maxBytes: number): Failure {
  return new Failure(
    `${what}: is larger than ${maxBytes / 1_000_000} MB, too much to read at once; is it the right file?`,
  );
}
