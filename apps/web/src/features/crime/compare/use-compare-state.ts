import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { readLocationQuery } from '../../../http/location-query.ts';
import { type CompareState, comparePath, parseCompareState } from './compare-state.ts';

/** Returns the state from the address bar; each change adds a history entry. */
export function useCompareState() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const change = useCallback(
    (next: (state: CompareState) => CompareState) =>
      void navigate(comparePath(next(parseCompareState(readLocationQuery())))),
    [navigate],
  );
  return { state: parseCompareState(new URLSearchParams(search)), change };
}
