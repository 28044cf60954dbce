import type { Language } from '@townlight/domain/language';
import { use } from 'react';
import { useLanguageChoice } from '../language/use-language.ts';
import { drawnPart } from '../net/drawn-parts.ts';
import type { MethodName } from './method-slots.ts';
import type { MethodText } from './method-text.ts';

export type MethodTexts = Readonly<Record<Language, () => Promise<MethodText>>>;

/** Returns the lazy imports of a method's text, of which only the reader's language is loaded, on first render. */
export function methodTexts(
  name: MethodName,
  fetches: Readonly<Record<Language, () => Promise<{ readonly text: MethodText }>>>,
): MethodTexts {
  const part = (language: Language) =>
    drawnPart(`method of ${name} ${language}`, async () => (await fetches[language]()).text);
  return { en: part('en'), es: part('es') };
}

export function useMethodText(texts: MethodTexts): MethodText {
  return use(texts[useLanguageChoice().language]());
}
