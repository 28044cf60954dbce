import type { MonthRange, YearMonth } from '@townlight/domain/time';
import { EARLIEST_MONTH } from './resolve-period.ts';

/** The error of a custom period. // spec 5: from cannot exceed to, latest end is last month */
export type PeriodError = 'wrong-order' | 'outside';

export function validatePeriod(range: MonthRange, last: YearMonth): PeriodError | null {
  if (range.from < EARLIEST_MONTH || range.to > last || range.from > last) return 'outside';
  return range.from > range.to ? 'wrong-order' : null;
}
