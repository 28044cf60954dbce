import { createIntl, type IntlShape } from '@formatjs/intl';
import type { AreaTermsByLanguage } from '@townlight/domain/county';
import {
  createLocaleFormatter,
  type Language,
  type LocaleFormatter,
} from '@townlight/domain/language';
import { applyAreaTerms, getAreaTerms } from './county-terms.ts';

/** The locales of texts and figures. US Spanish writes 1,234.5, as the county's readers do (decision 0019). */
export const LOCALES = { en: 'en-US', es: 'es-US' } as const satisfies Record<Language, string>;

/** The messages of another language, with exactly the same ids. */
export type Translation<English> = Readonly<Record<keyof English, string>>;

/**
 * The values of a message's placeholders. A value that may be absent is `null`, which a message selects as `null {…}`; no
 * message selects by a text that people enter.
 */
export type MessageValues = Readonly<Record<string, string | number | boolean | Date | null>>;

/** The messages of a catalog in one language, and the formats of figures for their values. */
export interface Messages<Id extends string> extends LocaleFormatter {
  readonly language: Language;
  /** @throws Error if a value is missing or the message cannot be parsed */
  text(id: Id, values?: MessageValues): string;
}

/**
 * Formats of dates at noon UTC, for messages such as `{to, date, dayOfMonth}`. The zone is here because `createIntl`
 * would merge its `timeZone` into all formats at each call, which takes six times as long as a message.
 */
const DATE_FORMATS = {
  weekday: { weekday: 'long', timeZone: 'UTC' },
  day: { day: 'numeric', timeZone: 'UTC' },
  dayOfMonth: { month: 'long', day: 'numeric', timeZone: 'UTC' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export type MessagesByLanguage<Id extends string> = Readonly<Record<Language, Messages<Id>>>;

const FORMATTERS: Readonly<Record<Language, LocaleFormatter>> = {
  en: createLocaleFormatter(LOCALES.en),
  es: createLocaleFormatter(LOCALES.es),
};

/** Creates the messages of a catalog in ICU message format. Tags such as `<b>` are returned as they are written. */
export function createMessages<English extends Readonly<Record<string, string>>>(catalogs: {
  readonly en: English;
  readonly es: Translation<English>;
}): MessagesByLanguage<keyof English & string> {
  const inLanguage = (language: Language): Messages<keyof English & string> => {
    // catalogs are made before the county is known
    let intl: IntlShape | undefined;
    let terms: AreaTermsByLanguage | undefined;
    const open = () => {
      terms = getAreaTerms();
      const messages = Object.fromEntries(
        Object.entries(catalogs[language]).map(([id, text]) => [
          id,
          applyAreaTerms(text, language),
        ]),
      );
      return createIntl({
        locale: LOCALES[language],
        messages,
        formats: { date: DATE_FORMATS },
        onError(error) {
          throw error;
        },
      });
    };
    return {
      ...FORMATTERS[language],
      language,
      text(id, values) {
        if (intl === undefined || terms !== getAreaTerms()) intl = open();
        return intl.formatMessage({ id }, values, { ignoreTag: true });
      },
    };
  };
  return { en: inLanguage('en'), es: inLanguage('es') };
}
