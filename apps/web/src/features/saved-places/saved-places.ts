import type { AreaId } from '@townlight/domain/places';

/** A neighborhood with the name that its reader chose. */
export interface SavedPlace {
  readonly name: string;
  readonly area: AreaId;
}

/** Maximum number of places in one browser. */
export const MAX_SAVED_PLACES = 5;
export const MAX_NAME_LENGTH = 40;

/** Parses the stored places; invalid entries are dropped. */
export function parseSavedPlaces(stored: string | null): readonly SavedPlace[] {
  if (stored === null) return [];
  let list: unknown;
  try {
    list = JSON.parse(stored);
  } catch {
    return [];
  }
  if (!Array.isArray(list)) return [];
  return list.flatMap(placeOf).slice(0, MAX_SAVED_PLACES);
}

function placeOf(given: unknown): SavedPlace[] {
  if (typeof given !== 'object' || given === null) return [];
  const { name, area } = given as Partial<Record<keyof SavedPlace, unknown>>;
  if (typeof name !== 'string' || typeof area !== 'string' || area === '') return [];
  return [{ name: name.trim().slice(0, MAX_NAME_LENGTH) || area, area }];
}

/** Appends a place. A neighborhood is stored once, and places over the limit are dropped. */
export function addPlace(places: readonly SavedPlace[], added: SavedPlace): readonly SavedPlace[] {
  if (places.some(({ area }) => area === added.area)) return places;
  return [...places, added].slice(0, MAX_SAVED_PLACES);
}

/** Renames a place; a blank name changes nothing. */
export function renamePlace(
  places: readonly SavedPlace[],
  area: AreaId,
  name: string,
): readonly SavedPlace[] {
  const given = name.trim().slice(0, MAX_NAME_LENGTH);
  if (given === '') return places;
  return places.map((place) => (place.area === area ? { area, name: given } : place));
}
