import { createHash } from 'node:crypto';
import { pipeline, type Readable, Transform, type TransformCallback } from 'node:stream';
import { TextDecoder } from 'node:util';
import { createGunzip } from 'node:zlib';
import { boundedUnpacking } from '../../platform/files/unpack-bound.ts';
import { refuseForeign } from './kinds/refuse-foreign.ts';
import { START_BYTES, type WantedFile } from './kinds/wanted-file.ts';
import { damagedGzip, encodingOf } from './text-encoding.ts';

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
 * The text of a stream of bytes whatever its dress: gzip or plain, UTF-8 with or without a byte-order mark, UTF-16, or
 * Latin-1 (told by bytes that are not UTF-8 in its first piece). Other kinds of files end it with a sentence.
 */
export function decodedText(
  bytes: Readable,
  { origin, zipped, wanted }: { origin: string; zipped: boolean; wanted: WantedFile },
): Omit<OpenText, 'done'> {
  const hash = createHash('sha256');
  let stored = 0;
  bytes.on('data', (piece) => {
    hash.update(piece);
    stored += piece.length;
  });
  const text = textDecoder(origin, wanted);
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
function textDecoder(origin: string, wanted: WantedFile): Transform {
  let decoder: TextDecoder | null = null;
  // a network may bring the start in pieces that show nothing
  let start: Buffer = Buffer.alloc(0);
  const begin = (): string => {
    refuseForeign(start, origin, wanted);
    decoder = new TextDecoder(encodingOf(start));
    return decoder.decode(start, { stream: true });
  };
  const attempt = (done: TransformCallback, decode: () => string) => {
    try {
      done(null, decode());
    } catch (error) {
      done(error as Error);
    }
  };
  return new Transform({
    // strings go out as they are, not encoded once more
    readableObjectMode: true,
    transform(piece: Buffer, _encoding, done) {
      if (decoder !== null) {
        done(null, decoder.decode(piece, { stream: true }));
        return;
      }
      start = start.length === 0 ? piece : Buffer.concat([start, piece]);
      if (start.length < START_BYTES) done();
      else attempt(done, begin);
    },
    flush(done) {
      attempt(done, () => (decoder === null ? begin() : '') + (decoder?.decode() ?? ''));
    },
  });
}
