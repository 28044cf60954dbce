import {
  findBlock,
  findHouse,
  type NeighborHouse,
  placeNumber,
} from '@townlight/domain/address-search';
import { STRETCH_INTS } from '../ingest/packed-street.ts';
import type { AddressData } from './address-data.ts';

/** A house number on record or the end of a Census range. Coordinates in degrees. */
export type Neighbor = Omit<NeighborHouse, 'piece'>;

/** Position of a house number or a street, in degrees. */
export interface Located {
  readonly longitude: number;
  readonly latitude: number;
  /**
   * `known`: at the house or in its hundred block; `between`: between two neighbors; `beside`: at the only neighbor;
   * `street`: somewhere along the street.
   */
  readonly certainty: 'known' | 'between' | 'beside' | 'street';
  /** The known numbers from which the position is derived; empty unless `between` or `beside`. */
  readonly neighbors: readonly Neighbor[];
  /** The streets it belongs to: several where its neighbors belong to different streets. */
  readonly streets: readonly number[];
}

/**
 * Locates a house number on streets of one name in one city (one per zip code): at each house with that number, else
 * at one position derived from Census ranges or from neighbors. Returns an empty list where no number near it is
 * known.
 */
export function locateNumber(
  data: AddressData,
  streets: readonly number[],
  number: number,
  block: boolean,
): Located[] {
  const pieces = streets.map((street) => housesOf(data, street));
  const known = pieces.flatMap((houses, piece): Located[] => {
    const at = block ? findBlock(houses, number) : findHouse(houses, number);
    const street = streets[piece] as number;
    return at === null ? [] : [{ ...at, certainty: 'known', neighbors: [], streets: [street] }];
  });
  if (known.length > 0) return known;
  const wanted = block ? number - (number % 100) + 50 : number;
  const found =
    onStretches(data, streets, wanted, wanted % 2) ??
    placedBy(pieces, streets, wanted) ??
    onStretches(data, streets, wanted, null);
  return found === null ? [] : [found];
}

function placedBy(
  pieces: Parameters<typeof placeNumber>[0],
  streets: readonly number[],
  number: number,
): Located | null {
  const placed = placeNumber(pieces, number);
  if (placed === null) return null;
  const { longitude, latitude, neighbors } = placed;
  return {
    longitude,
    latitude,
    certainty: neighbors.length === 2 ? 'between' : 'beside',
    neighbors,
    streets: [...new Set(neighbors.map(({ piece }) => streets[piece] as number))],
  };
}

/** Returns a point in the middle of a street's houses. */
export function middleOfStreet(data: AddressData, street: number): Located {
  const { start, end } = housesOf(data, street);
  if (end > start) {
    const at = (start + end) >>> 1;
    return {
      longitude: (data.longitudes[at] as number) / 1e6,
      latitude: (data.latitudes[at] as number) / 1e6,
      certainty: 'street',
      neighbors: [],
      streets: [street],
    };
  }
  const from = data.streetStretchesFrom[street] as number;
  const count = ((data.streetStretchesFrom[street + 1] as number) - from) / STRETCH_INTS;
  const at = from + STRETCH_INTS * (count >> 1);
  return {
    longitude: (data.stretchInts[at + 2] as number) / 1e6,
    latitude: (data.stretchInts[at + 3] as number) / 1e6,
    certainty: 'street',
    neighbors: [],
    streets: [street],
  };
}

/** Estimates the number of houses of a street; a stretch counts as ten. */
export function sizeOfStreet(data: AddressData, street: number): number {
  const { start, end } = housesOf(data, street);
  const stretches =
    (data.streetStretchesFrom[street + 1] as number) - (data.streetStretchesFrom[street] as number);
  return end - start + (10 * stretches) / STRETCH_INTS;
}

export function housesOf(data: AddressData, street: number) {
  return {
    numbers: data.numbers,
    longitudes: data.longitudes,
    latitudes: data.latitudes,
    start: data.streetHousesFrom[street] as number,
    end: data.streetHousesFrom[street + 1] as number,
  };
}

/** @param parity of the side, `null` for either */
function onStretches(
  data: AddressData,
  streets: readonly number[],
  number: number,
  parity: number | null,
): Located | null {
  for (const street of streets) {
    const found = onStretch(data, street, number, parity);
    if (found !== null) return found;
  }
  return null;
}

function onStretch(
  { stretchInts, streetStretchesFrom }: AddressData,
  street: number,
  number: number,
  parity: number | null,
): Located | null {
  const end = streetStretchesFrom[street + 1] as number;
  for (let at = streetStretchesFrom[street] as number; at < end; at += STRETCH_INTS) {
    const [from, to] = [stretchInts[at] as number, stretchInts[at + 1] as number];
    if (number < Math.min(from, to) || number > Math.max(from, to)) continue;
    // a range from odd to even includes both parities
    if (parity !== null && (from - to) % 2 === 0 && from % 2 !== parity) continue;
    const ends = [0, 1].map((side) => ({
      number: stretchInts[at + side] as number,
      longitude: (stretchInts[at + 2 + 2 * side] as number) / 1e6,
      latitude: (stretchInts[at + 3 + 2 * side] as number) / 1e6,
    })) as [Neighbor, Neighbor];
    const [first, last] = ends;
    const share = from === to ? 0.5 : (number - from) / (to - from);
    return {
      longitude: first.longitude * (1 - share) + last.longitude * share,
      latitude: first.latitude * (1 - share) + last.latitude * share,
      certainty: 'between',
      neighbors: ends,
      streets: [street],
    };
  }
  return null;
}
