import { useRef } from 'react';

/**
 * Returns the current result or, until it is there, the last complete one. A result carries its parameters, so that it
 * is always shown under its own labels, however long the next one takes and whether or not it succeeds.
 * @param result `null` while it loads; the same object while it is the same
 */
export function useLastResult<Result>(result: Result | null): Result | null {
  const last = useRef(result);
  if (result !== null) last.current = result;
  return last.current;
}
