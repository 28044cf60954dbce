import { toPresetPeriod } from '@townlight/domain/crime';
import {
  addMonths,
  type MonthRange,
  previousRange,
  toYearMonth,
  type YearMonth,
} from '@townlight/domain/time';

/** Whether a tracker covers one month or twelve. // spec 7: aggregation (monthly|yearly) */
export type TrackerHistory = 'monthly' | 'yearly';

/** The months that a tracker covers, and those it compares them with. */
export interface TrackerPeriod {
  readonly history: TrackerHistory;
  readonly range: MonthRange;
  /** The same months a year earlier: the base of changes of counts. */
  readonly yearBefore: MonthRange;
  /** The months just before, of the same length: the base of changes of rank. */
  readonly justBefore: MonthRange;
}

export function toTrackerPeriod(history: TrackerHistory, reference: YearMonth): TrackerPeriod {
  const range = toPresetPeriod(history === 'monthly' ? 1 : 12, reference);
  return {
    history,
    range,
    yearBefore: { from: addMonths(range.from, -12), to: addMonths(range.to, -12) },
    justBefore: previousRange(range),
  };
}

/** Parses the month of `/10/2026`; `null` if invalid. */
export function parsePathMonth(
  month: string | undefined,
  year: string | undefined,
): YearMonth | null {
  if (month === undefined || year === undefined) return null;
  if (!/^\d{1,2}$/.test(month) || !/^\d{4}$/.test(year)) return null;
  const number = Number(month);
  return number >= 1 && number <= 12 ? toYearMonth(Number(year), number) : null;
}
