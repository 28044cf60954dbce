import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { isText, opensSearch } from './search-key.ts';

/**
 * Opens the search with `/`.
 * @param open resolves to whether it could be loaded
 * @returns what is typed after the key, until the field that takes it sets it to `null`
 */
export function useSearchKey(
  isOpen: boolean,
  open: () => Promise<boolean>,
): RefObject<string | null> {
  const early = useRef<string | null>(null);
  const onKeyDown = useEffectEvent(async (event: KeyboardEvent) => {
    if (early.current !== null) {
      if (!isText(event)) return;
      event.preventDefault();
      early.current += event.key;
    } else if (!isOpen && opensSearch(event)) {
      event.preventDefault();
      early.current = '';
      if (!(await open())) early.current = null;
    }
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => void onKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return early;
}
