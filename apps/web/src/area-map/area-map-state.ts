import type { AreaId } from '@townlight/domain/places';
import { formatMapPlace, type MapPlace, parseMapPlace } from '../map/map-place.ts';

/** The part of the address that all maps share. */
export interface AreaMapState {
  readonly area: AreaId | null;
  readonly view: 'map' | 'table';
  readonly report: 'open' | 'closed';
  /** The position that the reader moved the map to; `null` shows the area, or else the county. */
  readonly place: MapPlace | null;
}

export const DEFAULT_AREA_MAP_STATE: AreaMapState = {
  area: null,
  view: 'map',
  report: 'open',
  place: null,
};

/** Parses `area=venice&view=table&report=closed&at=34.05_-118.24_11`; invalid values become the default. */
export function parseAreaMapState(query: URLSearchParams): AreaMapState {
  return {
    area: query.get('area') || null,
    view: query.get('view') === 'table' ? 'table' : 'map',
    report: query.get('report') === 'closed' ? 'closed' : 'open',
    place: parseMapPlace(query.get('at')),
  };
}

/** Sets only the values that differ from the default, so that the default page has a plain address. */
export function setAreaMapParams(query: URLSearchParams, state: AreaMapState): void {
  if (state.area !== null) query.set('area', state.area);
  if (state.view !== 'map') query.set('view', state.view);
  if (state.report !== 'open') query.set('report', state.report);
  if (state.place !== null) query.set('at', formatMapPlace(state.place));
}

/** Applies the consequences of a change: selecting an area opens the report, and the map moves there. // spec 4 */
export function openForSelection<State extends AreaMapState>(before: State, now: State): State {
  const newArea = now.area !== null && now.area !== before.area;
  return newArea ? { ...now, report: 'open', place: null } : now;
}
