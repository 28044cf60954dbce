import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import {
  type AreaMapState,
  openForSelection,
  parseAreaMapState,
} from '../../../area-map/area-map-state.ts';
import { readLocationQuery } from '../../../http/location-query.ts';
import { formatCoronavirusMapQuery } from './coronavirus-map-path.ts';

export type UpdateCoronavirusMap = (
  change: Partial<AreaMapState>,
  how?: { readonly replace?: boolean },
) => void;

/** Returns the state of the coronavirus map from the address, and a function that changes it. */
export function useCoronavirusMapState(): { state: AreaMapState; change: UpdateCoronavirusMap } {
  const { search } = useLocation();
  const navigate = useNavigate();
  const state = useMemo(() => parseAreaMapState(new URLSearchParams(search)), [search]);
  const change = useCallback<UpdateCoronavirusMap>(
    (change, how) => {
      const before = parseAreaMapState(readLocationQuery());
      const after = openForSelection(before, { ...before, ...change });
      void navigate({ search: formatCoronavirusMapQuery(after) }, how);
    },
    [navigate],
  );
  return { state, change };
}
