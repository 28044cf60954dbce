import { addMonths, formatYearMonth, parseYearMonth } from '@townlight/domain/time';

/** Nobody writes a letter about a month that is longer past. */
const MONTHS_BACK = 12;

/** The months of which an edition can be begun, the newest first. @param newest the last full month on record */
export function monthsToBegin(newest: string | null, begun: readonly string[]): string[] {
  const last = parseYearMonth(newest ?? '');
  if (last === null) return [];
  return Array.from({ length: MONTHS_BACK }, (_, i) => formatYearMonth(addMonths(last, -i))).filter(
    (month) => !begun.includes(month),
  );
}
