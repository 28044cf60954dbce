import { Transform } from 'node:stream';
import { Failure } from '../failure.ts';

/** Unpacking less than this is harmless, whatever the ratio. */
const ALWAYS_ALLOWED_BYTES = 64 << 20;
/** Records compress to a tenth or a thirtieth; zeros to a thousandth. */
const DEFAULT_RATIO = 200;

let ratio = DEFAULT_RATIO;

/** Sets the maximum ratio of unpacked to packed size of a gzip file; called once at startup. */
export function setMaxUnpackRatio(times: number): void {
  ratio = times;
}

/** Returns the maximum unpacked size of a gzip file of this size, in bytes. */
export function computeMaxUnpackedBytes(storedBytes: number): number {
  return Math.max(ALWAYS_ALLOWED_BYTES, storedBytes * ratio);
}

/** Passes data through until it exceeds the maximum unpacked size. @param stored bytes read so far */
export function createUnpackLimiter(origin: string, stored: () => number): Transform {
  let unpacked = 0;
  return new Transform({
    transform(piece: Buffer, _encoding, done) {
      unpacked += piece.length;
      if (unpacked > computeMaxUnpackedBytes(stored())) done(createUnpackLimitError(origin));
      else done(null, piece);
    },
  });
}

export function createUnpackLimitError(origin: string): Failure {
  return new Failure(
    `${origin}: the gzip file unpacks to more than ${ratio} times its size, which real records never do; nothing was published. ` +
      'Fetch it again; if it is right, unpack it first (gunzip), or say UNPACKED_RATIO',
  );
}
