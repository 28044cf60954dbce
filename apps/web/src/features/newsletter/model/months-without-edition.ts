import { addMonths, formatYearMonth, parseYearMonth } from '@townlight/domain/time';

/** Editions of earlier months are not offered. */
const MONTHS_BACK = 12;

/**
 * Returns the months for which an edition can be created, newest first.
 * @param newest the last full month on record
 */
export function listMonthsWithoutEdition(
  newest: string | null,
  begun: readonly string[],
): string[] {
  const last = parseYearMonth(newest ?? '');
  if (last === null) return [];
  return Array.from({ length: MONTHS_BACK }, (_, i) => formatYearMonth(addMonths(last, -i))).filter(
    (month) => !begun.includes(month),
  );
}
