import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

/**
 * Applies the value that a reader typed into a server-rendered field before hydration. React keeps the value in the
 * field but fires no change event.
 */
export function useEarlyInput(
  field: RefObject<HTMLInputElement | null>,
  onInput: (typed: string, field: HTMLInputElement) => void,
): void {
  const applyEarlyInput = useEffectEvent(() => {
    const found = field.current;
    if (found !== null && found.value !== '') onInput(found.value, found);
  });
  useLayoutEffect(() => applyEarlyInput(), []);
}
