import { type ComponentType, useCallback, useEffect, useState } from 'react';
import type { Loads, Trouble } from '../net/loads.ts';

/**
 * Loads a component once it is needed, such as a map near the viewport, and returns its load state.
 * @param importComponent `memoizeAsync`, created outside of the component
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
