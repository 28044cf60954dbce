import {
  normalizeStreetTokens,
  normalizeText,
  titleCaseStreet,
  tokenize,
} from '@townlight/domain/address-search';
import { longitudeDegreeScale } from '@townlight/domain/places';
import type { HouseRecord, StreetRangeRecord } from './address-record.ts';
import { INTS_PER_STRETCH, packHouses, toMicrodegrees } from './packed-street.ts';

/** A street of one place and zip code, ready to be stored. */
export interface PackedStreet {
  readonly words: string;
  readonly street: string;
  readonly city: string;
  readonly postcode: string;
  readonly houses: Buffer;
  readonly stretches: Buffer;
}

/** The streets of a file. A house that appears several times in the file (once per flat, for instance) counts once. */
export interface CollectedStreets {
  readonly streets: ReadonlyMap<string, PackedStreet>;
  readonly repeated: number;
  /** Each range with its stretches, to find out later whether it is new. */
  readonly ranges: readonly RangeStretches[];
}

export interface RangeStretches {
  readonly pieces: readonly { readonly key: string; readonly stretch: readonly number[] }[];
}

interface Gathered {
  words: string;
  street: string;
  city: string;
  postcode: string;
  /** Number, longitude and latitude of each house, concatenated in file order. */
  houses: number[];
  stretches: number[];
}

/** Groups the houses of a file by street. Uses about 20 bytes of memory per house. */
export class StreetCollector {
  readonly #placeOf: (longitude: number, latitude: number) => string;
  readonly #streets = new Map<string, Gathered>();
  readonly #wordsOf = new Map<string, string>();
  readonly #ranges: RangeStretches[] = [];

  /** @param placeOf the name of the city or neighborhood at a point, for rows without a city */
  constructor(placeOf: (longitude: number, latitude: number) => string) {
    this.#placeOf = placeOf;
  }

  /** Returns false where the street name has no letter or digit. */
  addHouse({ street, city, postcode, number, longitude, latitude }: HouseRecord): boolean {
    const gathered = this.#street(street, city || this.#placeOf(longitude, latitude), postcode);
    if (gathered === null) return false;
    gathered[1].houses.push(number, toMicrodegrees(longitude), toMicrodegrees(latitude));
    return true;
  }

  addRange({ street, sides, line }: StreetRangeRecord): boolean {
    const middle = line[line.length >> 1] as readonly [number, number];
    const city = this.#placeOf(middle[0], middle[1]);
    const pieces: { key: string; stretch: number[] }[] = [];
    for (const { from, to, postcode } of sides) {
      const gathered = this.#street(street, city, postcode);
      if (gathered === null) return false;
      const [key, { stretches }] = gathered;
      for (const stretch of stretchesOf(line, from, to)) {
        stretches.push(...stretch);
        pieces.push({ key, stretch });
      }
    }
    this.#ranges.push({ pieces });
    return true;
  }

  finish(): CollectedStreets {
    const streets = new Map<string, PackedStreet>();
    let repeated = 0;
    for (const [key, { houses, stretches, ...street }] of this.#streets) {
      const sorted = sortHouses(houses);
      repeated += (houses.length - sorted.length) / 3;
      streets.set(key, {
        ...street,
        houses: packHouses(sorted),
        stretches: Buffer.from(Int32Array.from(sortStretches(stretches)).buffer),
      });
      this.#streets.delete(key);
    }
    return { streets, repeated, ranges: this.#ranges };
  }

  #street(name: string, city: string, postcode: string): [key: string, Gathered] | null {
    let words = this.#wordsOf.get(name);
    if (words === undefined) {
      words = normalizeStreetTokens(tokenize(name)).join(' ');
      this.#wordsOf.set(name, words);
    }
    if (words === '') return null;
    const key = streetKey({ words, city, postcode });
    let gathered = this.#streets.get(key);
    if (gathered === undefined) {
      gathered = {
        words,
        street: titleCaseStreet(name),
        city: titleCaseStreet(city),
        postcode,
        houses: [],
        stretches: [],
      };
      this.#streets.set(key, gathered);
    }
    return [key, gathered];
  }
}

/** Returns the key that identifies a street within its source. */
export function streetKey(street: { words: string; city: string; postcode: string }): string {
  return `${street.words}|${normalizeText(street.city)}|${street.postcode}`;
}

/** Sorts houses by number; of duplicate numbers the first is used. */
function sortHouses(houses: readonly number[]): number[] {
  const order = Array.from({ length: houses.length / 3 }, (_, at) => at);
  order.sort((a, b) => (houses[3 * a] as number) - (houses[3 * b] as number) || a - b);
  const sorted: number[] = [];
  for (const at of order) {
    if (sorted.length > 0 && sorted[sorted.length - 3] === houses[3 * at]) continue;
    sorted.push(
      houses[3 * at] as number,
      houses[3 * at + 1] as number,
      houses[3 * at + 2] as number,
    );
  }
  return sorted;
}

function sortStretches(ints: readonly number[]): number[] {
  const order = Array.from({ length: ints.length / INTS_PER_STRETCH }, (_, at) =>
    ints.slice(at * INTS_PER_STRETCH, (at + 1) * INTS_PER_STRETCH),
  );
  const compare = (a: number[], b: number[]) => {
    for (let at = 0; at < INTS_PER_STRETCH; at++)
      if (a[at] !== b[at]) return (a[at] as number) - (b[at] as number);
    return 0;
  };
  return order.sort(compare).flat();
}

/** Splits a line with a number range into straight stretches; each gets a share of the range by its length. */
function stretchesOf(
  line: StreetRangeRecord['line'],
  from: number,
  to: number,
): [number, number, number, number, number, number][] {
  const shrink = longitudeDegreeScale((line[0] as readonly number[])[1] as number);
  const lengths = line.slice(1).map(([x, y], at) => {
    const [px, py] = line[at] as readonly [number, number];
    return Math.hypot((x - px) * shrink, y - py);
  });
  const total = lengths.reduce((sum, length) => sum + length, 0) || 1;
  // all numbers of one side are odd or all are even, so those at the bends are too
  const step = (to - from) % 2 === 0 ? 2 : 1;
  const numberAt = (share: number) => from + Math.round(((to - from) * share) / step) * step;
  let gone = 0;
  return lengths.map((length, at) => {
    const [ax, ay] = line[at] as readonly [number, number];
    const [bx, by] = line[at + 1] as readonly [number, number];
    const begin = numberAt(gone / total);
    gone += length;
    const end = at === lengths.length - 1 ? to : numberAt(gone / total);
    return [
      begin,
      end,
      toMicrodegrees(ax),
      toMicrodegrees(ay),
      toMicrodegrees(bx),
      toMicrodegrees(by),
    ];
  });
}
