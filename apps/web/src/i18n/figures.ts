import { RATE_BASE } from '@townlight/domain/crime';
import {
  countMonths,
  type MonthRange,
  monthOfYear,
  type YearMonth,
  yearOf,
} from '@townlight/domain/time';
import type { IntlShape } from 'react-intl';

/** Formats `October 2026`; `short` gives `Oct 2026`, `name` `Oct` and `fullName` `October`. */
export function formatMonth(
  intl: IntlShape,
  month: YearMonth,
  style: 'long' | 'short' | 'name' | 'fullName' = 'long',
): string {
  // Mid-month in UTC, so that no time zone changes the month.
  const date = new Date(Date.UTC(yearOf(month), monthOfYear(month) - 1, 15));
  return intl.formatDate(date, {
    timeZone: 'UTC',
    month: style === 'long' || style === 'fullName' ? 'long' : 'short',
    ...((style === 'long' || style === 'short') && { year: 'numeric' }),
  });
}

/** Formats `October 2026` or `November 2025 to October 2026`. */
export function formatRange(
  intl: IntlShape,
  range: MonthRange,
  style: 'long' | 'short' = 'long',
): string {
  const from = formatMonth(intl, range.from, style);
  if (countMonths(range) === 1) return from;
  return intl.formatMessage(
    { id: 'period.range' },
    { from, to: formatMonth(intl, range.to, style) },
  );
}

/** Formats a rate per resident per 100,000, as an integer from 10 on. // spec 9 */
export function formatRate(intl: IntlShape, rate: number): string {
  return intl.formatNumber(roundRate(rate));
}

/**
 * Returns a rate per 100,000 from one per resident, rounded as displayed: downloads contain the same values as their
 * page.
 */
export function roundRate(rate: number): number {
  const per100K = rate * RATE_BASE;
  return Number(per100K.toFixed(per100K < 10 ? 1 : 0));
}

/** Formats `+12%`, `−8%`, `0%`. */
export function formatChange(intl: IntlShape, change: number): string {
  const text = intl.formatNumber(change, {
    style: 'percent',
    signDisplay: 'exceptZero',
    maximumFractionDigits: 0,
  });
  // A hyphen would render too close to the word or arrow before it.
  return text.replace('-', '−');
}

/** Formats the local day of an instant: `Nov 20, 2026`. */
export function formatDay(intl: IntlShape, instant: string, timeZone: string): string {
  return intl.formatDate(instant, { timeZone, day: 'numeric', month: 'short', year: 'numeric' });
}

/** Formats `Nov 20, 2026, 1:05 PM PST`. */
export function formatMoment(intl: IntlShape, instant: string, timeZone: string): string {
  return intl.formatDate(instant, {
    timeZone,
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    ...zoneOptions(intl, Date.parse(instant), timeZone),
  });
}

/**
 * Returns the option that adds the zone to an hour: always in English, as `PST`. Spanish has no such abbreviations: its
 * zone is written out where a clock shows the hour twice, in the night when clocks go back.
 * @param instant in epoch milliseconds
 */
export function zoneOptions(
  intl: IntlShape,
  instant: number,
  timeZone: string,
): Intl.DateTimeFormatOptions {
  if (intl.locale.startsWith('en')) return { timeZoneName: 'short' };
  const [before, clock, after] = [-1, 0, 1].map((hours) =>
    intl.formatTime(instant + hours * 3_600_000, { timeZone }),
  );
  return clock === before || clock === after ? { timeZoneName: 'long' } : {};
}
