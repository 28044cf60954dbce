import { pagePath } from '@townlight/domain/pages';
import { type AreaMapState, writeAreaMapState } from '../../area-map/area-map-state.ts';

/** The query of the coronavirus map in a state: it shows one day, one kind of boundaries and one figure. */
export function stateQuery(state: AreaMapState): string {
  const query = new URLSearchParams();
  writeAreaMapState(query, state);
  return query.size === 0 ? '' : `?${query}`;
}

/** The address of the coronavirus map in a state. */
export function coronavirusMapPath(state: AreaMapState): string {
  return pagePath({ kind: 'coronavirus', area: null }) + stateQuery(state);
}
