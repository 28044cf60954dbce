import type { CrimeStatus } from '@townlight/contract/crime';
import { isCountedSingly, SINGLE_COUNT_MONTHS } from '@townlight/domain/crime';
import { addMonths, type MonthRange, parseYearMonth, type YearMonth } from '@townlight/domain/time';

/**
 * Returns the last 36 months on record that end with a month, for crimes of which each one matters; `null` for other
 * choices.
 */
export function findSingleCountRange(
  status: Pick<CrimeStatus, 'counted_singly' | 'first_month'> | undefined,
  smallBundles: readonly string[],
  to: YearMonth,
): MonthRange | null {
  const first = parseYearMonth(status?.first_month ?? '');
  if (status === undefined || first === null) return null;
  const rules = { countedSingly: status.counted_singly };
  if (!isCountedSingly(rules, new Set(smallBundles))) return null;
  return { from: Math.max(first, addMonths(to, 1 - SINGLE_COUNT_MONTHS)) as YearMonth, to };
}
