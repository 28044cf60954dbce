import { AQI_CATEGORY_LABELS, type AqiCategory } from '@townlight/domain/air';
import type { Language } from '@townlight/domain/language';
import type { Hour } from '@townlight/domain/time';
import { capitalize, createNameTranslators } from '../../../platform/i18n/county-terms.ts';
import { createMessages, LOCALES, type Messages } from '../../../platform/i18n/create-messages.ts';
import { createHourFormatter } from '../../air/index.ts';
import { newsletterEn } from './en.ts';
import { newsletterEs } from './es.ts';

/** The texts of emails in one language. `<b>` marks bold text. */
export interface EmailMessages extends Messages<keyof typeof newsletterEn> {
  /** Formats the day of an instant in the county's time zone. */
  day(instant: string): string;
  /** Formats an hour in the county's time zone, with its day. */
  hour(hour: Hour): string;
  /** Translates another English name, such as that of a police department. */
  name(name: string): string;
  /** Formats a crime type as a title. */
  crime(name: string): string;
  readonly air: Readonly<Record<AqiCategory, string>>;
}

export type EmailMessagesByLanguage = Readonly<Record<Language, EmailMessages>>;

const MESSAGES = createMessages({ en: newsletterEn, es: newsletterEs });

/** @param county its time zone, and the Spanish names of crime types by their English names */
export function createEmailMessages(county: {
  readonly timeZone: string;
  readonly spanishNames: Readonly<Record<string, string>>;
}): EmailMessagesByLanguage {
  const { timeZone } = county;
  const names = createNameTranslators(county.spanishNames);
  const inLanguage = (language: Language): EmailMessages => {
    const days = new Intl.DateTimeFormat(LOCALES[language], { timeZone, dateStyle: 'long' });
    const name = names[language];
    return {
      ...MESSAGES[language],
      day: (instant) => days.format(new Date(instant)),
      hour: createHourFormatter(language, timeZone),
      name,
      crime: (english) => (language === 'en' ? english : capitalize(name(english))),
      air: AQI_CATEGORY_LABELS[language],
    };
  };
  return { en: inLanguage('en'), es: inLanguage('es') };
}
