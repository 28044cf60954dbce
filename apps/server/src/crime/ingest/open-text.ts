import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { pipeline, type Readable, Transform } from 'node:stream';
import { TextDecoder } from 'node:util';
import { createGunzip } from 'node:zlib';
import { Failure } from '../../platform/failure.ts';

/** A text file under way. */
export interface OpenText {
  /** The decoded text; ends with an error that says what is wrong with the file. */
  readonly text: Readable;
  /** Name without its folder. */
  readonly origin: string;
  readonly bytes: number;
  /** How many bytes of the file have been read so far. */
  bytesRead(): number;
  /** Of the file's bytes as they lie on disk; asked for once, when all are read. */
  sha256(): string;
}

/** Small pieces: their rows die young, and collecting them costs nothing (half the time of 1 MB pieces). */
const PIECE_BYTES = 1 << 16;

const GZIP = [0x1f, 0x8b];

/**
 * Opens a text file whatever its dress: gzip or plain, UTF-8 with or without a byte-order mark, or
 * Latin-1 (told by bytes that are not UTF-8 in its first 256 KB).
 */
export async function openText(path: string): Promise<OpenText> {
  const origin = basename(path);
  const size = await stat(path).catch((error: NodeJS.ErrnoException) => {
    throw new Failure(
      error.code === 'ENOENT'
        ? `${path}: there is no such file; check --file`
        : `${path}: cannot be read (${error.message})`,
    );
  });
  if (!size.isFile()) throw new Failure(`${path}: is not a file; check --file`);
  if (size.size === 0) throw new Failure(`${origin}: the file is empty; fetch it again`);
  const start = await firstBytes(path, 2);
  const file = createReadStream(path, { highWaterMark: PIECE_BYTES });
  const hash = createHash('sha256');
  file.on('data', (bytes) => hash.update(bytes));
  const zipped = start[0] === GZIP[0] && start[1] === GZIP[1];
  const decoder = textDecoder(origin);
  const whenBroken = (error: NodeJS.ErrnoException | null) => {
    if (error && !decoder.destroyed) decoder.destroy(error);
  };
  if (zipped) {
    const unzip = createGunzip({ chunkSize: PIECE_BYTES });
    unzip.on('error', (error) => {
      decoder.destroy(
        new Failure(
          `${origin}: the gzip file is damaged or cut off (${error.message}); fetch it again`,
        ),
      );
    });
    pipeline(file, unzip, decoder, whenBroken);
  } else {
    pipeline(file, decoder, whenBroken);
  }
  return {
    text: decoder,
    origin,
    bytes: size.size,
    bytesRead: () => file.bytesRead,
    sha256: () => hash.digest('hex'),
  };
}

async function firstBytes(path: string, count: number): Promise<Buffer> {
  const handle = await open(path);
  try {
    const buffer = Buffer.alloc(count);
    await handle.read(buffer, 0, count, 0);
    return buffer;
  } finally {
    await handle.close();
  }
}

/** Bytes in, strings out. */
function textDecoder(origin: string): Transform {
  let decoder: TextDecoder | null = null;
  return new Transform({
    // strings go out as they are, not encoded once more
    readableObjectMode: true,
    transform(chunk: Buffer, _encoding, done) {
      if (decoder === null) {
        if (chunk.subarray(0, 4096).includes(0)) {
          done(
            new Failure(
              `${origin}: holds binary data, not text (a spreadsheet or a zip archive?); save it as CSV first`,
            ),
          );
          return;
        }
        decoder = new TextDecoder(looksLikeUtf8(chunk.subarray(0, 1 << 18)) ? 'utf-8' : 'latin1');
      }
      done(null, decoder.decode(chunk, { stream: true }));
    },
    flush(done) {
      done(null, decoder?.decode() ?? '');
    },
  });
}

function looksLikeUtf8(bytes: Buffer): boolean {
  try {
    // a sequence may be cut at the end of the sample: `stream` leaves it open
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}
