import type { PointOfInterest } from '@townlight/domain/address-search';
import type { PlaceType } from '@townlight/domain/places';
import type { SearchArea } from '../store.ts';

import { type MatchableName, matchableName, matchPlace, typedName } from './match-place.ts';

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

const LEAST = 0.55;

/** Some thousand names: each is looked at, which takes well under a millisecond. */
export function createPlaceIndex(
  areas: readonly SearchArea[],
  pointsOfInterest: readonly PointOfInterest[],
): PlaceIndex {
  const entries = [...areas.map(areaPlace), ...pointsOfInterest.map(pointPlace)].flatMap(
    ({ place, names }) => names.map((name) => ({ place, name: matchableName(name) })),
  );

  function search(typed: string, types: ReadonlySet<PlaceType>): FoundPlace[] {
    const wanted = typedName(typed);
    const best = new Map<NamedPlace, number>();
    for (const { place, name } of entries) {
      if (!types.has(place.type)) continue;
      const fit = matchPlace(wanted, name as MatchableName);
      if (fit >= LEAST && fit > (best.get(place) ?? 0)) best.set(place, fit);
    }
    return [...best]
      .map(([place, fit]) => ({ ...place, score: fit + IMPORTANCE[place.type] }))
      .sort((a, b) => b.score - a.score || a.label.length - b.label.length);
  }

  return { search };
}

function areaPlace(area: SearchArea): { place: NamedPlace; names: string[] } {
  const isZip = area.partition === 'zipcodes';
  const within = area.city !== null && area.city !== area.name ? area.city : '';
  const place: NamedPlace = {
    type: isZip ? 'postcode' : area.kind === 'city' ? 'place' : 'neighborhood',
    label: area.name,
    within,
    longitude: area.longitude,
    latitude: area.latitude,
    area: area.slug,
  };
  return { place, names: within === '' ? [area.name] : [area.name, `${area.name} ${within}`] };
}

function pointPlace(point: PointOfInterest): { place: NamedPlace; names: string[] } {
  const place: NamedPlace = {
    type: point.type,
    label: point.name,
    within: '',
    longitude: point.longitude,
    latitude: point.latitude,
    area: null,
  };
  return { place, names: [point.name, ...point.otherNames] };
}
