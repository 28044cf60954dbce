import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import {
  type AreaMapState,
  openForSelection,
  readAreaMapState,
} from '../../area-map/area-map-state.ts';
import { currentQuery } from '../../net/current-query.ts';
import { stateQuery } from './coronavirus-state.ts';

export type ChangeCoronavirusMap = (
  change: Partial<AreaMapState>,
  how?: { readonly replace?: boolean },
) => void;

/** Returns the state of the coronavirus map from the address, and a function that changes it. */
export function useCoronavirusState(): { state: AreaMapState; change: ChangeCoronavirusMap } {
  const { search } = useLocation();
  const navigate = useNavigate();
  const state = useMemo(() => readAreaMapState(new URLSearchParams(search)), [search]);
  const change = useCallback<ChangeCoronavirusMap>(
    (change, how) => {
      const before = readAreaMapState(currentQuery());
      const after = openForSelection(before, { ...before, ...change });
      void navigate({ search: stateQuery(after) }, how);
    },
    [navigate],
  );
  return { state, change };
}
