import { isGenericToken, toCharacterMask } from '@townlight/domain/address-search';
import { INTS_PER_STRETCH } from '../ingest/packed-street.ts';
import {
  type AddressData,
  allocateSharedFloats,
  allocateSharedInts,
  createTextPool,
} from './address-data.ts';
import type { MergedStreet } from './merge-streets.ts';

/** Factor for the weight of directions and street types, which matter less than their rarity suggests. */
const WEAK_WORD_FACTOR = 0.4;
/** Minimum name count for weights: in a small county every word would look rare. */
const MIN_NAME_COUNT = 1_000;

/**
 * Builds the search index of the streets.
 * @param streets in the order of their words
 */
export function buildAddressIndex(
  streets: readonly MergedStreet[],
  fingerprint: string,
): AddressData {
  const names = distinctNames(streets);
  const vocabulary = buildVocabulary(names);
  const cities = [...new Set(streets.map(({ city }) => city))].sort();
  const cityAt = new Map(cities.map((city, at) => [city, at]));
  const houses = streets.reduce((sum, street) => sum + street.houses.length / 3, 0);
  const stretches = streets.reduce((sum, street) => sum + street.stretches.length, 0);

  const nameStreetsFrom = allocateSharedInts(names.length + 1);
  const nameImportance = allocateSharedFloats(names.length);
  const streetCities = allocateSharedInts(streets.length);
  const streetPostcodes = allocateSharedInts(streets.length);
  const streetHousesFrom = allocateSharedInts(streets.length + 1);
  const streetStretchesFrom = allocateSharedInts(streets.length + 1);
  const streetBoxes = allocateSharedInts(4 * streets.length);
  const cityHouses = allocateSharedInts(cities.length);
  const [numbers, longitudes, latitudes] = [
    allocateSharedInts(houses),
    allocateSharedInts(houses),
    allocateSharedInts(houses),
  ];
  const stretchInts = allocateSharedInts(stretches);

  let name = -1;
  let words: string | null = null;
  for (const [at, street] of streets.entries()) {
    if (street.words !== words) {
      words = street.words;
      nameStreetsFrom[++name] = at;
    }
    const count = street.houses.length / 3;
    const from = streetHousesFrom[at] as number;
    numbers.set(street.houses.subarray(0, count), from);
    longitudes.set(street.houses.subarray(count, 2 * count), from);
    latitudes.set(street.houses.subarray(2 * count), from);
    streetHousesFrom[at + 1] = from + count;
    const stretchFrom = streetStretchesFrom[at] as number;
    stretchInts.set(street.stretches, stretchFrom);
    streetStretchesFrom[at + 1] = stretchFrom + street.stretches.length;
    streetBoxes.set(boxOf(street), 4 * at);
    const city = cityAt.get(street.city) as number;
    streetCities[at] = city;
    streetPostcodes[at] = Number(street.postcode || 0);
    // a stretch counts as ten houses
    const size = count + (10 * street.stretches.length) / INTS_PER_STRETCH;
    cityHouses[city] = (cityHouses[city] as number) + Math.round(size);
    nameImportance[name] = (nameImportance[name] as number) + size;
  }
  nameStreetsFrom[names.length] = streets.length;
  for (let at = 0; at < names.length; at++)
    nameImportance[at] = Math.min(1, Math.log10(1 + (nameImportance[at] as number)) / 4);

  return {
    fingerprint,
    houses,
    stretches: stretches / INTS_PER_STRETCH,
    ...vocabulary,
    nameImportance,
    nameStreetsFrom,
    streetLabels: createTextPool(streets.map(({ street }) => street)),
    streetCities,
    streetPostcodes,
    streetHousesFrom,
    streetStretchesFrom,
    streetBoxes,
    cities,
    cityHouses,
    numbers,
    longitudes,
    latitudes,
    stretchInts,
  };
}

function distinctNames(streets: readonly MergedStreet[]): string[][] {
  const names: string[][] = [];
  let last: string | null = null;
  for (const { words } of streets) {
    if (words === last) continue;
    last = words;
    names.push(words.split(' '));
  }
  return names;
}

function buildVocabulary(names: readonly string[][]) {
  const counts = new Map<string, number>();
  for (const words of names)
    for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const texts = [...counts.keys()].sort();
  const idOf = new Map(texts.map((word, id) => [word, id]));

  const wordLetters = allocateSharedInts(texts.length);
  const wordWeights = allocateSharedFloats(texts.length);
  const wordNamesFrom = allocateSharedInts(texts.length + 1);
  for (const [id, word] of texts.entries()) {
    const count = counts.get(word) as number;
    wordLetters[id] = toCharacterMask(word);
    const rarity = Math.log(1 + Math.max(names.length, MIN_NAME_COUNT) / count);
    wordWeights[id] = rarity * (isGenericToken(word) ? WEAK_WORD_FACTOR : 1);
    wordNamesFrom[id + 1] = (wordNamesFrom[id] as number) + count;
  }
  const wordNames = allocateSharedInts(wordNamesFrom[texts.length] as number);
  const next = wordNamesFrom.slice();
  const nameWordsFrom = allocateSharedInts(names.length + 1);
  const nameWords = allocateSharedInts(names.reduce((sum, words) => sum + words.length, 0));
  const nameWeights = allocateSharedFloats(names.length);
  for (const [name, words] of names.entries()) {
    let at = nameWordsFrom[name] as number;
    for (const word of words) nameWords[at++] = idOf.get(word) as number;
    nameWordsFrom[name + 1] = at;
    for (const word of new Set(words)) {
      const id = idOf.get(word) as number;
      wordNames[next[id] as number] = name;
      next[id] = (next[id] as number) + 1;
      nameWeights[name] = (nameWeights[name] as number) + (wordWeights[id] as number);
    }
  }
  return {
    words: createTextPool(texts),
    wordLetters,
    wordWeights,
    wordNamesFrom,
    wordNames,
    nameWordsFrom,
    nameWords,
    nameWeights,
  };
}

function boxOf({ houses, stretches }: MergedStreet): [number, number, number, number] {
  const box: [number, number, number, number] = [2 ** 31 - 1, 2 ** 31 - 1, -(2 ** 31), -(2 ** 31)];
  const extendBox = (x: number, y: number) => {
    box[0] = Math.min(box[0], x);
    box[1] = Math.min(box[1], y);
    box[2] = Math.max(box[2], x);
    box[3] = Math.max(box[3], y);
  };
  const count = houses.length / 3;
  for (let at = 0; at < count; at++)
    extendBox(houses[count + at] as number, houses[2 * count + at] as number);
  for (let at = 0; at < stretches.length; at += INTS_PER_STRETCH) {
    extendBox(stretches[at + 2] as number, stretches[at + 3] as number);
    extendBox(stretches[at + 4] as number, stretches[at + 5] as number);
  }
  return box;
}
