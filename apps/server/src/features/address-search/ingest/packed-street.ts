/** Houses and stretches of one street as they are stored (see `schema.ts`). */

/** 1e-6 degrees: a tenth of a meter. */
export function toMicrodegrees(degrees: number): number {
  return Math.round(degrees * 1e6);
}

/** Integers of a stretch: from, to, longitude and latitude at `from`, the same at `to`. */
export const INTS_PER_STRETCH = 6;

/** @param houses number, longitude and latitude of each house, numbers ascending and unique */
export function packHouses(houses: ArrayLike<number>): Buffer {
  const count = houses.length / 3;
  const packed = new Int32Array(houses.length);
  for (let at = 0; at < count; at++)
    for (let column = 0; column < 3; column++)
      packed[column * count + at] = houses[3 * at + column] as number;
  return Buffer.from(packed.buffer);
}

/** Returns the integers of a packed column; copies them, because a driver's buffer may begin at any byte. */
export function unpackInts(packed: Uint8Array): Int32Array {
  return new Int32Array(new Uint8Array(packed).buffer);
}
