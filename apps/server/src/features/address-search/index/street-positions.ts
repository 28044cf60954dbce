import {
  findAddress,
  findBlock,
  interpolateAddress,
  type NeighborAddress,
} from '@townlight/domain/address-search';
import { INTS_PER_STRETCH } from '../ingest/packed-street.ts';
import type { AddressData } from './address-data.ts';

/** A house number on record or the end of a Census range. Coordinates in degrees. */
type NeighborPosition = Omit<NeighborAddress, 'piece'>;

/** Position of a house number or a street, in degrees. */
export interface StreetPosition {
  readonly longitude: number;
  readonly latitude: number;
  /**
   * `known`: at the house or in its hundred block; `between`: between two neighbors; `beside`: at the only neighbor;
   * `street`: somewhere along the street.
   */
  readonly certainty: 'known' | 'between' | 'adjacent' | 'street';
  /** The known numbers from which the position is derived; empty unless `between` or `beside`. */
  readonly neighbors: readonly NeighborPosition[];
  /** The streets it belongs to: several where its neighbors belong to different streets. */
  readonly streets: readonly number[];
}

/**
 * Locates a house number on streets of one name in one city (one per zip code): at each house with that number, else
 * at one position derived from Census ranges or from neighbors. Returns an empty list where no number near it is
 * known.
 */
export function locateAddress(
  data: AddressData,
  streets: readonly number[],
  number: number,
  block: boolean,
): StreetPosition[] {
  const pieces = streets.map((street) => listStreetAddresses(data, street));
  const known = pieces.flatMap((houses, piece): StreetPosition[] => {
    const at = block ? findBlock(houses, number) : findAddress(houses, number);
    const street = streets[piece] as number;
    return at === null ? [] : [{ ...at, certainty: 'known', neighbors: [], streets: [street] }];
  });
  if (known.length > 0) return known;
  const wanted = block ? number - (number % 100) + 50 : number;
  const found =
    locateOnStretches(data, streets, wanted, wanted % 2) ??
    placeBetweenNeighbors(pieces, streets, wanted) ??
    locateOnStretches(data, streets, wanted, null);
  return found === null ? [] : [found];
}

function placeBetweenNeighbors(
  pieces: Parameters<typeof interpolateAddress>[0],
  streets: readonly number[],
  number: number,
): StreetPosition | null {
  const placed = interpolateAddress(pieces, number);
  if (placed === null) return null;
  const { longitude, latitude, neighbors } = placed;
  return {
    longitude,
    latitude,
    certainty: neighbors.length === 2 ? 'between' : 'adjacent',
    neighbors,
    streets: [...new Set(neighbors.map(({ piece }) => streets[piece] as number))],
  };
}

/** Returns a point in the middle of a street's houses. */
export function locateStreetMiddle(data: AddressData, street: number): StreetPosition {
  const { start, end } = listStreetAddresses(data, street);
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
  const count = ((data.streetStretchesFrom[street + 1] as number) - from) / INTS_PER_STRETCH;
  const at = from + INTS_PER_STRETCH * (count >> 1);
  return {
    longitude: (data.stretchInts[at + 2] as number) / 1e6,
    latitude: (data.stretchInts[at + 3] as number) / 1e6,
    certainty: 'street',
    neighbors: [],
    streets: [street],
  };
}

/** Estimates the number of houses of a street; a stretch counts as ten. */
export function estimateStreetSize(data: AddressData, street: number): number {
  const { start, end } = listStreetAddresses(data, street);
  const stretches =
    (data.streetStretchesFrom[street + 1] as number) - (data.streetStretchesFrom[street] as number);
  return end - start + (10 * stretches) / INTS_PER_STRETCH;
}

export function listStreetAddresses(data: AddressData, street: number) {
  return {
    numbers: data.numbers,
    longitudes: data.longitudes,
    latitudes: data.latitudes,
    start: data.streetHousesFrom[street] as number,
    end: data.streetHousesFrom[street + 1] as number,
  };
}

/** @param parity of the side, `null` for either */
function locateOnStretches(
  data: AddressData,
  streets: readonly number[],
  number: number,
  parity: number | null,
): StreetPosition | null {
  for (const street of streets) {
    const found = locateOnStretch(data, street, number, parity);
    if (found !== null) return found;
  }
  return null;
}

function locateOnStretch(
  { stretchInts, streetStretchesFrom }: AddressData,
  street: number,
  number: number,
  parity: number | null,
): StreetPosition | null {
  const end = streetStretchesFrom[street + 1] as number;
  for (let at = streetStretchesFrom[street] as number; at < end; at += INTS_PER_STRETCH) {
    const [from, to] = [stretchInts[at] as number, stretchInts[at + 1] as number];
    if (number < Math.min(from, to) || number > Math.max(from, to)) continue;
    // a range from odd to even includes both parities
    if (parity !== null && (from - to) % 2 === 0 && from % 2 !== parity) continue;
    const ends = [0, 1].map((side) => ({
      number: stretchInts[at + side] as number,
      longitude: (stretchInts[at + 2 + 2 * side] as number) / 1e6,
      latitude: (stretchInts[at + 3 + 2 * side] as number) / 1e6,
    })) as [NeighborPosition, NeighborPosition];
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

export interface FoundAddress {
  /** `1100 W 39th Pl` */
  readonly label: string;
  /** Empty where unknown; the zip code is also empty where two are possible. */
  readonly city: string;
  readonly postcode: string;
  readonly longitude: number;
  readonly latitude: number;
  readonly certainty: StreetPosition['certainty'] | 'crossing';
  /** The neighboring numbers from which the position is derived, where the number itself is not on record. */
  readonly neighbors: readonly NeighborPosition[];
  /** About 1 for a complete match; comparable with the scores of other places. */
  readonly score: number;
}
