import type { Language } from '@townlight/domain/language';
import { createEnglishNewsMessages } from './english.ts';
import type { NewsCounty, NewsMessages } from './news-messages.ts';
import { createSpanishNewsMessages } from './spanish.ts';

export function createNewsMessages(county: NewsCounty): Readonly<Record<Language, NewsMessages>> {
  return { en: createEnglishNewsMessages(county), es: createSpanishNewsMessages(county) };
}
