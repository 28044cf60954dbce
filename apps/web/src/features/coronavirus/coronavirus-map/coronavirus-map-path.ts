import { pagePath } from '@townlight/domain/pages';
import { type AreaMapState, setAreaMapParams } from '../../../area-map/area-map-state.ts';

/** Formats the map's state as a query; the map has one day, one partition and one figure. */
export function formatCoronavirusMapQuery(state: AreaMapState): string {
  const query = new URLSearchParams();
  setAreaMapParams(query, state);
  return query.size === 0 ? '' : `?${query}`;
}

/** Returns the path of the coronavirus map in a state. */
export function coronavirusMapPath(state: AreaMapState): string {
  return pagePath({ kind: 'coronavirus', area: null }) + formatCoronavirusMapQuery(state);
}
