import { createLocaleFormatter, type LocaleFormatter } from '@townlight/domain/language';
import { monthOfYear, yearOf } from '@townlight/domain/time';
import type { NewsMessages } from './news-messages.ts';

type Formats = Pick<LocaleFormatter, 'month' | 'number' | 'percent' | 'list'> &
  Pick<NewsMessages, 'day' | 'dayOfMonth' | 'tenths'>;

/** Creates the formats of numbers, months and days for a locale. */
export function createFormats(locale: string, timeZone: string): Formats {
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
    ...createLocaleFormatter(locale),
    day: (at) => day.format(at),
    // Uses noon so that no time zone shifts the day.
    dayOfMonth: (month, of) =>
      dayAndMonth.format(Date.UTC(yearOf(month), monthOfYear(month) - 1, of, 12)),
    tenths: (value) => tenths.format(value),
  };
}
