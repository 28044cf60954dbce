import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { readLocationQuery } from '../../../http/location-query.ts';
import { useDelayedAddress } from '../../../ui/use-delayed-address.ts';
import {
  type AirMapState,
  type HourSelection,
  parseAirMapState,
  serializeAirMapState,
  updateAirMapState,
} from './air-map-state.ts';

export type UpdateAirMapState = (
  change: Partial<AirMapState>,
  how?: { readonly replace?: boolean },
) => void;

/**
 * Returns the state of the air quality map and functions that change it. The hour changes before the address while
 * hours are played, and replaces the history entry.
 */
export function useAirMapState(): {
  state: AirMapState;
  change: UpdateAirMapState;
  moveTo: (moment: HourSelection) => void;
} {
  const { search } = useLocation();
  const navigate = useNavigate();
  const addressState = useMemo(() => parseAirMapState(new URLSearchParams(search)), [search]);
  const change = useCallback<UpdateAirMapState>(
    (wanted, how) => {
      const query = serializeAirMapState(
        updateAirMapState(parseAirMapState(readLocationQuery()), wanted),
      ).toString();
      void navigate({ search: query === '' ? '' : `?${query}` }, how);
    },
    [navigate],
  );
  const [{ hour, until }, setMoment] = useDelayedAddress<HourSelection>(
    { hour: addressState.hour, until: addressState.until },
    (moment) => change(moment, { replace: true }),
  );
  const moveTo = useCallback(
    (moment: HourSelection) => setMoment({ hour: moment.hour, until: moment.until }),
    [setMoment],
  );
  const state = useMemo(() => ({ ...addressState, hour, until }), [addressState, hour, until]);
  return { state, change, moveTo };
}
