import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

/**
 * Takes over what a reader typed into a field of the first HTML before its script had come. React leaves the letters in
 * the field but does not tell of them.
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
