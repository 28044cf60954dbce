import { createHash } from 'node:crypto';
import { pipeline, type Readable, Transform, type TransformCallback } from 'node:stream';
import { TextDecoder } from 'node:util';
import { createGunzip } from 'node:zlib';
import { createUnpackLimiter } from '../../platform/files/unpack-limit.ts';
import { type AcceptedFormats, FORMAT_DETECTION_BYTES } from './kinds/accepted-formats.ts';
import { refuseForeignFile } from './kinds/refuse-foreign-file.ts';
import { createDamagedGzipFailure, detectEncoding } from './text-encoding.ts';

/** A text file or response that is being read. */
export interface TextStream {
  /** The decoded text. It emits an error that describes what is wrong with the file. */
  readonly text: Readable;
  /** Name of the file, without its folder. */
  readonly origin: string;
  /** Returns the share of bytes read so far, from 0 to 1; null when the size is unknown. */
  done(): number | null;
  /** Returns the hash of the stored or received bytes; valid once all are read. */
  sha256(): string;
}

/** Small chunks halve the time of 1 MB ones: their rows are collected in the young generation. */
export const CHUNK_BYTES = 1 << 16;

/**
 * Decodes a stream of bytes: gzip or plain, UTF-8 with or without a byte-order mark, UTF-16, or Latin-1 (when the first
 * chunk is not valid UTF-8). Emits a Failure for other kinds of files.
 */
export function decodeTextStream(
  bytes: Readable,
  { origin, zipped, wanted }: { origin: string; zipped: boolean; wanted: AcceptedFormats },
): Omit<TextStream, 'done'> {
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
    const unzip = createGunzip({ chunkSize: CHUNK_BYTES });
    unzip.on('error', (error) => text.destroy(createDamagedGzipFailure(origin, error)));
    pipeline(
      bytes,
      unzip,
      createUnpackLimiter(origin, () => stored),
      text,
      whenBroken,
    );
  } else {
    pipeline(bytes, text, whenBroken);
  }
  return { text, origin, sha256: () => hash.digest('hex') };
}

function textDecoder(origin: string, wanted: AcceptedFormats): Transform {
  let decoder: TextDecoder | null = null;
  // a network may deliver the start in chunks too small to detect the encoding
  let start: Buffer = Buffer.alloc(0);
  const begin = (): string => {
    refuseForeignFile(start, origin, wanted);
    decoder = new TextDecoder(detectEncoding(start));
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
    // emits strings, so that they are not encoded again
    readableObjectMode: true,
    transform(piece: Buffer, _encoding, done) {
      if (decoder !== null) {
        done(null, decoder.decode(piece, { stream: true }));
        return;
      }
      start = start.length === 0 ? piece : Buffer.concat([start, piece]);
      if (start.length < FORMAT_DETECTION_BYTES) done();
      else attempt(done, begin);
    },
    flush(done) {
      attempt(done, () => (decoder === null ? begin() : '') + (decoder?.decode() ?? ''));
    },
  });
}
