import { MIN_REPORTS_FOR_RATE, RATE_BASE } from '@townlight/domain/crime';
import type { YearMonth } from '@townlight/domain/time';
import type { MonthPoint } from './month-series.ts';

/** Whether a chart shows reports, or reports per 100,000 residents. */
export type Measure = 'rate' | 'count';

/** One month of a chart: a count, or a rate per 100,000 residents. */
export interface BarPoint {
  readonly month: YearMonth;
  readonly value: number;
  /** The same month a year earlier, in the same measure. */
  readonly before: number | null;
  /** The usual range of the month, in the same measure. */
  readonly usual?: { readonly low: number; readonly high: number } | undefined;
  /** `few`: too few reports to rate, the value is 0 (reading 42); `incomplete`: some records are missing. */
  readonly state: 'whole' | 'few' | 'incomplete';
}

/** Returns the counts of the months as bars. */
export function toCountBars(points: readonly MonthPoint[]): BarPoint[] {
  return points.map(({ month, count, before, usual, complete }) => ({
    month,
    value: count,
    before,
    usual,
    state: complete ? 'whole' : 'incomplete',
  }));
}

/** @param residents greater than 0 */
export function toRateBars(points: readonly MonthPoint[], residents: number): BarPoint[] {
  const rate = (count: number) => (count / residents) * RATE_BASE;
  return points.map(({ month, count, before, usual, complete }) => {
    const isFew = complete && count < MIN_REPORTS_FOR_RATE;
    return {
      month,
      value: isFew ? 0 : rate(count),
      before: before === null || before < MIN_REPORTS_FOR_RATE ? null : rate(before),
      usual: usual && { low: rate(usual.low), high: rate(usual.high) },
      state: isFew ? 'few' : complete ? 'whole' : 'incomplete',
    };
  });
}
