import { useRef } from 'react';

/**
 * Returns the current result or, until it is there, the last complete one. A result carries its parameters, so that it
 * is always shown under its own labels, however long the next one takes and whether or not it succeeds.
 * @param result `null` while it loads; the same object while it is the same
 */
export function useLastAnswer<Answer>(answer: Answer | null): Answer | null {
  const last = useRef(answer);
  if (answer !== null) last.current = answer;
  return last.current;
}
