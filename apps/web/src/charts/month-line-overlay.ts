import type { ReactNode } from 'react';
import type { MonthBarsLayout } from './month-bars-layout.ts';
import type { MonthPoint } from './month-series.ts';

/** Lines over the bars of the months, in the measure of the bars. They replace the line of the year before. */
export interface MonthLineOverlay {
  /** The highest value of all lines in these months. */
  readonly highest: (shown: readonly MonthPoint[]) => number;
  readonly render: (layout: MonthBarsLayout, width: number) => ReactNode;
  /** Returns the tooltip lines of one month. */
  readonly tooltipLines: (point: MonthPoint) => readonly string[];
  /** Returns the accessible summary of the lines in these months. */
  readonly summary: (shown: readonly MonthPoint[]) => string;
}
