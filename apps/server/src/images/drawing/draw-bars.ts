import { TREND_MONTHS } from '@townlight/domain/crime';
import { STRIPED_FILL } from './draw-map.ts';
import type { ImageFrame } from './map-view.ts';
import { PALETTE } from './palette.ts';
import { renderElement } from './svg.ts';

/** One month of a chart. */
export interface MonthBar {
  readonly value: number;
  /** Drawn with stripes: the records of the month are incomplete. */
  readonly incomplete: boolean;
}

/**
 * Draws months as bars from zero, the last one in full color.
 * @param highest value at the top of the frame
 */
export function drawBars(
  bars: readonly MonthBar[],
  { x, y, width, height }: ImageFrame,
  highest = Math.max(1, ...bars.map(({ value }) => value)),
): string {
  const step = width / Math.max(bars.length, TREND_MONTHS);
  return renderElement(
    'g',
    {},
    ...bars.map(({ value, incomplete }, i) => {
      // an incomplete month may have almost no records; its stripes must be visible anyway
      const tall = Math.max(incomplete ? 12 : 2, (value / highest) * height);
      const isLast = i === bars.length - 1;
      return renderElement('rect', {
        x: x + i * step + step * 0.11,
        y: y + height - tall,
        width: step * 0.78,
        height: tall,
        rx: 3,
        fill: incomplete ? STRIPED_FILL : isLast ? PALETTE.barNow : PALETTE.barBefore,
      });
    }),
    renderElement('rect', { x, y: y + height, width, height: 2, fill: PALETTE.line }),
  );
}
