import type { Language } from '@townlight/domain/language';
import { createHourFormatter } from '../../air/index.ts';
import type { CountyClock, EmailMessages } from './email-messages.ts';
import { createEnglishMessages } from './english.ts';
import { createSpanishMessages } from './spanish.ts';

export type { EmailMessages } from './email-messages.ts';

export type EmailMessagesByLanguage = Readonly<Record<Language, EmailMessages>>;

/** @param county its time zone, and the Spanish names of crime types by their English names */
export function createEmailMessages(county: {
  readonly timeZone: string;
  readonly spanishNames: Readonly<Record<string, string>>;
}): EmailMessagesByLanguage {
  const { timeZone } = county;
  const clockIn = (language: Language, locale: string): CountyClock => {
    const format = new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'long' });
    return {
      day: (instant) => format.format(new Date(instant)),
      hour: createHourFormatter(language, timeZone),
    };
  };
  return {
    en: createEnglishMessages(clockIn('en', 'en-US')),
    es: createSpanishMessages(clockIn('es', 'es-US'), county.spanishNames),
  };
}
