import { useMedia } from './use-media.ts';

/** Whether the reader prefers less motion; not before the page is taken over. */
export function useReducedMotion(): boolean {
  return useMedia('(prefers-reduced-motion: reduce)');
}
