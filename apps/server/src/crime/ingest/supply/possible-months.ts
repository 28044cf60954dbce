import type { CrimeSource } from '@townlight/domain/crime';
import {
  addMonths,
  formatYearMonth,
  type MonthRange,
  parseYearMonth,
  type YearMonth,
} from '@townlight/domain/time';
import { timeFault } from '../../../loading/rows/time-fault.ts';
import { Failure } from '../../../platform/failure.ts';
import { EARLIEST_DAY } from '../record-dates.ts';

/**
 * The months of which a source's records can be and that are over.
 * @param today in the county, `2026-11-20`
 */
export function possibleMonths(today: string, holds: CrimeSource['holds'] = {}): MonthRange {
  const over = addMonths(monthOfDay(today), -1);
  const last = parseYearMonth(holds.to ?? '') ?? over;
  return {
    from: parseYearMonth(holds.from ?? '') ?? monthOfDay(EARLIEST_DAY),
    to: Math.min(last, over) as YearMonth,
  };
}

/** @throws Failure that says which month cannot be whole, and which can */
export function refuseImpossibleMonths(
  months: readonly MonthRange[],
  today: string,
  holds: CrimeSource['holds'],
): void {
  for (const { from, to } of months)
    for (const month of [from, to]) {
      const fault = monthFault(month, possibleMonths(today, holds));
      if (fault !== null) throw new Failure(`--months: ${fault}`);
    }
}

/** Why a month cannot be stated, and which can; `null` where it can. */
export function monthFault(month: YearMonth, { from, to }: MonthRange): string | null {
  const fault = timeFault(month, {
    first: from,
    last: to,
    lastIs: 'the last month that can be complete',
    say: (time) => formatYearMonth(time as YearMonth),
  });
  return fault === null
    ? null
    : `${formatYearMonth(month)} ${fault}; for this source, only months from ${formatYearMonth(from)} to ${formatYearMonth(to)} can be stated`;
}

function monthOfDay(day: string): YearMonth {
  return parseYearMonth(day.slice(0, 7)) as YearMonth;
}
