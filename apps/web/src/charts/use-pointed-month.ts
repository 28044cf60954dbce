import type { YearMonth } from '@townlight/domain/time';
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react';
import type { MonthPoint } from './month-series.ts';

/**
 * The month of a chart that is told: a mouse tells what it is over, a touch what it has touched until something else is,
 * and arrow keys go from month to month of a slider that lies unseen over the chart. Escape takes what is told away.
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
        // what was touched is told until the focus goes, and the arrow keys go on from there
        event.preventDefault();
        ref.current?.focus({ preventScroll: true });
      },
    },
  };
}
