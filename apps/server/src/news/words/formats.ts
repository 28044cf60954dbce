import { figuresOf, type LocaleFigures } from '@townlight/domain/language';
import { monthOfYear, yearOf } from '@townlight/domain/time';
import type { NewsWords } from './news-words.ts';

type Formats = Pick<LocaleFigures, 'month' | 'number' | 'percent' | 'list'> &
  Pick<NewsWords, 'day' | 'dayOfMonth' | 'tenths'>;

/** Creates the formats of numbers, months and days for a locale. */
export function formatsOf(locale: string, timeZone: string): Formats {
  const dayAndMonth = new Intl.DateTimeFormat(locale, {
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone });
  const tenths = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return {
    ...figuresOf(locale),
    day: (at) => day.format(at),
    // Uses noon so that no time zone shifts the day.
    dayOfMonth: (month, of) =>
      dayAndMonth.format(Date.UTC(yearOf(month), monthOfYear(month) - 1, of, 12)),
    tenths: (value) => tenths.format(value),
  };
}
