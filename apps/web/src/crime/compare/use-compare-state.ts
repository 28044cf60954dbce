import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { currentQuery } from '../../net/current-query.ts';
import { type CompareState, comparePath, readCompare } from './compare-state.ts';

/** The address bar is the state; each change is a step of the history. */
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
