import type { Language } from '@townlight/domain/language';
import { type Hour, startOfHour } from '@townlight/domain/time';

/** The same locales as in apps/web: the county's Spanish readers see 1,234.5. */
const LOCALES: Readonly<Record<Language, string>> = { en: 'en-US', es: 'es-US' };

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
