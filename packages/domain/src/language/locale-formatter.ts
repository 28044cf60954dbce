import { RATE_BASE } from '../crime/constants.ts';
import { monthOfYear, type YearMonth, yearOf } from '../time/index.ts';

/** Formats numbers, months and lists in a language. */
export interface LocaleFormatter {
  readonly locale: string;
  /** `October 2026` */
  month(month: YearMonth): string;
  /** `Oct 2026` */
  shortMonth(month: YearMonth): string;
  /** `October`, and `Oct` */
  monthName(month: YearMonth, style?: 'long' | 'short'): string;
  number(value: number): string;
  /** Formats a rate per resident as a rate per 100,000. */
  rate(rate: number): string;
  /** `24%` of 0.24 */
  percent(share: number): string;
  list(names: readonly string[]): string;
}

/** Creates the formatter of a locale. */
export function createLocaleFormatter(locale: string): LocaleFormatter {
  const month = (style: 'long' | 'short') => {
    const format = new Intl.DateTimeFormat(locale, {
      month: style,
      year: 'numeric',
      timeZone: 'UTC',
    });
    // The middle of the month avoids time zone shifts.
    return (of: YearMonth) => format.format(Date.UTC(yearOf(of), monthOfYear(of) - 1, 15));
  };
  const nameOf = (style: 'long' | 'short') => {
    const format = new Intl.DateTimeFormat(locale, { month: style, timeZone: 'UTC' });
    return (of: YearMonth) => format.format(Date.UTC(yearOf(of), monthOfYear(of) - 1, 15));
  };
  const names = { long: nameOf('long'), short: nameOf('short') };
  const number = new Intl.NumberFormat(locale);
  const fraction = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const integer = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  return {
    locale,
    month: month('long'),
    shortMonth: month('short'),
    monthName: (of, style = 'long') => names[style](of),
    number: (value) => number.format(value),
    // No decimals from 10 on, as on the pages.
    rate: (rate) => (rate * RATE_BASE < 10 ? fraction : integer).format(rate * RATE_BASE),
    percent: (share) => percent.format(share),
    list: (names) => list.format(names),
  };
}
