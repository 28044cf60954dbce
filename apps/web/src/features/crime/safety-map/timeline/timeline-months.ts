import type { CrimeStatus } from '@townlight/contract/crime';
import { addMonths, parseYearMonth, type YearMonth } from '@townlight/domain/time';
import { LONG_TREND_MONTHS } from '../../../../period/trend-months.ts';

type Records = Pick<CrimeStatus, 'first_month' | 'data_through'>;

/** Returns the last months on record, up to 36, oldest first. */
export function listTimelineMonths({ first_month, data_through }: Records): YearMonth[] {
  const first = parseYearMonth(first_month ?? '');
  const last = parseYearMonth(data_through ?? '');
  if (first === null || last === null) return [];
  const count = Math.min(LONG_TREND_MONTHS, last - first + 1);
  return Array.from({ length: count }, (_, at) => addMonths(last, at + 1 - count));
}

/** Returns the index of a month; of the nearest where it is not among them. */
export function findMonthIndex(months: readonly YearMonth[], month: YearMonth): number {
  return Math.max(0, Math.min(month - (months[0] ?? month), months.length - 1));
}

/** Returns the agencies that count by other rules since a later month, each with that month, oldest first. */
export function listLaterRules(
  month: YearMonth,
  sources: CrimeStatus['sources'],
): readonly { readonly since: YearMonth; readonly names: readonly string[] }[] {
  const namesByMonth = new Map<YearMonth, string[]>();
  for (const { change_over, name } of sources) {
    const since = parseYearMonth(change_over ?? '');
    if (since !== null && since > month)
      namesByMonth.set(since, [...(namesByMonth.get(since) ?? []), name]);
  }
  return [...namesByMonth]
    .map(([since, names]) => ({ since, names }))
    .sort((a, b) => a.since - b.since);
}
