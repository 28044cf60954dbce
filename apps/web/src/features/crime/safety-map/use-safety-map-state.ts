import { replaceEqualDeep } from '@tanstack/react-query';
import { useCallback, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { readLocationQuery } from '../../../http/location-query.ts';
import type { ChosenPeriod } from '../../../period/chosen-period.ts';
import { useDelayedAddress } from '../../../ui/use-delayed-address.ts';
import {
  applySafetyMapChange,
  DEFAULT_SAFETY_MAP_STATE,
  formatSafetyMapQuery,
  parseSafetyMapState,
  type SafetyMapState,
} from './safety-map-state.ts';

export type ChangeSafetyMapState = (
  change: Partial<SafetyMapState>,
  how?: { readonly replace?: boolean },
) => void;

/**
 * Returns the state of the safety map from the address bar, and functions to change it. Unchanged values keep their
 * identity, so that dependents do not render again. While months are played, the period changes before the address and
 * replaces the history entry.
 */
export function useSafetyMapState(): {
  state: SafetyMapState;
  change: ChangeSafetyMapState;
  moveTo: (period: ChosenPeriod) => void;
} {
  const { search } = useLocation();
  const navigate = useNavigate();
  const before = useRef(DEFAULT_SAFETY_MAP_STATE);
  const addressState = useMemo(() => {
    before.current = replaceEqualDeep(
      before.current,
      parseSafetyMapState(new URLSearchParams(search)),
    );
    return before.current;
  }, [search]);
  const change = useCallback<ChangeSafetyMapState>(
    (wanted, how) => {
      const query = formatSafetyMapQuery(
        applySafetyMapChange(parseSafetyMapState(readLocationQuery()), wanted),
      ).toString();
      void navigate({ search: query === '' ? '' : `?${query}` }, how);
    },
    [navigate],
  );
  const [period, moveTo] = useDelayedAddress(addressState.period, (moved) => {
    const { timeline } = parseSafetyMapState(readLocationQuery());
    change({ period: moved, timeline }, { replace: true });
  });
  const state = useMemo(() => ({ ...addressState, period }), [addressState, period]);
  return { state, change, moveTo };
}
