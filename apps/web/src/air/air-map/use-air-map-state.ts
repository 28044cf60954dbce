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

/** Browsers refuse an address that changes too often: an hour is written when the reader has come to rest on it. */
const REST_MS = 350;

/**
 * The state of the air quality map as it stands in the address bar, and how to change it. The hour is ahead of the
 * address while it is played, and takes no step of the history of its own.
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
    // a step back through the history; what was written here may be behind by now
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
