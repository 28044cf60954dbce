import type { AddressQuery } from '@townlight/domain/address-search';
import { longitudeDegreeScale } from '@townlight/domain/places';
import { INTS_PER_STRETCH } from '../ingest/packed-street.ts';
import { type AddressData, readPooledText } from './address-data.ts';
import type { NameFinder, NameMatches } from './name-finder.ts';
import { type FoundAddress, listStreetAddresses } from './street-positions.ts';

/** Maximum distance between the corner houses of both streets in 1e-6 degrees, about 150 m. */
const MAX_CORNER_DISTANCE = 1_400;
/** Maximum number of names per street that are tried. */
const MAX_NAMES = 12;
const MIN_FIT = 0.55;

interface Candidate {
  readonly street: number;
  readonly fit: number;
}

/** Finds the corners of two streets: where their houses or stretches come closest. */
export function findStreetCrossings(
  data: AddressData,
  finder: NameFinder,
  query: AddressQuery,
  open: boolean,
): FoundAddress[] {
  const first = listCandidates(data, finder.find(query.tokens, { open: false, forgiving: false }));
  const second = listCandidates(
    data,
    finder.find(query.crossing ?? [], { open, forgiving: false }),
  );
  const found = new Map<string, FoundAddress>();
  for (const a of first) {
    for (const b of second) {
      if (a.street === b.street || !boxesIntersect(data, a.street, b.street)) continue;
      const corner = findClosestPair(
        pointsNear(data, a.street, b.street),
        pointsNear(data, b.street, a.street),
      );
      if (corner === null || corner.distance > MAX_CORNER_DISTANCE) continue;
      const label = `${readPooledText(data.streetLabels, a.street)} & ${readPooledText(data.streetLabels, b.street)}`;
      const city = data.cities[data.streetCities[a.street] as number] as string;
      const postcode = data.streetPostcodes[a.street] as number;
      const score = (a.fit + b.fit) / 2 + 0.1 * (1 - corner.distance / MAX_CORNER_DISTANCE);
      const key = `${label}|${city}`;
      if ((found.get(key)?.score ?? -1) >= score) continue;
      found.set(key, {
        label,
        city,
        postcode: postcode === 0 ? '' : String(postcode).padStart(5, '0'),
        longitude: corner.x / 1e6,
        latitude: corner.y / 1e6,
        certainty: 'crossing',
        neighbors: [],
        score,
      });
    }
  }
  return [...found.values()].sort((a, b) => b.score - a.score);
}

function listCandidates(data: AddressData, { names, typed }: NameMatches): Candidate[] {
  const total = typed.reduce((sum, { weight }) => sum + weight, 0) || 1;
  return names
    .map(({ name, got, covered }) => ({
      name,
      fit: got / total - 0.15 * (1 - covered) + 0.05 * (data.nameImportance[name] as number),
    }))
    .filter(({ fit }) => fit >= MIN_FIT)
    .sort((a, b) => b.fit - a.fit)
    .slice(0, MAX_NAMES)
    .flatMap(({ name, fit }) => {
      const from = data.nameStreetsFrom[name] as number;
      const count = (data.nameStreetsFrom[name + 1] as number) - from;
      return Array.from({ length: count }, (_, at) => ({ street: from + at, fit }));
    });
}

function boxesIntersect({ streetBoxes }: AddressData, a: number, b: number): boolean {
  const side = (street: number, edge: number) => streetBoxes[4 * street + edge] as number;
  return (
    side(a, 0) - MAX_CORNER_DISTANCE <= side(b, 2) &&
    side(b, 0) - MAX_CORNER_DISTANCE <= side(a, 2) &&
    side(a, 1) - MAX_CORNER_DISTANCE <= side(b, 3) &&
    side(b, 1) - MAX_CORNER_DISTANCE <= side(a, 3)
  );
}

/** Returns the points of a street within the other street's box: x, y, x, y, … */
function pointsNear(data: AddressData, street: number, other: number): number[] {
  const [west, south, east, north] = data.streetBoxes.subarray(4 * other, 4 * other + 4);
  const near: number[] = [];
  const addIfNear = (x: number, y: number) => {
    if (x < (west as number) - MAX_CORNER_DISTANCE || x > (east as number) + MAX_CORNER_DISTANCE)
      return;
    if (y < (south as number) - MAX_CORNER_DISTANCE || y > (north as number) + MAX_CORNER_DISTANCE)
      return;
    near.push(x, y);
  };
  const { start, end } = listStreetAddresses(data, street);
  for (let at = start; at < end; at++)
    addIfNear(data.longitudes[at] as number, data.latitudes[at] as number);
  const last = data.streetStretchesFrom[street + 1] as number;
  for (let at = data.streetStretchesFrom[street] as number; at < last; at += INTS_PER_STRETCH) {
    addIfNear(data.stretchInts[at + 2] as number, data.stretchInts[at + 3] as number);
    addIfNear(data.stretchInts[at + 4] as number, data.stretchInts[at + 5] as number);
  }
  return near;
}

/** Returns the middle of the two closest points and the distance between them. */
function findClosestPair(a: readonly number[], b: readonly number[]) {
  let best: { x: number; y: number; distance: number } | null = null;
  const shrink = longitudeDegreeScale(a[1] ?? 0);
  for (let i = 0; i < a.length; i += 2) {
    for (let j = 0; j < b.length; j += 2) {
      const [ax, ay, bx, by] = [a[i], a[i + 1], b[j], b[j + 1]] as [number, number, number, number];
      const distance = Math.hypot((ax - bx) * shrink, ay - by);
      if (best === null || distance < best.distance)
        best = { x: (ax + bx) / 2, y: (ay + by) / 2, distance };
    }
  }
  return best;
}
