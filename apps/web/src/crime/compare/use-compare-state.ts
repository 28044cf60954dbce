import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { currentQuery } from '../../net/current-query.ts';
import { type CompareState, comparePath, readCompare } from './compare-state.ts';

/** Returns the state from the address bar; each change adds a history entry. */
export function useCompareState() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const change = useCallback(
    (next: (state: CompareState) => CompareState) =>
      void navigate(comparePath(next(readCompare(currentQuery())))),
    [navigate],
  );
  return { state: readCompare(new URLSearchParams(search)), change };
}
