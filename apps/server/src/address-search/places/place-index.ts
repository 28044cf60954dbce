import {
  type KnownPlaces,
  matchableName,
  matchName,
  type PointOfInterest,
  typedName,
} from '@townlight/domain/address-search';
import type { PlaceOutside } from '@townlight/domain/county';
import type { PlaceType } from '@townlight/domain/places';
import type { SearchArea } from '../store.ts';

/** A place with a name of its own. */
export interface NamedPlace {
  readonly type: Exclude<PlaceType, 'address'>;
  readonly label: string;
  /** What stands behind the label to tell it from others of the same name; may be empty. */
  readonly within: string;
  readonly longitude: number;
  readonly latitude: number;
  /** Id of the area that it is; `null` for what is none. */
  readonly area: string | null;
  /** Of a place outside of the county, the id of the neighborhood nearest to it. */
  readonly nearest: string | null;
}

export interface FoundPlace extends NamedPlace {
  readonly score: number;
}

export interface PlaceIndex {
  search(typed: string, types: ReadonlySet<PlaceType>): FoundPlace[];
}

/** Names that begin alike are told apart by what is asked for most. */
const IMPORTANCE: Readonly<Record<NamedPlace['type'], number>> = {
  place: 0.16,
  neighborhood: 0.15,
  postcode: 0.12,
  poi: 0.08,
};

/** What lies outside of the county comes behind what it has of the same name: Anaheim Street before Anaheim. */
const OUTSIDE = -0.1;
const LEAST = 0.55;

/** Some thousand names: each is looked at, which takes well under a millisecond. */
export function createPlaceIndex(
  areas: readonly SearchArea[],
  { pointsOfInterest, everydayNames, placesOutside }: KnownPlaces,
): PlaceIndex {
  const entries = [
    ...areas.map((area) => areaPlace(area, everydayNames)),
    ...pointsOfInterest.map(pointPlace),
    ...placesOutside.map(outsidePlace),
  ].flatMap(({ place, names }) => names.map((name) => ({ place, name: matchableName(name) })));

  function search(typed: string, types: ReadonlySet<PlaceType>): FoundPlace[] {
    const wanted = typedName(typed);
    const best = new Map<NamedPlace, number>();
    for (const { place, name } of entries) {
      if (!types.has(place.type)) continue;
      const fit = matchName(wanted, name);
      if (fit >= LEAST && fit > (best.get(place) ?? 0)) best.set(place, fit);
    }
    return [...best]
      .map(([place, fit]) => ({
        ...place,
        score: fit + (place.nearest === null ? IMPORTANCE[place.type] : OUTSIDE),
      }))
      .sort((a, b) => b.score - a.score || a.label.length - b.label.length);
  }

  return { search };
}

function areaPlace(
  area: SearchArea,
  everydayNames: KnownPlaces['everydayNames'],
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
  const others = isZip ? [] : (everydayNames[area.slug] ?? []);
  const full = within === '' ? [] : [`${area.name} ${within}`];
  return { place, names: [area.name, ...full, ...others] };
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

function outsidePlace(outside: PlaceOutside): { place: NamedPlace; names: string[] } {
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
