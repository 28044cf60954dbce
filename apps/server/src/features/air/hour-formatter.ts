import type { Language } from '@townlight/domain/language';
import { type Hour, startOfHour } from '@townlight/domain/time';
import { LOCALES } from '../../platform/i18n/create-messages.ts';

/** Creates a formatter of hours in the county's time zone: `November 21 at 10 AM`. */
export function createHourFormatter(language: Language, timeZone: string): (hour: Hour) => string {
  const format = new Intl.DateTimeFormat(LOCALES[language], {
    timeZone,
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
  });
  return (hour) => format.format(startOfHour(hour));
}
