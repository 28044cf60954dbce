import { distanceKm } from '../places/distance.ts';
import { findLowerBound, type StreetAddresses } from './street-addresses.ts';

/** A known address from which another is interpolated. Coordinates in degrees. */
export interface NeighborAddress {
  readonly number: number;
  readonly longitude: number;
  readonly latitude: number;
  /** Index of the street piece that contains it. */
  readonly piece: number;
}

/** The estimated position of a house number that is not on record. Coordinates in degrees. */
export interface InterpolatedAddress {
  readonly longitude: number;
  readonly latitude: number;
  /** The next lower and the next higher known number, or the only usable one. */
  readonly neighbors: readonly [NeighborAddress] | readonly [NeighborAddress, NeighborAddress];
}

/** Up to this gap in numbers, two houses on the same side are preferred to closer ones across the street. */
const SAME_SIDE_GAP = 200;
/** A single neighbor locates only numbers within this distance of its number. */
const FARTHEST_NUMBER = 200;
/** Houses farther apart than their numbers explain belong to two streets of the same name. */
const METERS_PER_NUMBER = 4;
const METERS_OF_DOUBT = 500;

/**
 * Estimates the position of a house number that is not on record: interpolated between the next known numbers on its
 * side (odd or even), else between those of both sides, else at the nearest single neighbor.
 * @param pieces of one street, e.g. in several zip codes
 * @returns `null` where no known number is near enough
 */
export function interpolateAddress(
  pieces: readonly StreetAddresses[],
  number: number,
): InterpolatedAddress | null {
  return (
    interpolateBetween(pieces, number, nextOfSide, SAME_SIDE_GAP) ??
    interpolateBetween(pieces, number, nextOfStreet) ??
    nearestNeighbor(pieces, number)
  );
}

/** Finds the next neighbors of a piece below and above; `null` where there is none. */
type FindNext = (
  houses: StreetAddresses,
  number: number,
  piece: number,
) => readonly [NeighborAddress | null, NeighborAddress | null];

/**
 * Interpolates between the next neighbors of all pieces together; where those belong to two streets, between those of
 * one piece.
 */
function interpolateBetween(
  pieces: readonly StreetAddresses[],
  number: number,
  findNext: FindNext,
  largestGap = Number.POSITIVE_INFINITY,
): InterpolatedAddress | null {
  const found = pieces.map((houses, piece) => findNext(houses, number, piece));
  const closest = (neighbors: readonly (NeighborAddress | null)[]) =>
    neighbors.reduce(
      (best, one) =>
        best === null ||
        (one !== null && numberDistance(one, number) < numberDistance(best, number))
          ? one
          : best,
      null,
    );
  const all = [
    [closest(found.map(([below]) => below)), closest(found.map(([, above]) => above))] as const,
    ...found,
  ];
  let best: readonly [NeighborAddress, NeighborAddress] | null = null;
  let smallestGap = largestGap;
  for (const [below, above] of all) {
    if (below === null || above === null || !isOneStreet(below, above)) continue;
    const gap = above.number - below.number;
    if (best !== null ? gap >= smallestGap : gap > smallestGap) continue;
    [best, smallestGap] = [[below, above], gap];
  }
  if (best === null) return null;
  const [below, above] = best;
  const share = (number - below.number) / (above.number - below.number);
  return {
    longitude: below.longitude * (1 - share) + above.longitude * share,
    latitude: below.latitude * (1 - share) + above.latitude * share,
    neighbors: best,
  };
}

function nearestNeighbor(
  pieces: readonly StreetAddresses[],
  number: number,
): InterpolatedAddress | null {
  let best: NeighborAddress | null = null;
  for (const [piece, houses] of pieces.entries())
    for (const one of nextOfStreet(houses, number, piece))
      if (
        one !== null &&
        (best === null || numberDistance(one, number) < numberDistance(best, number))
      )
        best = one;
  if (best === null || numberDistance(best, number) > FARTHEST_NUMBER) return null;
  return { longitude: best.longitude, latitude: best.latitude, neighbors: [best] };
}

const numberDistance = (neighbor: NeighborAddress, number: number) =>
  Math.abs(neighbor.number - number);

function isOneStreet(below: NeighborAddress, above: NeighborAddress): boolean {
  const explained = METERS_OF_DOUBT + METERS_PER_NUMBER * (above.number - below.number);
  return 1_000 * distanceKm(below, above) <= explained;
}

const nextOfStreet: FindNext = (houses, number, piece) => {
  const at = findLowerBound(houses, number);
  return [neighborAt(houses, at - 1, piece), neighborAt(houses, at, piece)];
};

const nextOfSide: FindNext = (houses, number, piece) => {
  const at = findLowerBound(houses, number);
  const below = sameSide(houses, at - 1, -1, number);
  const above = sameSide(houses, at, 1, number);
  return [neighborAt(houses, below, piece), neighborAt(houses, above, piece)];
};

function sameSide(houses: StreetAddresses, from: number, step: 1 | -1, number: number): number {
  for (let at = from; at >= houses.start && at < houses.end; at += step) {
    const other = houses.numbers[at] as number;
    if (Math.abs(other - number) > SAME_SIDE_GAP) return -1;
    if ((other - number) % 2 === 0) return at;
  }
  return -1;
}

function neighborAt(houses: StreetAddresses, at: number, piece: number): NeighborAddress | null {
  if (at < houses.start || at >= houses.end) return null;
  return {
    number: houses.numbers[at] as number,
    longitude: (houses.longitudes[at] as number) / 1e6,
    latitude: (houses.latitudes[at] as number) / 1e6,
    piece,
  };
}
