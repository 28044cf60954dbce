import type { YearMonth } from '@townlight/domain/time';
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react';
import type { MonthPoint } from './month-series.ts';

/**
 * Tracks the month whose tooltip is open: the one under a mouse, the last one touched, or the one selected by arrow
 * keys on an invisible slider over the chart. Escape closes the tooltip.
 */
export function usePointedMonth(
  points: readonly MonthPoint[],
  pointed: YearMonth | null,
  setPointed: (month: YearMonth | null) => void,
) {
  const ref = useRef<HTMLInputElement>(null);
  const newest = Math.max(0, points.length - 1);
  const at = points.findIndex((point) => point.month === pointed);
  const point = (index: number) => setPointed(points[index]?.month ?? null);
  return {
    slider: {
      ref,
      max: newest,
      value: at < 0 ? newest : at,
      onChange: () => point(Number(ref.current?.value)),
      onFocus: () => at < 0 && point(newest),
      onBlur: () => setPointed(null),
      onKeyDown: (event: KeyboardEvent) => event.key === 'Escape' && setPointed(null),
    },
    area: {
      onPointerLeave: (event: PointerEvent) => event.pointerType !== 'touch' && setPointed(null),
      onMouseDown: (event: MouseEvent) => {
        // a touched month stays selected until blur, and the arrow keys continue from there
        event.preventDefault();
        ref.current?.focus({ preventScroll: true });
      },
    },
  };
}
