import { type Day, formatDay } from '@townlight/domain/time';
import { createMessages, LOCALES } from '../../../platform/i18n/create-messages.ts';
import { coronavirusEn } from './en.ts';
import { coronavirusEs } from './es.ts';

const messages = createMessages({ en: coronavirusEn, es: coronavirusEs });

export const CORONAVIRUS_MESSAGES = {
  en: { ...messages.en, ...createDayFormats(LOCALES.en) },
  es: { ...messages.es, ...createDayFormats(LOCALES.es) },
};

function createDayFormats(locale: string) {
  const long = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', dateStyle: 'long' });
  const short = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', dateStyle: 'medium' });
  return {
    day: (day: Day) => long.format(noonOf(day)),
    /** For narrow places. */
    shortDay: (day: Day) => short.format(noonOf(day)),
  };
}

/** Returns noon in UTC, so that no time zone changes the day. */
function noonOf(day: Day): Date {
  return new Date(`${formatDay(day)}T12:00:00Z`);
}
