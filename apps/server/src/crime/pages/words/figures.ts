import { RATE_BASE } from '@townlight/domain/crime';
import { monthOfYear, type YearMonth, yearOf } from '@townlight/domain/time';
import type { PageWords } from './page-words.ts';

type Figures = Pick<PageWords, 'locale' | 'month' | 'shortMonth' | 'number' | 'rate' | 'list'>;

/** Numbers, months and lists by the rules of a locale. */
export function figuresOf(locale: string): Figures {
  const month = (style: 'long' | 'short') => {
    const format = new Intl.DateTimeFormat(locale, {
      month: style,
      year: 'numeric',
      timeZone: 'UTC',
    });
    // the middle of the month, so that no zone moves it
    return (of: YearMonth) => format.format(Date.UTC(yearOf(of), monthOfYear(of) - 1, 15));
  };
  const number = new Intl.NumberFormat(locale);
  const fraction = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  return {
    locale,
    month: month('long'),
    shortMonth: month('short'),
    number: (value) => number.format(value),
    // whole from 10 on, as the pages show it
    rate: (rate) => (rate * RATE_BASE < 10 ? fraction : whole).format(rate * RATE_BASE),
    list: (names) => list.format(names),
  };
}
