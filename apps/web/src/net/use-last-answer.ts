import { useRef } from 'react';

/**
 * The answer to what is asked now or, until it is there, the last one whole. An answer carries its question, so that
 * whatever is shown of it stands under its own labels, however long the next one takes and whatever becomes of it.
 * @param answer `null` while it is on its way; the same object while it is the same
 */
export function useLastAnswer<Answer>(answer: Answer | null): Answer | null {
  const last = useRef(answer);
  if (answer !== null) last.current = answer;
  return last.current;
}
