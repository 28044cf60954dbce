import {
  type AddressQuery,
  plainWords,
  readAddress,
  readWithoutNumber,
} from '@townlight/domain/address-search';
import { longitudeShrink } from '@townlight/domain/places';
import { type AddressData, textAt } from './address-data.ts';
import { findCrossings } from './find-crossings.ts';
import type { FoundAddress } from './found-address.ts';
import { createNameFinder, type FoundName, type FoundNames } from './name-finder.ts';
import { rejoinWords } from './rejoin-words.ts';
import { type Located, locateOnStreet, middleOfStreet, sizeOfStreet } from './street-positions.ts';
import { createWordMatcher } from './word-matcher.ts';

export interface StreetSearch {
  /**
   * Addresses that somebody may mean, best first, each once.
   * @param near degrees; what is near comes first among what fits equally well
   */
  search(typed: string, near: readonly [number, number] | null, most: number): FoundAddress[];
}

/** Below this, typing errors are looked for even in words that exist. */
const DOUBTFUL = 0.8;
/** Below this it is not what was meant. */
const LEAST = 0.5;

export function createStreetSearch(data: AddressData): StreetSearch {
  const matcher = createWordMatcher(data);
  const finder = createNameFinder(data, matcher);
  const cityWords = data.cities.map((city) => plainWords(city));
  const mostHouses = Math.log1p(Math.max(1, ...data.cityHouses));

  function search(typed: string, near: readonly [number, number] | null, most: number) {
    const query = readAddress(typed);
    if (query === null) return [];
    matcher.begin();
    // a blank or comma at the end says that the last word is done
    const open = !/[\s,]$/.test(typed);
    if (query.crossing !== null) {
      const crossings = findCrossings(data, finder, query, open);
      if (crossings.length > 0) return crossings.slice(0, most);
    }
    const plain =
      query.crossing === null ? query : { ...query, words: [...query.words, ...query.crossing] };
    let found = rank(plain, open, near, false);
    if (isDoubtful(plain, found)) {
      if (plain.number !== null)
        found = best(found, rank(readWithoutNumber(plain), open, near, false));
      const words = rejoinWords(plain.words, matcher.isKnown);
      if (words !== plain.words) found = best(found, rank({ ...plain, words }, open, near, false));
      if (isDoubtful(plain, found)) found = best(found, rank(plain, open, near, true));
    }
    return distinct(found, most);
  }

  function rank(
    query: AddressQuery,
    open: boolean,
    near: readonly [number, number] | null,
    forgiving: boolean,
  ): FoundAddress[] {
    if (query.words.length === 0) return [];
    const names = finder.find(query.words, { open: open && query.postcode === null, forgiving });
    const found: FoundAddress[] = [];
    for (const name of names.names) {
      const from = data.nameStreetsFrom[name.name] as number;
      const end = data.nameStreetsFrom[name.name + 1] as number;
      for (let street = from; street < end; street++) {
        const fit = fitOf(query, names, name, street);
        if (fit >= LEAST) found.push(addressOn(query, street, fit, name, near));
      }
    }
    return found.sort((a, b) => b.score - a.score);
  }

  /** How much of what was typed this street explains, from 0 to 1: name, city and zip code. */
  function fitOf(query: AddressQuery, names: FoundNames, name: FoundName, street: number): number {
    let [got, total] = [name.got, 0];
    const words = cityWords[data.streetCities[street] as number] as readonly string[];
    for (const [at, { weight }] of names.typed.entries()) {
      total += weight;
      if ((name.taken & (1 << at)) !== 0) continue;
      const word = query.words[at] as string;
      const last = at === names.typed.length - 1;
      if (words.some((own) => own === word || (last && own.startsWith(word)))) got += 0.97 * weight;
    }
    // a name of which nothing was typed is not meant, whatever its city
    if (name.taken === 0) return 0;
    return got / (total || 1) - 0.25 * (1 - name.covered);
  }

  function addressOn(
    query: AddressQuery,
    street: number,
    fit: number,
    { name }: FoundName,
    near: readonly [number, number] | null,
  ): FoundAddress {
    const located =
      query.number === null ? null : locateOnStreet(data, street, query.number, query.block);
    const at = located ?? middleOfStreet(data, street);
    const postcode = data.streetPostcodes[street] as number;
    const city = data.streetCities[street] as number;
    let score = fit;
    if (query.number !== null) score += located === null ? -0.12 : CERTAINTY[located.certainty];
    if (query.postcode !== null) score += Number(query.postcode) === postcode ? 0.1 : -0.1;
    score += 0.05 * (data.nameImportance[name] as number);
    score += (0.04 * Math.log1p(data.cityHouses[city] as number)) / mostHouses;
    if (near !== null) score += 0.05 * nearness(near, at);
    const streetName = textAt(data.streetLabels, street);
    const number = located === null ? '' : `${query.number} `;
    return {
      label: `${number}${streetName}`,
      city: data.cities[city] as string,
      postcode: postcode === 0 ? '' : String(postcode).padStart(5, '0'),
      longitude: at.longitude,
      latitude: at.latitude,
      certainty: at.certainty,
      // of the pieces of one street, that with most houses
      score: score + 0.001 * Math.log1p(sizeOfStreet(data, street)),
    };
  }

  return { search };
}

/** Little of what was typed fits, or the street that fits has no such house. */
function isDoubtful(query: AddressQuery, [first]: readonly FoundAddress[]): boolean {
  if (first === undefined || first.score < DOUBTFUL) return true;
  return query.number !== null && first.certainty === 'street';
}

const CERTAINTY: Readonly<Record<Located['certainty'], number>> = {
  known: 0.12,
  between: 0.1,
  block: 0.06,
  street: 0,
};

/** 1 here, half of it 20 km away. */
function nearness([x, y]: readonly [number, number], at: Located): number {
  const kilometers = 111 * Math.hypot((at.longitude - x) * longitudeShrink(y), at.latitude - y);
  return 20 / (20 + kilometers);
}

function best(some: FoundAddress[], others: FoundAddress[]): FoundAddress[] {
  return [...some, ...others].sort((a, b) => b.score - a.score);
}

/** A street runs through several zip codes: it is suggested once per city, with its best answer. */
function distinct(found: readonly FoundAddress[], most: number): FoundAddress[] {
  const seen = new Set<string>();
  const kept: FoundAddress[] = [];
  for (const address of found) {
    const key = `${address.label}|${address.city}`;
    if (seen.has(key)) continue;
    seen.add(key);
    kept.push(address);
    if (kept.length === most) break;
  }
  return kept;
}
