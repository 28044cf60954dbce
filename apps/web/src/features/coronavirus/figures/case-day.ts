import type { IntlShape } from 'react-intl';

/** Formats a day of the series: `October 31, 2022`. */
export function formatCaseDay(
  intl: IntlShape,
  day: string,
  month: 'long' | 'short' = 'long',
): string {
  // Noon in UTC, so that no time zone changes the date.
  return intl.formatDate(`${day}T12:00:00Z`, {
    timeZone: 'UTC',
    day: 'numeric',
    month,
    year: 'numeric',
  });
}
