import { type RefObject, useCallback, useRef } from 'react';
import type { OverlayInsets } from '../map/canvas/fit.ts';

type Frame = RefObject<HTMLDivElement | null>;

/**
 * Measures on demand what covers the map of a narrow window: the search and view switch above, the legend below.
 * @param covered height of the sheet over the lower edge, in pixels
 */
export function useOverlayInsets(covered: number): {
  stage: Frame;
  ways: Frame;
  key: Frame;
  getOverlayInsets: () => OverlayInsets;
} {
  const stage = useRef<HTMLDivElement>(null);
  const ways = useRef<HTMLDivElement>(null);
  const key = useRef<HTMLDivElement>(null);
  const getOverlayInsets = useCallback(() => {
    const map = stage.current?.getBoundingClientRect();
    const above = ways.current?.getBoundingClientRect();
    const below = key.current?.getBoundingClientRect();
    return {
      top: map && above ? above.bottom - map.top : 0,
      bottom: map && below ? map.bottom - covered - below.top : 0,
    };
  }, [covered]);
  return { stage, ways, key, getOverlayInsets };
}
