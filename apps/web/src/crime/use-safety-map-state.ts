import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { currentQuery } from '../app/current-query.ts';
import { changeState, readState, type SafetyMapState, writeState } from './safety-map-state.ts';

export type ChangeSafetyMap = (change: Partial<SafetyMapState>) => void;

/** The state of the safety map as it stands in the address bar, and how to change it. */
export function useSafetyMapState(): { state: SafetyMapState; change: ChangeSafetyMap } {
  const [query, setQuery] = useSearchParams();
  const state = useMemo(() => readState(query), [query]);
  const change = useCallback<ChangeSafetyMap>(
    (wanted) => setQuery(writeState(changeState(readState(currentQuery()), wanted))),
    [setQuery],
  );
  return { state, change };
}
