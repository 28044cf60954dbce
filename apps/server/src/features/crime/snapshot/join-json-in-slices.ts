import { setImmediate as turn } from 'node:timers/promises';
import { createQuickHash } from '../../../platform/http/conditional-reply.ts';

/** Bytes that are copied without yielding; takes a millisecond. */
const BYTES_AT_ONCE = 2 ** 20;
const COMMA = Buffer.from(',');

/** A JSON list with its hash. */
export interface JoinedJsonList {
  readonly body: Buffer;
  readonly hash: string;
}

/**
 * Joins the JSON lists that `make` renders per slice of areas. Yields to other requests between slices and while
 * joining, since the list of tracts with full detail is 10 MB.
 */
export async function joinJsonInSlices(
  areas: readonly number[],
  atOnce: number,
  make: (slice: readonly number[]) => Buffer,
): Promise<JoinedJsonList> {
  const pieces: Buffer[] = [Buffer.from('[')];
  for (let at = 0; at < areas.length; at += atOnce) {
    if (at > 0) {
      await turn();
      pieces.push(COMMA);
    }
    const list = make(areas.slice(at, at + atOnce));
    pieces.push(list.subarray(1, list.length - 1));
  }
  pieces.push(Buffer.from(']'));
  return await join(pieces);
}

async function join(pieces: readonly Buffer[]): Promise<JoinedJsonList> {
  const body = Buffer.allocUnsafeSlow(pieces.reduce((sum, { length }) => sum + length, 0));
  const hash = createQuickHash();
  let at = 0;
  let rested = 0;
  for (const piece of pieces) {
    if (at - rested > BYTES_AT_ONCE) {
      await turn();
      rested = at;
    }
    body.set(piece, at);
    hash.add(piece);
    at += piece.length;
  }
  return { body, hash: hash.end() };
}
