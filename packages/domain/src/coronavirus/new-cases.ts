import { type CaseDayFlag, CORONAVIRUS_MEAN_DAYS } from './constants.ts';
import { NO_CASE_TOTAL, type SummedCaseSeries } from './sum-case-series.ts';

/** The new cases of a day, and why the number is missing or doubtful. */
export interface NewCases {
  /** Null where it is unknown. */
  readonly count: number | null;
  readonly flag: CaseDayFlag | null;
}

/** Returns the increase over the day before, negative after downward corrections. */
export function countNewCases(
  { min, max, counted, lowered }: SummedCaseSeries,
  day: number,
): NewCases {
  const [before, now] = [min[day - 1] ?? NO_CASE_TOTAL, min[day] ?? NO_CASE_TOTAL];
  if (before === NO_CASE_TOTAL || now === NO_CASE_TOTAL)
    return { count: null, flag: 'not-reported' };
  if (before !== max[day - 1] || now !== max[day]) return { count: null, flag: 'withheld' };
  if (counted[day] !== counted[day - 1]) return { count: null, flag: 'first-report' };
  return { count: now - before, flag: lowered[day] === 1 ? 'corrected' : null };
}

/** Returns the trailing seven-day mean of each day; null unless all seven are known. */
export function computeTrailingMean(counts: readonly (number | null)[]): (number | null)[] {
  return counts.map((_, end) => {
    const days = counts.slice(Math.max(0, end + 1 - CORONAVIRUS_MEAN_DAYS), end + 1);
    if (days.length < CORONAVIRUS_MEAN_DAYS) return null;
    const known = days.filter((count) => count !== null);
    if (known.length < days.length) return null;
    return known.reduce((sum, count) => sum + count, 0) / days.length;
  });
}
