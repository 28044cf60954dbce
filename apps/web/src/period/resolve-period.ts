import { EARLIEST_PERIOD_YEAR, toPresetPeriod } from '@townlight/domain/crime';
import {
  addMonths,
  countMonths,
  endOfMonth,
  type Instant,
  type MonthRange,
  startOfMonth,
  toYearMonth,
  type YearMonth,
} from '@townlight/domain/time';
import type { ChosenPeriod } from './chosen-period.ts';

/** The earliest month that a custom period may begin with. // spec 9 */
export const EARLIEST_MONTH = toYearMonth(EARLIEST_PERIOD_YEAR, 1);

/**
 * Returns the months that are counted. `reference` is the last full month at the source; a custom period from a shared
 * link is limited to the available range.
 */
export function resolvePeriod(period: ChosenPeriod, reference: YearMonth): MonthRange {
  if (period.kind === 'preset') return toPresetPeriod(period.months, reference);
  const to = Math.max(EARLIEST_MONTH, Math.min(period.range.to, reference)) as YearMonth;
  const from = Math.min(to, Math.max(EARLIEST_MONTH, period.range.from)) as YearMonth;
  return { from, to };
}

/** Returns `from` and `to` for the API: the first and the last millisecond (reading 7). */
export function toPeriodInstants(
  range: MonthRange,
  timeZone: string,
): { from: Instant; to: Instant } {
  return { from: startOfMonth(range.from, timeZone), to: endOfMonth(range.to, timeZone) };
}

/** Returns the same months a year earlier; `null` where the two would overlap. */
export function rangeYearEarlier(range: MonthRange): MonthRange | null {
  if (countMonths(range) > 12) return null;
  return { from: addMonths(range.from, -12), to: addMonths(range.to, -12) };
}
