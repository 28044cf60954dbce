import { useSyncExternalStore } from 'react';
import { canDrawMaps } from './webgl.ts';

const never = () => () => {};

/** Returns whether the browser can draw maps; null on the server and until hydration. */
export function useCanDrawMaps(): boolean | null {
  return useSyncExternalStore<boolean | null>(never, canDrawMaps, () => null);
}
