import { monthOfYear, type YearMonth, yearOf } from '@townlight/domain/time';

/** `/neighborhood/hollywood`, or with a month `/neighborhood/hollywood/9/2026`. */
export function trackerPath(
  tracker: 'neighborhood' | 'crime',
  subject: string,
  month: YearMonth | null = null,
): string {
  const path = `/${tracker}/${encodeURIComponent(subject)}`;
  return month === null ? path : `${path}/${monthOfYear(month)}/${yearOf(month)}`;
}
