import { type RefObject, useCallback, useRef } from 'react';
import type { OverlayInsets } from '../map/canvas/fit.ts';

type Frame = RefObject<HTMLDivElement | null>;

/**
 * Measures on demand what covers the map of a narrow window: the search above, an open legend below.
 * @param covered height of the sheet and of the legend's line over the lower edge, in pixels
 */
export function useOverlayInsets(covered: number): {
  stage: Frame;
  top: Frame;
  key: Frame;
  getOverlayInsets: () => OverlayInsets;
} {
  const stage = useRef<HTMLDivElement>(null);
  const top = useRef<HTMLDivElement>(null);
  const key = useRef<HTMLDivElement>(null);
  const getOverlayInsets = useCallback(() => {
    const map = stage.current?.getBoundingClientRect();
    const above = top.current && bottomOf(top.current);
    const below = key.current?.getBoundingClientRect();
    return {
      top: map && above !== null ? above - map.top : 0,
      bottom: map && below ? map.bottom - covered - below.top : 0,
    };
  }, [covered]);
  return { stage, top, key, getOverlayInsets };
}

/** Returns the lower edge of an element's content, which may be positioned below it. */
function bottomOf(element: HTMLElement): number {
  return Math.max(...[...element.children].map((child) => child.getBoundingClientRect().bottom));
}
