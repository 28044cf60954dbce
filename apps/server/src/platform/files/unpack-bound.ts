import { Transform } from 'node:stream';
import { Failure } from '../failure.ts';

/** Below this nobody is harmed, however well it was packed. */
const ALWAYS_ALLOWED_BYTES = 64 << 20;
/** Records are packed to a tenth or a thirtieth; zeros to a thousandth. */
const USUAL_RATIO = 200;

let ratio = USUAL_RATIO;

/** Said once, where the program starts: to how many times its size a gzip file may unpack. */
export function boundUnpacking(times: number): void {
  ratio = times;
}

/** How many bytes a gzip file of so many may hold. */
export function mostUnpacked(storedBytes: number): number {
  return Math.max(ALWAYS_ALLOWED_BYTES, storedBytes * ratio);
}

/** Passes on what is unpacked, until it is more than an honest file of that size holds. @param stored bytes that were read so far */
export function boundedUnpacking(origin: string, stored: () => number): Transform {
  let unpacked = 0;
  return new Transform({
    transform(piece: Buffer, _encoding, done) {
      unpacked += piece.length;
      if (unpacked > mostUnpacked(stored())) done(unpacksTooFar(origin));
      else done(null, piece);
    },
  });
}

export function unpacksTooFar(origin: string): Failure {
  return new Failure(
    `${origin}: the gzip file unpacks to more than ${ratio} times its size, which real records never do; nothing was published. ` +
      'Fetch it again; if it is right, unpack it first (gunzip), or say UNPACKED_RATIO',
  );
}
