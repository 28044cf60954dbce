/** Houses of one street, in the order of their numbers. Coordinates in millionths of a degree. */
export interface StreetHouses {
  readonly numbers: Int32Array;
  readonly longitudes: Int32Array;
  readonly latitudes: Int32Array;
  /** The street's share of the arrays: from `start` up to, not with, `end`. */
  readonly start: number;
  readonly end: number;
}

export type Certainty = 'known' | 'between' | 'block';

export interface LocatedNumber {
  readonly longitude: number;
  readonly latitude: number;
  readonly certainty: Certainty;
}

/** Neighbours farther apart than this say little about what lies between them. */
const LARGEST_GAP = 200;

/**
 * Where a house number lies: at the house itself, else between its next known neighbours of the same side
 * (odd or even) in proportion, else at the nearest known house of its hundred block. `null` where the street
 * knows no such number.
 */
export function locateNumber(houses: StreetHouses, number: number): LocatedNumber | null {
  const at = firstNotBelow(houses, number);
  if (at < houses.end && houses.numbers[at] === number) return position(houses, at, 'known');
  const below = sameSide(houses, at - 1, -1, number);
  const above = sameSide(houses, at, 1, number);
  if (below >= 0 && above >= 0) {
    const low = houses.numbers[below] as number;
    const high = houses.numbers[above] as number;
    if (high - low <= LARGEST_GAP) {
      const share = (number - low) / (high - low);
      return {
        longitude: mix(houses.longitudes, below, above, share),
        latitude: mix(houses.latitudes, below, above, share),
        certainty: 'between',
      };
    }
  }
  const nearest = nearestOfBlock(houses, at, number);
  return nearest < 0 ? null : position(houses, nearest, 'block');
}

/** The middle of a hundred block, `null` where no house of it is known. */
export function locateBlock(houses: StreetHouses, number: number): LocatedNumber | null {
  const block = number - (number % 100);
  const first = firstNotBelow(houses, block);
  const end = firstNotBelow(houses, block + 100);
  if (first >= end) return null;
  let [longitude, latitude] = [0, 0];
  for (let at = first; at < end; at++) {
    longitude += houses.longitudes[at] as number;
    latitude += houses.latitudes[at] as number;
  }
  return {
    longitude: longitude / (end - first) / 1e6,
    latitude: latitude / (end - first) / 1e6,
    certainty: 'block',
  };
}

function firstNotBelow({ numbers, start, end }: StreetHouses, number: number): number {
  let [low, high] = [start, end];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((numbers[middle] as number) < number) low = middle + 1;
    else high = middle;
  }
  return low;
}

function sameSide(houses: StreetHouses, from: number, step: 1 | -1, number: number): number {
  for (let at = from; at >= houses.start && at < houses.end; at += step) {
    const other = houses.numbers[at] as number;
    if (Math.abs(other - number) > LARGEST_GAP) return -1;
    if ((other - number) % 2 === 0) return at;
  }
  return -1;
}

function nearestOfBlock(houses: StreetHouses, at: number, number: number): number {
  const block = Math.floor(number / 100);
  let best = -1;
  for (const other of [at - 1, at]) {
    if (other < houses.start || other >= houses.end) continue;
    const known = houses.numbers[other] as number;
    if (Math.floor(known / 100) !== block) continue;
    if (best < 0 || Math.abs(known - number) < Math.abs((houses.numbers[best] as number) - number))
      best = other;
  }
  return best;
}

function position(houses: StreetHouses, at: number, certainty: Certainty): LocatedNumber {
  return {
    longitude: (houses.longitudes[at] as number) / 1e6,
    latitude: (houses.latitudes[at] as number) / 1e6,
    certainty,
  };
}

function mix(values: Int32Array, from: number, to: number, share: number): number {
  return ((values[from] as number) * (1 - share) + (values[to] as number) * share) / 1e6;
}
