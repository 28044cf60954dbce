import { addMonths, type MonthRange, type YearMonth } from '../../time/index.ts';

/** Expected reports from which a doubling is called in more than half of all cases (decision 0097). */
export const MIN_EXPECTED_REPORTS = 20;

/** Lengths in months, of which the first with enough expected reports precedes the figures of a month. */
const LONGER = [3, 12] as const;
export type LongerMonths = (typeof LONGER)[number];

/**
 * Chooses how many months are described before a month whose counts are small: `null` where the month itself has enough
 * reports, and where nothing is expected.
 * @param expected reports of the month
 */
export function chooseLongerMonths(expected: number | null): LongerMonths | null {
  if (expected === null || expected >= MIN_EXPECTED_REPORTS) return null;
  return LONGER.find((months) => expected * months >= MIN_EXPECTED_REPORTS) ?? 12;
}

/** Returns the months that end with this one. */
export function periodEndingWith(month: YearMonth, months: LongerMonths): MonthRange {
  return { from: addMonths(month, 1 - months), to: month };
}
