import { presetPeriod } from '@townlight/domain/crime';
import {
  addMonths,
  type MonthRange,
  rangeBefore,
  type YearMonth,
  yearMonth,
} from '@townlight/domain/time';

/** Whether a tracker tells of one month or of twelve. // spec 7: aggregation (monthly|yearly) */
export type History = 'monthly' | 'yearly';

/** The months of which a tracker tells, and those it holds them against. */
export interface TrackerPeriod {
  readonly history: History;
  readonly range: MonthRange;
  /** The same months a year earlier: changes of counts are told against them. */
  readonly yearBefore: MonthRange;
  /** The months just before, of the same length: changes of rank are told against them. */
  readonly justBefore: MonthRange;
}

export function trackerPeriod(history: History, reference: YearMonth): TrackerPeriod {
  const range = presetPeriod(history === 'monthly' ? 1 : 12, reference);
  return {
    history,
    range,
    yearBefore: { from: addMonths(range.from, -12), to: addMonths(range.to, -12) },
    justBefore: rangeBefore(range),
  };
}

/** The month that `/10/2026` names; `null` for anything that names none. */
export function readMonth(month: string | undefined, year: string | undefined): YearMonth | null {
  if (month === undefined || year === undefined) return null;
  if (!/^\d{1,2}$/.test(month) || !/^\d{4}$/.test(year)) return null;
  const number = Number(month);
  return number >= 1 && number <= 12 ? yearMonth(Number(year), number) : null;
}
