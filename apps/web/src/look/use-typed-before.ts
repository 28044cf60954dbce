import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

/**
 * Applies the value that a reader typed into a server-rendered field before hydration. React keeps the value in the
 * field but fires no change event.
 */
export function useTypedBefore(
  field: RefObject<HTMLInputElement | null>,
  take: (typed: string, field: HTMLInputElement) => void,
): void {
  const takeOver = useEffectEvent(() => {
    const found = field.current;
    if (found !== null && found.value !== '') take(found.value, found);
  });
  useLayoutEffect(() => takeOver(), []);
}
