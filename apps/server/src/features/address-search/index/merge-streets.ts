import { normalizeText } from '@townlight/domain/address-search';
import type { PackedStreet } from '../ingest/collect-streets.ts';
import { unpackInts } from '../ingest/packed-street.ts';

/** A street merged from all sources. */
export interface MergedStreet {
  readonly words: string;
  readonly street: string;
  readonly city: string;
  readonly postcode: string;
  /** All numbers, ascending, then longitudes, then latitudes. */
  houses: Int32Array;
  stretches: Int32Array;
}

/** Merges the same streets of several sources; of duplicate houses the first is used. */
export async function mergeStreets(
  pieces: AsyncIterable<readonly PackedStreet[]> | Iterable<readonly PackedStreet[]>,
): Promise<MergedStreet[]> {
  const streets = new Map<string, MergedStreet>();
  for await (const piece of pieces) {
    for (const { words, street, city, postcode, houses, stretches } of piece) {
      const key = `${words}|${normalizeText(city)}|${postcode}`;
      const known = streets.get(key);
      const fresh = { houses: unpackInts(houses), stretches: unpackInts(stretches) };
      if (known === undefined) streets.set(key, { words, street, city, postcode, ...fresh });
      else {
        known.houses = mergeHouses(known.houses, fresh.houses);
        known.stretches = joined(known.stretches, fresh.stretches);
      }
    }
  }
  // alphabetical by name, so that the streets of a name are adjacent
  return [...streets.values()].sort((a, b) => compare(a.words, b.words) || compare(a.city, b.city));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function joined(a: Int32Array, b: Int32Array): Int32Array {
  const both = new Int32Array(a.length + b.length);
  both.set(a);
  both.set(b, a.length);
  return both;
}

function mergeHouses(a: Int32Array, b: Int32Array): Int32Array {
  const [aCount, bCount] = [a.length / 3, b.length / 3];
  const picked: [from: Int32Array, count: number, at: number][] = [];
  for (let i = 0, j = 0; i < aCount || j < bCount; ) {
    const [x, y] = [i < aCount ? a[i] : undefined, j < bCount ? b[j] : undefined];
    if (y === undefined || (x !== undefined && x <= y)) {
      picked.push([a, aCount, i++]);
      if (x === y) j++;
    } else picked.push([b, bCount, j++]);
  }
  const both = new Int32Array(3 * picked.length);
  for (const [at, [from, count, place]] of picked.entries())
    for (let column = 0; column < 3; column++)
      both[column * picked.length + at] = from[column * count + place] as number;
  return both;
}
