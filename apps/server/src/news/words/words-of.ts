import type { Language } from '@townlight/domain/language';
import { englishWords } from './english.ts';
import type { NewsCounty, NewsWords } from './news-words.ts';
import { spanishWords } from './spanish.ts';

export function newsWords(county: NewsCounty): Readonly<Record<Language, NewsWords>> {
  return { en: englishWords(county), es: spanishWords(county) };
}
