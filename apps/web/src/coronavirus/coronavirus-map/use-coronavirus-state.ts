import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import {
  type AreaMapState,
  openForSelection,
  readAreaMapState,
} from '../../area-map/area-map-state.ts';
import { currentQuery } from '../../net/current-query.ts';
import { stateQuery } from './coronavirus-state.ts';

export type ChangeCoronavirusMap = (change: Partial<AreaMapState>) => void;

/** The state of the coronavirus map as it stands in the address bar, and how to change it. */
export function useCoronavirusState(): { state: AreaMapState; change: ChangeCoronavirusMap } {
  const { search } = useLocation();
  const navigate = useNavigate();
  const state = useMemo(() => readAreaMapState(new URLSearchParams(search)), [search]);
  const change = useCallback<ChangeCoronavirusMap>(
    ({ area, view, report }) => {
      const before = readAreaMapState(currentQuery());
      const wanted = {
        area: area === undefined ? before.area : area,
        view: view ?? before.view,
        report: report ?? before.report,
      };
      void navigate({ search: stateQuery(openForSelection(before, wanted)) });
    },
    [navigate],
  );
  return { state, change };
}
