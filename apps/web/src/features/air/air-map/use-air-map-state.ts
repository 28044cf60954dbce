import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { readLocationQuery } from '../../../http/location-query.ts';
import {
  type AirMapState,
  type HourSelection,
  parseAirMapState,
  serializeAirMapState,
  updateAirMapState,
} from './air-map-state.ts';

export type UpdateAirMap = (
  change: Partial<AirMapState>,
  how?: { readonly replace?: boolean },
) => void;

/**
 * Browsers limit how often an address may change, so it is updated only after the hour has not changed for this long.
 */
const ADDRESS_DELAY_MS = 350;

/**
 * Returns the state of the air quality map and functions that change it. The hour changes before the address while
 * hours are played, and replaces the history entry.
 */
export function useAirMapState(): {
  state: AirMapState;
  change: UpdateAirMap;
  moveTo: (moment: HourSelection) => void;
} {
  const { search } = useLocation();
  const navigate = useNavigate();
  const addressState = useMemo(() => parseAirMapState(new URLSearchParams(search)), [search]);
  const [moment, setMoment] = useState<HourSelection>(addressState);
  const [seen, setSeen] = useState<HourSelection>(addressState);
  const [written, setWritten] = useState<HourSelection>(addressState);
  if (!isSame(seen, addressState)) {
    setSeen(addressState);
    // The address changed by history navigation; `written` may be outdated by now.
    if (!isSame(addressState, written)) setMoment(addressState);
  }

  const go = useCallback(
    (wanted: Partial<AirMapState>, replace: boolean) => {
      const query = serializeAirMapState(
        updateAirMapState(parseAirMapState(readLocationQuery()), wanted),
      ).toString();
      void navigate({ search: query === '' ? '' : `?${query}` }, { replace });
    },
    [navigate],
  );
  useEffect(() => {
    if (isSame(moment, addressState)) return;
    const timer = setTimeout(() => {
      setWritten(moment);
      go(moment, true);
    }, ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [moment, addressState, go]);

  const change = useCallback<UpdateAirMap>(
    (wanted, how) => go(wanted, how?.replace ?? false),
    [go],
  );
  const moveTo = useCallback(({ hour, until }: HourSelection) => setMoment({ hour, until }), []);
  const { hour, until } = moment;
  const state = useMemo(() => ({ ...addressState, hour, until }), [addressState, hour, until]);
  return { state, change, moveTo };
}

function isSame(a: HourSelection, b: HourSelection): boolean {
  return a.hour === b.hour && a.until === b.until;
}
