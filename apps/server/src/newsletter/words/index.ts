import type { Language } from '@townlight/domain/language';
import { hourFormat } from '../../air/index.ts';
import { englishLetter } from './english.ts';
import type { CountyClock, LetterWords } from './letter-words.ts';
import { spanishLetter } from './spanish.ts';

export type { LetterWords } from './letter-words.ts';

export type LetterWordsOf = Readonly<Record<Language, LetterWords>>;

/** @param county its time zone, and the Spanish names of crime types by their English names */
export function letterWords(county: {
  readonly timeZone: string;
  readonly spanishNames: Readonly<Record<string, string>>;
}): LetterWordsOf {
  const { timeZone } = county;
  const clockIn = (language: Language, locale: string): CountyClock => {
    const format = new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'long' });
    return {
      day: (instant) => format.format(new Date(instant)),
      hour: hourFormat(language, timeZone),
    };
  };
  return {
    en: englishLetter(clockIn('en', 'en-US')),
    es: spanishLetter(clockIn('es', 'es-US'), county.spanishNames),
  };
}
