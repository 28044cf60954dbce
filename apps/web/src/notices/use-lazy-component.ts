import { type ComponentType, useCallback, useEffect, useState } from 'react';
import type { LoadFailure, Loads } from '../http/loads.ts';

/**
 * Loads a component once it is needed, such as a map near the viewport, and returns its load state.
 * @param importComponent `memoizeAsync`, created outside of the component
 */
export function useLazyComponent<Props>(
  importComponent: () => Promise<ComponentType<Props>>,
  isWanted: boolean,
): { readonly Component: ComponentType<Props> | null; readonly loads: Loads } {
  const [Component, setComponent] = useState<ComponentType<Props> | null>(null);
  const [failure, setFailure] = useState<LoadFailure | null>(null);
  const isLoading = isWanted && Component === null && failure === null;
  useEffect(() => {
    if (!isLoading) return;
    let left = false;
    importComponent().then(
      (fetched) => !left && setComponent(() => fetched),
      () => !left && setFailure(navigator.onLine ? 'unreachable' : 'offline'),
    );
    return () => {
      left = true;
    };
  }, [importComponent, isLoading]);
  const retry = useCallback(() => setFailure(null), []);
  return { Component, loads: { loading: isLoading, failure, retry } };
}
