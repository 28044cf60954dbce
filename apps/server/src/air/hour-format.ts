import type { Language } from '@townlight/domain/language';
import { type Hour, startOfHour } from '@townlight/domain/time';

/** As in apps/web: 1,234.5 is how the county's Spanish readers see numbers. */
const LOCALES: Readonly<Record<Language, string>> = { en: 'en-US', es: 'es-US' };

/** `November 21 at 10 AM` on the county's clock. */
export function hourFormat(language: Language, timeZone: string): (hour: Hour) => string {
  const format = new Intl.DateTimeFormat(LOCALES[language], {
    timeZone,
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
  });
  return (hour) => format.format(startOfHour(hour));
}
