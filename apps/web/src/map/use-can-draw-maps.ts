import { useSyncExternalStore } from 'react';
import { canDrawMaps } from './webgl.ts';

const never = () => () => {};

/** Whether the browser can draw maps; null while nobody knows, on the server and until the page is taken over. */
export function useCanDrawMaps(): boolean | null {
  return useSyncExternalStore<boolean | null>(never, canDrawMaps, () => null);
}
