import type { CrimeSource } from '@townlight/domain/crime';
import {
  addMonths,
  formatYearMonth,
  type MonthRange,
  parseYearMonth,
  type YearMonth,
} from '@townlight/domain/time';
import { findTimeFault } from '../../../../ingest/rows/value-fault.ts';
import { Failure } from '../../../../platform/failure.ts';
import { EARLIEST_DAY } from '../record-dates.ts';

/**
 * Returns the past months that a source can have records of.
 * @param today in the county, e.g. `2026-11-20`
 */
export function findPossibleMonths(
  today: string,
  bounds: CrimeSource['recordedMonths'] = {},
): MonthRange {
  const over = addMonths(monthOfDay(today), -1);
  const last = parseYearMonth(bounds.to ?? '') ?? over;
  return {
    from: parseYearMonth(bounds.from ?? '') ?? monthOfDay(EARLIEST_DAY),
    to: Math.min(last, over) as YearMonth,
  };
}

/** @throws Failure that names the month that cannot be complete, and the possible range */
export function refuseImpossibleMonths(
  months: readonly MonthRange[],
  today: string,
  bounds: CrimeSource['recordedMonths'],
): void {
  for (const { from, to } of months)
    for (const month of [from, to]) {
      const fault = describeMonthFault(month, findPossibleMonths(today, bounds));
      if (fault !== null) throw new Failure(`--months: ${fault}`);
    }
}

/** Returns why a month cannot be stated, with the possible range, or `null`. */
export function describeMonthFault(month: YearMonth, { from, to }: MonthRange): string | null {
  const fault = findTimeFault(month, {
    first: from,
    last: to,
    lastIs: 'the last month that can be complete',
    format: (time) => formatYearMonth(time as YearMonth),
  });
  return fault === null
    ? null
    : `${formatYearMonth(month)} ${fault}; for this source, only months from ${formatYearMonth(from)} to ${formatYearMonth(to)} can be stated`;
}

function monthOfDay(day: string): YearMonth {
  return parseYearMonth(day.slice(0, 7)) as YearMonth;
}
