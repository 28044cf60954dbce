import { useSyncExternalStore } from 'react';
import { hasOrigin } from '../../http/has-origin.ts';

let isDemanded = false;
const listeners = new Set<() => void>();

/** Lets the map's code and outlines load: once in a visit, for all maps. */
export function demandMap(): void {
  if (isDemanded) return;
  isDemanded = true;
  for (const listener of listeners) listener();
}

/**
 * Returns whether the map's code and outlines should load; until then a picture of the areas takes its place. A
 * sandboxed frame has no picture, because browsers do not draw shapes from another origin.
 */
export function useMapDemand(): boolean {
  return useSyncExternalStore(
    (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    () => isDemanded || !hasOrigin,
    () => false,
  );
}
