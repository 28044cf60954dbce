import {
  type AddressEnding,
  computeSoundSimilarity,
  parsePlaceText,
  prepareName,
  prepareTypedName,
  scoreName,
  type TypedName,
  toSoundKey,
} from '@townlight/domain/address-search';
import type { CountyPlaceNames } from '@townlight/domain/county';
import type { PlaceType } from '@townlight/domain/places';
import type { SearchableArea } from '../store.ts';
import { listNamedPlaces, type NamedPlace } from './named-place.ts';

export interface FoundPlace extends NamedPlace {
  readonly score: number;
}

/** The search for areas and points of interest by name. */
export interface PlaceIndex {
  /** The state and country that may follow a name. */
  readonly ending: AddressEnding;
  /** Returns the places that a text names, best first. */
  search(typed: string, types: ReadonlySet<PlaceType>): FoundPlace[];
  /** Returns the area or city of this name, the zip code first; `null` where there is none. */
  find(typed: string): NamedPlace | null;
  /** Returns the area, city or zip code with exactly this name. */
  findExactly(name: string): NamedPlace | null;
  /** Returns the areas and points of interest whose names are spelled or sound most alike. */
  searchSimilar(typed: string, types: ReadonlySet<PlaceType>): NamedPlace[];
}

/** Score bonus by type: of names with the same beginning, more frequently searched types come first. */
const IMPORTANCE: Readonly<Record<NamedPlace['type'], number>> = {
  place: 0.16,
  neighborhood: 0.15,
  postcode: 0.12,
  poi: 0.08,
};

/** Penalty for places outside of the county: Anaheim Street comes before Anaheim. */
const OUTSIDE_PENALTY = -0.1;
const MIN_FIT = 0.55;
/** The score of a typed zip code: before its city. */
const POSTCODE_SCORE = 1.3;
/** Penalty for each step in which words around a name were removed: the name as typed comes first. */
export const REMOVED_PREFIX_PENALTY = 0.02;
/** From here on, a name is the one that was typed. */
const NAMED_FIT = 0.85;
const MIN_SIMILARITY = 0.6;
/** From this similarity on, a city is the typed one. */
const SAME_NAME = 0.8;
const MAX_SIMILAR = 3;
/** Names that are less similar than the best one by more than this are left out. */
const MAX_LESS_SIMILAR = 0.15;
const FINDABLE: ReadonlySet<PlaceType> = new Set(['place', 'neighborhood']);
/** Zip codes listed after a city. */
const MAX_POSTCODES_OF_CITY = 2;

/**
 * Creates an index that compares every name: some thousand names take well under a millisecond.
 * @param locate returns the neighborhood at a point
 */
export function createPlaceIndex(
  areas: readonly SearchableArea[],
  names: CountyPlaceNames,
  locate: (longitude: number, latitude: number) => string | null,
  ending: AddressEnding,
): PlaceIndex {
  const named = listNamedPlaces(areas, names);
  const entries = named.flatMap((one) =>
    one.names.map((name) => ({
      place: one.place,
      name: prepareName(name),
      soundKey: toSoundKey(name),
    })),
  );
  const postcodes = new Map(
    named.flatMap(({ place }) => (place.type === 'postcode' ? [[place.label, place]] : [])),
  );
  const postcodesByArea = Map.groupBy(postcodes.values(), ({ longitude, latitude }) =>
    locate(longitude, latitude),
  );

  const byName = new Map(
    entries
      .filter(({ place }) => place.type !== 'poi')
      .reverse()
      .map(({ place, name }) => [name.plain, place]),
  );

  function search(typed: string, types: ReadonlySet<PlaceType>): FoundPlace[] {
    const text = parsePlaceText(typed, ending);
    const postcode = text.postcode === null ? undefined : postcodes.get(text.postcode);
    // `12345 Sherman Way` begins with a house number
    const names = text.isPostcodeFirst && postcode === undefined ? [] : text.names;
    const best = new Map<NamedPlace, number>();
    const wanted = [typed, ...names.map((name) => (text.isComplete ? `${name} ` : name))].map(
      prepareTypedName,
    );
    for (const [step, one] of wanted.entries())
      if (one.plain !== wanted[step - 1]?.plain)
        addMatches(best, one, types, step * REMOVED_PREFIX_PENALTY);
    // otherwise it is part of an address
    const isPlace = best.size > 0 || names.length === 0;
    if (postcode !== undefined && isPlace && types.has('postcode'))
      best.set(postcode, POSTCODE_SCORE);
    if (text.isComplete)
      for (const [place, fit] of [...best]) if (fit > NAMED_FIT) addPostcodesOf(best, place, types);
    return [...best]
      .map(([place, fit]) => ({ ...place, score: fit + importanceOf(place) }))
      .sort((a, b) => b.score - a.score || a.label.length - b.label.length);
  }

  function addMatches(
    best: Map<NamedPlace, number>,
    wanted: TypedName,
    types: ReadonlySet<PlaceType>,
    penalty: number,
  ) {
    for (const { place, name } of entries) {
      if (!types.has(place.type)) continue;
      const fit = scoreName(wanted, name) - penalty;
      if (fit >= MIN_FIT && fit > (best.get(place) ?? 0)) best.set(place, fit);
    }
  }

  /** Lists zip codes of a named city or neighborhood after it. */
  function addPostcodesOf(
    best: Map<NamedPlace, number>,
    { area, type }: NamedPlace,
    types: ReadonlySet<PlaceType>,
  ) {
    if (area === null || type === 'postcode' || type === 'poi' || !types.has('postcode')) return;
    for (const one of postcodesByArea.get(area)?.slice(0, MAX_POSTCODES_OF_CITY) ?? [])
      if (!best.has(one)) best.set(one, NAMED_FIT);
  }

  function find(typed: string): NamedPlace | null {
    const { names: found, postcode } = parsePlaceText(typed, ending);
    if (postcode !== null && postcodes.has(postcode)) return postcodes.get(postcode) ?? null;
    const name = found.at(-1) ?? '';
    return findExactly(name) ?? findSimilar(name, FINDABLE, SAME_NAME)[0] ?? null;
  }

  function findExactly(name: string): NamedPlace | null {
    return byName.get(prepareName(name).plain) ?? null;
  }

  function searchSimilar(typed: string, types: ReadonlySet<PlaceType>): NamedPlace[] {
    return findSimilar(parsePlaceText(typed, ending).names.at(-1) ?? '', types, MIN_SIMILARITY);
  }

  function findSimilar(
    typed: string,
    types: ReadonlySet<PlaceType>,
    minSimilarity: number,
  ): NamedPlace[] {
    const wanted = toSoundKey(typed);
    const similarity = new Map<NamedPlace, number>();
    for (const { place, soundKey } of entries) {
      if (place.type === 'postcode' || !types.has(place.type)) continue;
      const one = computeSoundSimilarity(wanted, soundKey, minSimilarity);
      if (one > (similarity.get(place) ?? 0)) similarity.set(place, one);
    }
    const best = Math.max(...similarity.values());
    return [...similarity]
      .filter(([, one]) => one >= best - MAX_LESS_SIMILAR)
      .sort(([a, one], [b, other]) => other - one || importanceOf(b) - importanceOf(a))
      .slice(0, MAX_SIMILAR)
      .map(([place]) => place);
  }

  return { ending, search, find, findExactly, searchSimilar };
}

function importanceOf({ type, nearest }: NamedPlace): number {
  return nearest === null ? IMPORTANCE[type] : OUTSIDE_PENALTY;
}
