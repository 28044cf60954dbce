import { createHash } from 'node:crypto';
import { pipeline, type Readable, Transform } from 'node:stream';
import { TextDecoder } from 'node:util';
import { createGunzip } from 'node:zlib';
import { boundedUnpacking } from '../../platform/files/unpack-bound.ts';
import { damagedGzip, encodingOf, refuseBinary } from './text-encoding.ts';

/** A text under way. */
export interface OpenText {
  /** The decoded text; ends with an error that says what is wrong with the file. */
  readonly text: Readable;
  /** Name of the file, without its folder. */
  readonly origin: string;
  /** The share of the bytes that has been read so far, from 0 to 1; `null` where the size is unknown. */
  done(): number | null;
  /** Of the bytes as they were stored or sent; asked for once, when all are read. */
  sha256(): string;
}

/** Small pieces: their rows die young, and collecting them costs nothing (half the time of 1 MB pieces). */
export const PIECE_BYTES = 1 << 16;

/**
 * The text of a stream of bytes whatever its dress: gzip or plain, UTF-8 with or without a byte-order mark, or Latin-1
 * (told by bytes that are not UTF-8 in its first piece).
 */
export function decodedText(
  bytes: Readable,
  { origin, zipped }: { origin: string; zipped: boolean },
): Omit<OpenText, 'done'> {
  const hash = createHash('sha256');
  let stored = 0;
  bytes.on('data', (piece) => {
    hash.update(piece);
    stored += piece.length;
  });
  const text = textDecoder(origin);
  const whenBroken = (error: NodeJS.ErrnoException | null) => {
    if (error && !text.destroyed) text.destroy(error);
  };
  if (zipped) {
    const unzip = createGunzip({ chunkSize: PIECE_BYTES });
    unzip.on('error', (error) => text.destroy(damagedGzip(origin, error)));
    pipeline(
      bytes,
      unzip,
      boundedUnpacking(origin, () => stored),
      text,
      whenBroken,
    );
  } else {
    pipeline(bytes, text, whenBroken);
  }
  return { text, origin, sha256: () => hash.digest('hex') };
}

/** Bytes in, strings out. */
function textDecoder(origin: string): Transform {
  let decoder: TextDecoder | null = null;
  return new Transform({
    // strings go out as they are, not encoded once more
    readableObjectMode: true,
    transform(piece: Buffer, _encoding, done) {
      try {
        if (decoder === null) refuseBinary(piece, origin);
      } catch (error) {
        done(error as Error);
        return;
      }
      decoder ??= new TextDecoder(encodingOf(piece));
      done(null, decoder.decode(piece, { stream: true }));
    },
    flush(done) {
      done(null, decoder?.decode() ?? '');
    },
  });
}
