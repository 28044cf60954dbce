import { type Hour, startOfHour } from '@townlight/domain/time';
import type { IntlShape } from 'react-intl';

/** `8 PM`; with `zone` `8 PM PST`, which tells apart the two hours of the night when clocks go back. */
export function formatClock(intl: IntlShape, hour: Hour, timeZone: string, zone = false): string {
  return intl.formatDate(startOfHour(hour), {
    timeZone,
    hour: 'numeric',
    ...(zone && { timeZoneName: 'short' }),
  });
}

/** `Sat, Nov 21, 8 PM PST`: where the year is plain from what stands around it. */
export function formatWeekdayAndHour(intl: IntlShape, hour: Hour, timeZone: string): string {
  return intl.formatDate(startOfHour(hour), {
    timeZone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    timeZoneName: 'short',
  });
}

/** `Sat, Nov 21, 2026, 8 PM PST`: an hour is never without its zone. */
export function formatDayAndHour(intl: IntlShape, hour: Hour, timeZone: string): string {
  return intl.formatDate(startOfHour(hour), {
    timeZone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    timeZoneName: 'short',
  });
}

/** `Nov 21`: the day of the county's calendar that holds an hour. */
export function formatDayOfHour(intl: IntlShape, hour: Hour, timeZone: string): string {
  return intl.formatDate(startOfHour(hour), { timeZone, month: 'short', day: 'numeric' });
}

/** `November`: the month of the county's calendar that holds an hour. */
export function formatMonthOfHour(intl: IntlShape, hour: Hour, timeZone: string): string {
  return intl.formatDate(startOfHour(hour), { timeZone, month: 'long' });
}
