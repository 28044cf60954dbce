import {
  type AddressFormat,
  type AddressQuery,
  isGenericToken,
  parseAddress,
  reinterpretNumberAsStreet,
  reinterpretNumberBehind,
  splitDirection,
} from '@townlight/domain/address-search';
import { longitudeDegreeScale } from '@townlight/domain/places';
import { type AddressData, readPooledText } from './address-data.ts';
import { findStreetCrossings } from './find-street-crossings.ts';
import { createNameFinder } from './name-finder.ts';
import { rejoinNameTokens } from './rejoin-name-tokens.ts';
import { createFindCandidates, type StreetCandidate } from './street-candidates.ts';
import {
  estimateStreetSize,
  type FoundAddress,
  locateAddress,
  locateStreetMiddle,
  type StreetPosition,
} from './street-positions.ts';
import { createWordMatcher } from './word-matcher.ts';

/** The search for addresses and corners. */
export interface StreetSearch {
  /**
   * Returns matching addresses, best first, each once.
   * @param near degrees; nearby addresses come first among equally good matches
   */
  search(typed: string, near: readonly [number, number] | null, limit: number): FoundAddress[];
}

/** Options for reading a query. */
interface Reading {
  /** The last word may be incomplete. */
  readonly open: boolean;
  readonly near: readonly [number, number] | null;
  /** The direction typed with the street's name. */
  readonly direction: string | null;
  /** Also searches for typing errors in words that exist. */
  readonly forgiving?: boolean;
}

/** Below this score, typing errors are considered even in words that exist. */
const DOUBTFUL_SCORE = 0.8;
/** Penalty for a street without the typed direction, city or zip code, where another street of the same name has it. */
const ELSEWHERE_PENALTY = 0.3;
/** Neighboring numbers with at most this difference locate a number well. */
const MAX_NEIGHBOR_GAP = 200;

