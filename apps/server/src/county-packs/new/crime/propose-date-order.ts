import type { CrimeSource } from '@townlight/domain/crime';
import { parseLocalMoment, parseMonth } from '../../../ingest/rows/local-moment.ts';
import { parseZonedInstant } from '../../../ingest/rows/zoned-instant.ts';

type DateOrder = CrimeSource['dateOrder'];

/** Whether a text is a date in any form that a load reads. */
export function isDate(text: string): boolean {
  return (
    parseLocalMoment(text, 'month-day-year') !== null ||
    parseLocalMoment(text, 'day-month-year') !== null ||
    parseMonth(text) !== null ||
    parseZonedInstant(text) !== null
  );
}

/**
 * Finds the order in which dates are written.
 * @returns undefined if every date is a date in both orders, although they differ: `01/02/2025`
 */
export function proposeDateOrder(dates: readonly string[]): DateOrder | undefined {
  const filled = dates.filter((text) => text !== '' && parseZonedInstant(text) === null);
  const read = (order: DateOrder) => filled.map((text) => parseLocalMoment(text, order)?.date);
  const american = read('month-day-year');
  const other = read('day-month-year');
  const count = (days: readonly (string | undefined)[]) =>
    days.filter((day) => day !== undefined).length;
  if (count(american) !== count(other))
    return count(american) > count(other) ? 'month-day-year' : 'day-month-year';
  return american.every((day, at) => day === other[at]) ? 'month-day-year' : undefined;
}
