import {
  type CountyPlaceNames,
  type PointOfInterest,
  prepareName,
  prepareTypedName,
  scoreName,
} from '@townlight/domain/address-search';
import type { OutsidePlace } from '@townlight/domain/county';
import type { PlaceType } from '@townlight/domain/places';
import type { SearchArea } from '../store.ts';

/** A named place. */
export interface NamedPlace {
  readonly type: Exclude<PlaceType, 'address'>;
  readonly label: string;
  /** The qualifier after the label that distinguishes places of the same name; may be empty. */
  readonly within: string;
  readonly longitude: number;
  readonly latitude: number;
  /** Id of the corresponding area; `null` for places that are not areas. */
  readonly area: string | null;
  /** Id of the nearest neighborhood for a place outside of the county. */
  readonly nearest: string | null;
}

export interface FoundPlace extends NamedPlace {
  readonly score: number;
}

export interface PlaceIndex {
  search(typed: string, types: ReadonlySet<PlaceType>): FoundPlace[];
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

/** Creates an index that compares every name: some thousand names take well under a millisecond. */
export function createPlaceIndex(
  areas: readonly SearchArea[],
  { pointsOfInterest, everydayNames, placesOutside }: CountyPlaceNames,
): PlaceIndex {
  const entries = [
    ...areas.map((area) => areaPlace(area, everydayNames)),
    ...pointsOfInterest.map(pointPlace),
    ...placesOutside.map(outsidePlace),
  ].flatMap(({ place, names }) => names.map((name) => ({ place, name: prepareName(name) })));

  function search(typed: string, types: ReadonlySet<PlaceType>): FoundPlace[] {
    const wanted = prepareTypedName(typed);
    const best = new Map<NamedPlace, number>();
    for (const { place, name } of entries) {
      if (!types.has(place.type)) continue;
      const fit = scoreName(wanted, name);
      if (fit >= MIN_FIT && fit > (best.get(place) ?? 0)) best.set(place, fit);
    }
    return [...best]
      .map(([place, fit]) => ({
        ...place,
        score: fit + (place.nearest === null ? IMPORTANCE[place.type] : OUTSIDE_PENALTY),
      }))
      .sort((a, b) => b.score - a.score || a.label.length - b.label.length);
  }

  return { search };
}

function areaPlace(
  area: SearchArea,
  everydayNames: CountyPlaceNames['everydayNames'],
): { place: NamedPlace; names: string[] } {
  const isZip = area.partition === 'zipcodes';
  const within = area.city !== null && area.city !== area.name ? area.city : '';
  const place: NamedPlace = {
    type: isZip ? 'postcode' : area.kind === 'city' ? 'place' : 'neighborhood',
    label: area.name,
    within,
    longitude: area.longitude,
    latitude: area.latitude,
    area: area.slug,
    nearest: null,
  };
  const otherNames = isZip ? [] : (everydayNames[area.slug] ?? []);
  const full = within === '' ? [] : [`${area.name} ${within}`];
  return { place, names: [area.name, ...full, ...otherNames] };
}

function pointPlace(point: PointOfInterest): { place: NamedPlace; names: string[] } {
  const place: NamedPlace = {
    type: point.type,
    label: point.name,
    within: '',
    longitude: point.longitude,
    latitude: point.latitude,
    area: null,
    nearest: null,
  };
  return { place, names: [point.name, ...point.otherNames] };
}

function outsidePlace(outside: OutsidePlace): { place: NamedPlace; names: string[] } {
  const place: NamedPlace = {
    type: 'place',
    label: outside.name,
    within: outside.within === outside.name ? '' : outside.within,
    longitude: outside.longitude,
    latitude: outside.latitude,
    area: null,
    nearest: outside.nearest,
  };
  return { place, names: [outside.name, ...outside.otherNames] };
}
