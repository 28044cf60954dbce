import type { AreaId } from '@townlight/domain/places';

/** What the address of every map tells, whatever its subject adds. */
export interface AreaMapState {
  readonly area: AreaId | null;
  readonly view: 'map' | 'table';
  readonly report: 'open' | 'closed';
}

export const DEFAULT_AREA_MAP_STATE: AreaMapState = { area: null, view: 'map', report: 'open' };

/** Reads `area=venice&view=table&report=closed`; whatever it does not understand is the default. */
export function readAreaMapState(query: URLSearchParams): AreaMapState {
  return {
    area: query.get('area') || null,
    view: query.get('view') === 'table' ? 'table' : 'map',
    report: query.get('report') === 'closed' ? 'closed' : 'open',
  };
}

/** Writes only what differs from the default, so that the plain page has a plain address. */
export function writeAreaMapState(query: URLSearchParams, state: AreaMapState): void {
  if (state.area !== null) query.set('area', state.area);
  if (state.view !== 'map') query.set('view', state.view);
  if (state.report !== 'open') query.set('report', state.report);
}

/** What follows from a change: selecting an area opens the report. // spec 4 */
export function openForSelection<State extends AreaMapState>(before: State, now: State): State {
  const newArea = now.area !== null && now.area !== before.area;
  return newArea ? { ...now, report: 'open' } : now;
}
