import type { ComparisonPeriod } from '@townlight/contract/crime';
import { EARLIEST_PERIOD_YEAR } from '@townlight/domain/crime';
import {
  addMonths,
  countMonths,
  formatYearMonth,
  type Instant,
  type MonthRange,
  monthOfInstant,
  previousRange,
  toYearMonth,
  type YearMonth,
} from '@townlight/domain/time';
import { BadRequest } from '../../../platform/http/errors.ts';
import type { CrimeData } from '../snapshot/crime-data.ts';

const EARLIEST = toYearMonth(EARLIEST_PERIOD_YEAR, 1);

/** Returns the months from the first to the last on record, `null` while nothing is loaded. */
export function getRecordedPeriod({ first, months }: CrimeData): MonthRange | null {
  return months === 0 ? null : { from: first, to: addMonths(first, months - 1) };
}

/**
 * Parses `from` and `to`: the months of the county's calendar that contain them, and all between (reading 7).
 *
 * A period may begin before the first month on record, though not before 2010, because a page requests the "last 12
 * months" regardless of what is loaded. Its areas are then incomplete. It may not end before the first month or after
 * the last one.
 * @throws BadRequest that names the months on record
 */
export function choosePeriod(data: CrimeData, query: { from: Instant; to: Instant }): MonthRange {
  const record = getRecordedPeriod(data);
  if (record === null) throw new BadRequest('No crime data is loaded yet.');
  const { from, to } = query;
  if (from > to) {
    throw new BadRequest(
      `from is ${monthText(data, from)} and to is ${monthText(data, to)}; from must not be after to.`,
    );
  }
  const fromMonth = monthOf(data, from);
  const toMonth = monthOf(data, to);
  if (fromMonth === null) {
    throw new BadRequest(
      from < (data.monthStarts[0] as number)
        ? `from is ${monthText(data, from)}; the earliest month that can be asked for is ${formatYearMonth(EARLIEST)}.`
        : describeOutsidePeriod('from', monthText(data, from), record),
    );
  }
  if (toMonth === null || toMonth < record.from) {
    throw new BadRequest(describeOutsidePeriod('to', monthText(data, to), record));
  }
  return { from: fromMonth, to: toMonth };
}

/**
 * Returns the period for comparison: the previous one by default, or the same months a year before.
 * @throws BadRequest for a period that would overlap with the same months a year before
 */
export function chooseComparisonPeriod(
  period: MonthRange,
  against: ComparisonPeriod = 'before',
): MonthRange {
  if (against === 'before') return previousRange(period);
  if (countMonths(period) <= 12)
    return { from: addMonths(period.from, -12), to: addMonths(period.to, -12) };
  throw new BadRequest(
    `The period has ${countMonths(period)} months; against=year compares at most 12 with the same months a year before.`,
  );
}

function describeOutsidePeriod(name: string, month: string, record: MonthRange): string {
  return `${name} is ${month}; crime data runs from ${formatMonthRange(record)}.`;
}

/** Formats e.g. `2023-10 to 2026-10`. */
export function formatMonthRange(record: MonthRange): string {
  return `${formatYearMonth(record.from)} to ${formatYearMonth(record.to)}`;
}

/** Returns the month that contains an instant; `null` before 2010 and after the last month on record. */
function monthOf({ monthStarts }: CrimeData, instant: Instant): YearMonth | null {
  let low = 0;
  let high = monthStarts.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((monthStarts[middle] as number) <= instant) low = middle + 1;
    else high = middle;
  }
  // `low` month starts are at or before the instant.
  return low === 0 || low === monthStarts.length ? null : addMonths(EARLIEST, low - 1);
}

function monthText({ timeZone }: CrimeData, instant: Instant): string {
  const known = !Number.isNaN(new Date(instant).getTime());
  return known ? formatYearMonth(monthOfInstant(instant, timeZone)) : `${instant}`;
}
