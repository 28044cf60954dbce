import { type Hour, startOfHour } from '@townlight/domain/time';
import type { IntlShape } from 'react-intl';
import { zoneOptions } from '../../../i18n/figures.ts';

/** Formats `8 PM`; with `zone` `8 PM PST`, which distinguishes the two hours of the night when clocks go back. */
export function formatClock(intl: IntlShape, hour: Hour, timeZone: string, zone = false): string {
  const instant = startOfHour(hour);
  return intl.formatDate(instant, {
    timeZone,
    hour: 'numeric',
    ...(zone && zoneOptions(intl, instant, timeZone)),
  });
}

/** Formats `Sat, Nov 21, 8 PM PST`, for places where the year is clear from the context. */
export function formatWeekdayAndHour(
  intl: IntlShape,
  hour: Hour,
  timeZone: string,
  more: { year?: 'numeric' } = {},
): string {
  const instant = startOfHour(hour);
  return intl.formatDate(instant, {
    timeZone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    ...more,
    ...zoneOptions(intl, instant, timeZone),
  });
}

/** Formats `Sat, Nov 21, 2026, 8 PM PST`. */
export function formatDayAndHour(intl: IntlShape, hour: Hour, timeZone: string): string {
  return formatWeekdayAndHour(intl, hour, timeZone, { year: 'numeric' });
}

/** Formats the local date of an hour: `Nov 21`. */
export function formatDayOfHour(intl: IntlShape, hour: Hour, timeZone: string): string {
  return intl.formatDate(startOfHour(hour), { timeZone, month: 'short', day: 'numeric' });
}

/** Formats the local month of an hour: `November`. */
export function formatMonthOfHour(intl: IntlShape, hour: Hour, timeZone: string): string {
  return intl.formatDate(startOfHour(hour), { timeZone, month: 'long' });
}
