import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { currentQuery } from '../../net/current-query.ts';
import {
  type AirMapState,
  changeState,
  readState,
  type ShownMoment,
  writeState,
} from './air-map-state.ts';

export type ChangeAirMap = (
  change: Partial<AirMapState>,
  how?: { readonly replace?: boolean },
) => void;

/**
 * Browsers limit how often an address may change, so it is updated only after the hour has not changed for this long.
 */
const REST_MS = 350;

/**
 * Returns the state of the air quality map and functions that change it. The hour changes before the address while
 * hours are played, and replaces the history entry.
 */
export function useAirMapState(): {
  state: AirMapState;
  change: ChangeAirMap;
  moveTo: (moment: ShownMoment) => void;
} {
  const { search } = useLocation();
  const navigate = useNavigate();
  const asked = useMemo(() => readState(new URLSearchParams(search)), [search]);
  const [moment, setMoment] = useState<ShownMoment>(asked);
  const [seen, setSeen] = useState<ShownMoment>(asked);
  const [written, setWritten] = useState<ShownMoment>(asked);
  if (!isSame(seen, asked)) {
    setSeen(asked);
    // The address changed by history navigation; `written` may be outdated by now.
    if (!isSame(asked, written)) setMoment(asked);
  }

  const go = useCallback(
    (wanted: Partial<AirMapState>, replace: boolean) => {
      const query = writeState(changeState(readState(currentQuery()), wanted)).toString();
      void navigate({ search: query === '' ? '' : `?${query}` }, { replace });
    },
    [navigate],
  );
  useEffect(() => {
    if (isSame(moment, asked)) return;
    const timer = setTimeout(() => {
      setWritten(moment);
      go(moment, true);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [moment, asked, go]);

  const change = useCallback<ChangeAirMap>(
    (wanted, how) => go(wanted, how?.replace ?? false),
    [go],
  );
  const moveTo = useCallback(({ hour, until }: ShownMoment) => setMoment({ hour, until }), []);
  const { hour, until } = moment;
  const state = useMemo(() => ({ ...asked, hour, until }), [asked, hour, until]);
  return { state, change, moveTo };
}

function isSame(a: ShownMoment, b: ShownMoment): boolean {
  return a.hour === b.hour && a.until === b.until;
}
