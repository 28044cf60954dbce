import { type RefObject, useCallback, useRef } from 'react';
import type { Overlaid } from '../map/canvas/fit.ts';

type Frame = RefObject<HTMLDivElement | null>;

/**
 * What lies over the map of a narrow window, measured when it is asked: the ways to search and to switch above, the
 * legend below.
 * @param covered what the sheet covers below, in pixels
 */
export function useOverlaid(covered: number): {
  stage: Frame;
  ways: Frame;
  key: Frame;
  overlaid: () => Overlaid;
} {
  const stage = useRef<HTMLDivElement>(null);
  const ways = useRef<HTMLDivElement>(null);
  const key = useRef<HTMLDivElement>(null);
  const overlaid = useCallback(() => {
    const map = stage.current?.getBoundingClientRect();
    const above = ways.current?.getBoundingClientRect();
    const below = key.current?.getBoundingClientRect();
    return {
      top: map && above ? above.bottom - map.top : 0,
      bottom: map && below ? map.bottom - covered - below.top : 0,
    };
  }, [covered]);
  return { stage, ways, key, overlaid };
}