/** Creates the search over all loaded streets; its indexes are built once. */
export function createStreetSearch(data: AddressData, format: AddressFormat): StreetSearch {
  const matcher = createWordMatcher(data);
  const finder = createNameFinder(data, matcher);
  const findCandidates = createFindCandidates(data);
  const maxLogHouses = Math.log1p(Math.max(1, ...data.cityHouses));

  function search(typed: string, near: readonly [number, number] | null, limit: number) {
    const query = parseAddress(typed, format);
    if (query === null) return [];
    // a name alone may be that of a place: its sound is compared with places first
    const isStreet = query.tokens.some(isGenericToken);
    matcher.reset(isStreet || query.number !== null || query.crossing !== null);
    // a space or comma at the end completes the last word
    const open = !/[\s,]$/.test(typed);
    if (query.crossing !== null) {
      const crossings = findStreetCrossings(data, finder, query, open);
      if (crossings.length > 0) return crossings.slice(0, limit);
    }
    const plain =
      query.crossing === null
        ? query
        : { ...query, tokens: [...query.tokens, ...query.crossing], crossing: null };
    const reading = { open, near, direction: splitDirection(plain.tokens).direction };
    let found = rank(plain, reading);
    if (isDoubtful(plain, found)) {
      for (const reinterpret of [reinterpretNumberAsStreet, reinterpretNumberBehind]) {
        const other = reinterpret(plain);
        if (other !== plain) found = mergeByScore(found, rank(other, reading));
      }
      const words = rejoinNameTokens(plain.tokens, matcher.isKnown);
      if (words !== plain.tokens)
        found = mergeByScore(found, rank({ ...plain, tokens: words }, reading));
      if (isDoubtful(plain, found))
        found = mergeByScore(found, rank(plain, { ...reading, forgiving: true }));
    }
    return removeDuplicates(found, limit);
  }

  function rank(
    query: AddressQuery,
    { open, near, direction, forgiving = false }: Reading,
  ): FoundAddress[] {
    if (query.tokens.length === 0) return [];
    const names = finder.find(query.tokens, { open: open && query.postcode === null, forgiving });
    return findCandidates(query, names, direction)
      .flatMap((candidate) => addressesOn(query, candidate, near))
      .sort((a, b) => b.score - a.score);
  }

  function addressesOn(
    query: AddressQuery,
    candidate: StreetCandidate,
    near: readonly [number, number] | null,
  ): FoundAddress[] {
    const { number, block } = query;
    const { streets } = candidate;
    const located = number === null ? [] : locateAddress(data, streets, number, block);
    const places = located.length > 0 ? located : streets.map((at) => locateStreetMiddle(data, at));
    return places.map((place) => addressAt(query, candidate, place, near));
  }

  function addressAt(
    query: AddressQuery,
    { name, fit, elsewhere }: StreetCandidate,
    at: StreetPosition,
    near: readonly [number, number] | null,
  ): FoundAddress {
    const street = at.streets[0] as number;
    const postcode = data.streetPostcodes[street] as number;
    const city = data.streetCities[street] as number;
    let score = fit;
    if (query.number !== null) score += certaintyOf(at);
    if (query.postcode !== null) score += Number(query.postcode) === postcode ? 0.1 : -0.1;
    if (elsewhere) score -= ELSEWHERE_PENALTY;
    score += 0.05 * (data.nameImportance[name] as number);
    score += (0.04 * Math.log1p(data.cityHouses[city] as number)) / maxLogHouses;
    if (near !== null) score += 0.05 * nearness(near, at);
    const streetName = readPooledText(data.streetLabels, street);
    const number = at.certainty === 'street' ? '' : `${query.number} `;
    const oneZip = at.streets.every((other) => data.streetPostcodes[other] === postcode);
    return {
      label: `${number}${streetName}`,
      city: data.cities[city] as string,
      postcode: postcode === 0 || !oneZip ? '' : String(postcode).padStart(5, '0'),
      longitude: at.longitude,
      latitude: at.latitude,
      certainty: at.certainty,
      neighbors: at.neighbors,
      // of several pieces of one street, prefers the one with most houses
      score: score + 0.001 * Math.log1p(estimateStreetSize(data, street)),
    };
  }

  return { search };
}

/** Returns whether the best match is poor, or its street lacks the house number. */
function isDoubtful(query: AddressQuery, [first]: readonly FoundAddress[]): boolean {
  if (first === undefined || first.score < DOUBTFUL_SCORE) return true;
  return query.number !== null && first.certainty === 'street';
}

/** Scores how precisely the number is located: a precise location makes the street more likely. */
function certaintyOf({ certainty, neighbors }: StreetPosition): number {
  if (certainty === 'known') return 0.12;
  if (certainty === 'street') return -0.12;
  const [below, above] = neighbors;
  if (certainty === 'adjacent' || below === undefined || above === undefined) return 0.05;
  return Math.abs(above.number - below.number) <= MAX_NEIGHBOR_GAP ? 0.1 : 0.07;
}

/** Returns 1 at the position itself and 0.5 at 20 km. */
function nearness([x, y]: readonly [number, number], at: StreetPosition): number {
  const kilometers =
    111 * Math.hypot((at.longitude - x) * longitudeDegreeScale(y), at.latitude - y);
  return 20 / (20 + kilometers);
}

function mergeByScore(matches: FoundAddress[], alternatives: FoundAddress[]): FoundAddress[] {
  return [...matches, ...alternatives].sort((a, b) => b.score - a.score);
}

/** Removes duplicates: a street through several zip codes is suggested once per city, with its best match. */
function removeDuplicates(found: readonly FoundAddress[], limit: number): FoundAddress[] {
  const seen = new Set<string>();
  const unique: FoundAddress[] = [];
  for (const address of found) {
    const key = `${address.label}|${address.city}`;
    if (seen.has(key)) continue;
    seen.add(key);
    unique.push(address);
    if (unique.length === limit) break;
  }
  return unique;
}
