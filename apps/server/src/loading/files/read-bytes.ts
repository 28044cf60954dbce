import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { Failure } from '../../platform/failure.ts';
import { statFile } from '../../platform/files/stat-file.ts';
import { mostUnpacked, unpacksTooFar } from '../../platform/files/unpack-bound.ts';
import { damagedGzip, decodeText, isGzip } from './text-encoding.ts';

export type FileBytes = {
  /** Name without its folder. */
  origin: string;
  bytes: Buffer;
  /** Of the file as it lies on disk. */
  sha256: string;
};

/** What is held whole: a text of more does not fit one string. */
const MOST_BYTES = 500_000_000;
/** Settings and paragraphs. */
const MOST_SMALL_BYTES = 10_000_000;

const unzip = promisify(gunzip);

/** Reads a whole file, packed with gzip or not. @throws Failure where it is no file, damaged or too large */
export async function readBytes(path: string): Promise<FileBytes> {
  const { size } = await statFile(path);
  const origin = basename(path);
  if (size > MOST_BYTES) throw tooLarge(path, MOST_BYTES);
  const stored = await readFile(path);
  const sha256 = createHash('sha256').update(stored).digest('hex');
  if (!isGzip(stored)) return { origin, bytes: stored, sha256 };
  const most = mostUnpacked(size);
  const bytes = await unzip(stored, { maxOutputLength: Math.min(most, MOST_BYTES) }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ERR_BUFFER_TOO_LARGE') throw damagedGzip(origin, error);
      throw most < MOST_BYTES ? unpacksTooFar(origin) : tooLarge(path, MOST_BYTES);
    },
  );
  return { origin, bytes, sha256 };
}

/**
 * Reads a small text: settings, a paragraph, mails that came back.
 * @param mend where its name comes from, e.g. `check --mapping`
 */
export async function readSmallText(
  path: string,
  mend?: string,
  most = MOST_SMALL_BYTES,
): Promise<string> {
  const { size } = await statFile(path, mend);
  if (size > most) throw tooLarge(path, most);
  return decodeText(await readFile(path));
}

/** The same from a stream: what is piped in, or a text under way. */
export async function readStream(
  input: AsyncIterable<Uint8Array | string> | Iterable<Uint8Array | string>,
  what = 'standard input',
  most = MOST_SMALL_BYTES,
): Promise<string> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of input) {
    pieces.push(Buffer.from(piece));
    size += piece.length;
    if (size > most) throw tooLarge(what, most);
  }
  return decodeText(Buffer.concat(pieces));
}

/** Of a file as it lies on disk, however large. */
export async function sha256OfFile(path: string): Promise<string> {
  await statFile(path);
  const hash = createHash('sha256');
  for await (const bytes of createReadStream(path, { highWaterMark: 1 << 20 })) hash.update(bytes);
  return hash.digest('hex');
}

function tooLarge(what: string, most: number): Failure {
  return new Failure(
    `${what}: is larger than ${most / 1_000_000} MB, too much to read at once; is it the right file?`,
  );
}
