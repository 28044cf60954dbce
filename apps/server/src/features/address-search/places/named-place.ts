import type {
  CountyPlaceNames,
  PlaceOutsideCounty,
  PointOfInterest,
} from '@townlight/domain/county';
import type { PlaceType } from '@townlight/domain/places';
import type { SearchableArea } from '../store.ts';

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

/** Lists the places of a county with all their names. */
export function listNamedPlaces(
  areas: readonly SearchableArea[],
  { pointsOfInterest, everydayNames, placesOutside }: CountyPlaceNames,
): { place: NamedPlace; names: string[] }[] {
  return [
    ...areas.map((area) => areaPlace(area, everydayNames)),
    ...pointsOfInterest.map(pointPlace),
    ...placesOutside.map(outsidePlace),
  ];
}

function areaPlace(
  area: SearchableArea,
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

function outsidePlace(outside: PlaceOutsideCounty): { place: NamedPlace; names: string[] } {
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
