import type { YearMonth } from '@townlight/domain/time';
import type { ReactNode } from 'react';
import type { MonthLineOverlay } from '../../../charts/month-bars-layout.ts';
import type { MonthPoint } from '../../../charts/month-series.ts';

/** A further rate in the table and the file of an area's months. */
export interface ComparisonColumn {
  /** The column's name in the file. */
  readonly field: string;
  /** The column's title in the table. */
  readonly head: string;
  /** Per resident; `null` where the month has none. */
  readonly rateOf: (month: YearMonth) => number | null;
}

/**
 * The comparison of an area's months: its lines in the chart, its legend, its columns in the table and file, and the
 * content below.
 */
export interface MonthComparison {
  readonly lines: MonthLineOverlay;
  readonly columns: readonly ComparisonColumn[];
  /** Returns the legend of the lines, including which have no values in these months. */
  readonly legend: (shown: readonly MonthPoint[]) => string;
  readonly below: ReactNode;
}
