import type { Language } from '@townlight/domain/language';
import { englishLetter } from './english.ts';
import type { LetterWords } from './letter-words.ts';
import { spanishLetter } from './spanish.ts';

export type { LetterWords } from './letter-words.ts';

export type LetterWordsOf = Readonly<Record<Language, LetterWords>>;

/** @param county its time zone, and what Spanish readers call the crime types, by their English names */
export function letterWords(county: {
  readonly timeZone: string;
  readonly spanishNames: Readonly<Record<string, string>>;
}): LetterWordsOf {
  const dayIn = (locale: string) => {
    const format = new Intl.DateTimeFormat(locale, {
      timeZone: county.timeZone,
      dateStyle: 'long',
    });
    return (instant: string) => format.format(new Date(instant));
  };
  return {
    en: englishLetter(dayIn('en-US')),
    es: spanishLetter(dayIn('es-US'), county.spanishNames),
  };
}
