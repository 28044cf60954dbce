import type { IntlShape } from 'react-intl';

/** A day of the county's calendar as it is told: `October 31, 2022`. */
export function formatCaseDay(
  intl: IntlShape,
  day: string,
  month: 'long' | 'short' = 'long',
): string {
  // noon in UTC, so that no zone moves it
  return intl.formatDate(`${day}T12:00:00Z`, {
    timeZone: 'UTC',
    day: 'numeric',
    month,
    year: 'numeric',
  });
}
