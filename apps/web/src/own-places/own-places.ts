import type { AreaId } from '@townlight/domain/places';

/** A neighborhood with the name that its reader chose. */
export interface OwnPlace {
  readonly name: string;
  readonly area: AreaId;
}

export const MOST_OWN_PLACES = 5;
export const LONGEST_NAME = 40;

/** Parses the stored places; invalid entries are dropped. */
export function readOwnPlaces(kept: string | null): readonly OwnPlace[] {
  if (kept === null) return [];
  let list: unknown;
  try {
    list = JSON.parse(kept);
  } catch {
    return [];
  }
  if (!Array.isArray(list)) return [];
  return list.flatMap(placeOf).slice(0, MOST_OWN_PLACES);
}

function placeOf(given: unknown): OwnPlace[] {
  if (typeof given !== 'object' || given === null) return [];
  const { name, area } = given as Partial<Record<keyof OwnPlace, unknown>>;
  if (typeof name !== 'string' || typeof area !== 'string' || area === '') return [];
  return [{ name: name.trim().slice(0, LONGEST_NAME) || area, area }];
}

/** Appends a place. A neighborhood is stored once, and places over the limit are dropped. */
export function withPlace(places: readonly OwnPlace[], added: OwnPlace): readonly OwnPlace[] {
  if (places.some(({ area }) => area === added.area)) return places;
  return [...places, added].slice(0, MOST_OWN_PLACES);
}

/** Renames a place; a blank name changes nothing. */
export function renamed(
  places: readonly OwnPlace[],
  area: AreaId,
  name: string,
): readonly OwnPlace[] {
  const given = name.trim().slice(0, LONGEST_NAME);
  if (given === '') return places;
  return places.map((place) => (place.area === area ? { area, name: given } : place));
}
