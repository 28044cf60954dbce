import { type AddressQuery, splitDirection, tokenize } from '@townlight/domain/address-search';
import { type AddressData, readPooledText } from './address-data.ts';
import type { NameMatch, NameMatches } from './name-finder.ts';

/** Streets of one name in one city, one per zip code, that may match the query. */
export interface StreetCandidate {
  readonly name: number;
  readonly streets: readonly number[];
  /** Share of the query that matches, from 0 to 1. */
  readonly fit: number;
  /** Another street of this name has the typed direction, city or zip code, and this one lacks it. */
  readonly elsewhere: boolean;
}

/**
 * Finds the streets with one of the found names, by name, city and zip code.
 * @param wanted the typed direction
 */
export type FindCandidates = (
  query: AddressQuery,
  names: NameMatches,
  wanted: string | null,
) => StreetCandidate[];

/** Minimum fit of a candidate. */
const MIN_FIT = 0.5;

type Candidate = StreetCandidate & {
  readonly city: number;
  readonly direction: string | null;
  /** The name without its direction. */
  readonly rest: string;
  /** The complete name of its city was typed. */
  readonly cityTyped: boolean;
  readonly zipTyped: boolean;
};

export function createFindCandidates(data: AddressData): FindCandidates {
  const cityWords = data.cities.map((city) => tokenize(city));

  return (query, names, wanted) => {
    const all = names.names.flatMap((name) => candidatesOf(query, names, name));
    const remaining = wanted === null ? all : all.filter((one) => !isTurned(one, wanted, all));
    return remaining.map((one) => ({ ...one, elsewhere: isElsewhere(one, wanted, remaining) }));
  };

  function candidatesOf(query: AddressQuery, names: NameMatches, found: NameMatch): Candidate[] {
    const { name } = found;
    const { direction, rest } = splitDirection(nameTokens(name));
    return byCity(name, query.postcode).flatMap(({ streets, zipTyped }) => {
      const city = data.streetCities[streets[0] as number] as number;
      const { fit, cityTyped } = fitOf(query, names, found, cityWords[city] as readonly string[]);
      if (fit < MIN_FIT) return [];
      return [{ name, streets, fit, elsewhere: false, city, direction, rest, cityTyped, zipTyped }];
    });
  }

  /** Groups the streets of a name by city, and those in the typed zip code separately. */
  function byCity(name: number, postcode: string | null) {
    const groups = new Map<string, { streets: number[]; zipTyped: boolean }>();
    const end = data.nameStreetsFrom[name + 1] as number;
    for (let street = data.nameStreetsFrom[name] as number; street < end; street++) {
      const zipTyped = postcode !== null && Number(postcode) === data.streetPostcodes[street];
      const key = `${data.streetCities[street]} ${zipTyped}`;
      const group = groups.get(key);
      if (group === undefined) groups.set(key, { streets: [street], zipTyped });
      else group.streets.push(street);
    }
    return [...groups.values()];
  }

  function nameTokens(name: number): string[] {
    const ids = data.nameWords.subarray(data.nameWordsFrom[name], data.nameWordsFrom[name + 1]);
    return Array.from(ids, (word) => readPooledText(data.words, word));
  }
}

function fitOf(
  query: AddressQuery,
  { typed }: NameMatches,
  name: NameMatch,
  city: readonly string[],
): { fit: number; cityTyped: boolean } {
  // a name without any typed word does not match, whatever its city
  if (name.matchedMask === 0) return { fit: 0, cityTyped: false };
  let [got, total, cityMatches] = [name.got, 0, 0];
  for (const [at, { weight }] of typed.entries()) {
    total += weight;
    if ((name.matchedMask & (1 << at)) !== 0) continue;
    const word = query.tokens[at] as string;
    const last = at === typed.length - 1;
    if (city.includes(word)) cityMatches++;
    if (city.some((token) => token === word || (last && token.startsWith(word))))
      got += 0.97 * weight;
  }
  const fit = got / (total || 1) - 0.25 * (1 - name.covered);
  return { fit, cityTyped: city.length > 0 && cityMatches >= city.length };
}

/**
 * Returns whether the direction contradicts the typed one although the street has the typed one in this city or, where
 * no city was typed, in any.
 */
function isTurned(one: Candidate, wanted: string, all: readonly Candidate[]): boolean {
  return one.direction !== null && lacksDirection(one, wanted, all);
}

function isElsewhere(one: Candidate, wanted: string | null, all: readonly Candidate[]): boolean {
  if (wanted !== null && lacksDirection(one, wanted, all)) return true;
  return all.some(
    (other) =>
      other.name === one.name &&
      ((other.cityTyped && !one.cityTyped) || (other.zipTyped && !one.zipTyped)),
  );
}

function lacksDirection(one: Candidate, wanted: string, all: readonly Candidate[]): boolean {
  if (one.direction === wanted) return false;
  return all.some(
    (other) =>
      other.direction === wanted &&
      other.rest === one.rest &&
      (other.city === one.city || !one.cityTyped),
  );
}
