import { titleCaseCrimeType } from '@townlight/domain/bundles';
import type { Language } from '@townlight/domain/language';
import { monthOfYear, type YearMonth, yearOf } from '@townlight/domain/time';
import { capitalize, createNameTranslators } from '../../../platform/i18n/county-terms.ts';
import { createMessages, LOCALES, type Messages } from '../../../platform/i18n/create-messages.ts';
import { newsEn } from './en.ts';
import { newsEs } from './es.ts';

/** The county-specific settings of the news. */
export interface NewsCounty {
  readonly county: string;
  readonly timeZone: string;
  /** English name → Spanish name of the county, its agencies and crimes. */
  readonly spanishNames: Readonly<Record<string, string>>;
  /** Publishers by the name of the source that loads their records. */
  readonly sourceNames: Readonly<Record<string, string>>;
}

/** The texts of the news in one language. */
export interface NewsMessages extends Messages<keyof typeof newsEn> {
  readonly county: string;
  /** Formats e.g. `November 22, 2026` on the county's calendar. */
  day(at: Date): string;
  /** Formats a day of a month, e.g. `October 14`. */
  dayOfMonth(month: YearMonth, day: number): string;
  /** The name of an agency, and of a crime as a label. */
  name(english: string): string;
  crime(english: string): string;
  /** The name of a release's source; the source itself where it has no name. */
  source(source: string): string;
}

export type NewsMessagesByLanguage = Readonly<Record<Language, NewsMessages>>;

const MESSAGES = createMessages({ en: newsEn, es: newsEs });

export function createNewsMessages({
  county,
  timeZone,
  spanishNames,
  sourceNames,
}: NewsCounty): NewsMessagesByLanguage {
  const names = createNameTranslators(spanishNames);
  const inLanguage = (language: Language): NewsMessages => {
    const locale = LOCALES[language];
    const name = names[language];
    const messages = MESSAGES[language];
    const dayAndMonth = new Intl.DateTimeFormat(locale, {
      month: 'long',
      day: 'numeric',
      timeZone: 'UTC',
    });
    const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone });
    return {
      ...messages,
      county: name(county),
      day: (at) => day.format(at),
      // Uses noon so that no time zone shifts the day.
      dayOfMonth: (month, of) =>
        dayAndMonth.format(Date.UTC(yearOf(month), monthOfYear(month) - 1, of, 12)),
      name,
      crime(english) {
        const label = name(titleCaseCrimeType(english));
        // English keeps a small word at the beginning of a title in lower case.
        return language === 'en' ? label : capitalize(label);
      },
      source(source) {
        const id = `source.${source}`;
        return isMessageId(id) ? messages.text(id) : name(sourceNames[source] ?? source);
      },
    };
  };
  return { en: inLanguage('en'), es: inLanguage('es') };
}

function isMessageId(id: string): id is keyof typeof newsEn {
  return Object.hasOwn(newsEn, id);
}
