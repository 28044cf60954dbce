import { type ComponentType, useCallback, useEffect, useState } from 'react';
import type { Loads, Trouble } from '../net/loads.ts';

/**
 * A part of a page whose code is fetched once it is wanted, such as a map when it is near, and what became of that.
 * @param fetchPart `fetchedOnce`, made outside of the component
 */
export function useFetchedPart<Props>(
  fetchPart: () => Promise<ComponentType<Props>>,
  isWanted: boolean,
): { readonly Part: ComponentType<Props> | null; readonly loads: Loads } {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const isAsked = isWanted && Part === null && trouble === null;
  useEffect(() => {
    if (!isAsked) return;
    let left = false;
    fetchPart().then(
      (fetched) => !left && setPart(() => fetched),
      () => !left && setTrouble(navigator.onLine ? 'unreachable' : 'offline'),
    );
    return () => {
      left = true;
    };
  }, [fetchPart, isAsked]);
  const retry = useCallback(() => setTrouble(null), []);
  return { Part, loads: { loading: isAsked, trouble, retry } };
}
