import { useSyncExternalStore } from 'react';
import { isWebglSupported } from './webgl.ts';

const never = () => () => {};

/** Returns whether the browser can draw maps; null on the server and until hydration. */
export function useWebglSupport(): boolean | null {
  return useSyncExternalStore<boolean | null>(never, isWebglSupported, () => null);
}
