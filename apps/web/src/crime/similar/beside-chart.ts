import type { YearMonth } from '@townlight/domain/time';
import type { ReactNode } from 'react';
import type { MonthLines } from '../../charts/month-lines.ts';
import type { MonthPoint } from '../../charts/month-series.ts';

/** One more rate in the table and the file of an area's months. */
export interface BesideColumn {
  /** As the file names it. */
  readonly field: string;
  /** As the table does. */
  readonly head: string;
  /** Per resident; `null` where the month has none. */
  readonly rateOf: (month: YearMonth) => number | null;
}

/** What stands beside the months of an area: in the chart, above it, in its table and file, and below. */
export interface BesideChart {
  readonly lines: MonthLines;
  readonly columns: readonly BesideColumn[];
  /** Which line is which, and which there is none of in these months. */
  readonly legend: (shown: readonly MonthPoint[]) => string;
  readonly below: ReactNode;
}
