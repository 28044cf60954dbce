import { useMedia } from './use-media.ts';

/** Returns whether the reader prefers less motion; false until hydration. */
export function useReducedMotion(): boolean {
  return useMedia('(prefers-reduced-motion: reduce)');
}
