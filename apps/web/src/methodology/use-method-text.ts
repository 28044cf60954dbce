import type { MethodName } from '@townlight/domain/county';
import type { Language } from '@townlight/domain/language';
import { use } from 'react';
import { lazyImport } from '../http/lazy-imports.ts';
import { county } from '../i18n/county.ts';
import { useLanguageChoice } from '../i18n/use-language.ts';
import type { CountyMethodTexts, MethodText } from './method-text.ts';

export type MethodTexts = Readonly<Record<Language, () => Promise<MethodText>>>;

/** Returns the lazy imports of a method's text, of which only the reader's language is loaded, on first render. */
export function lazyMethodTexts(
  name: MethodName,
  importers: Readonly<Record<Language, () => Promise<{ readonly texts: CountyMethodTexts }>>>,
): MethodTexts {
  const lazyText = (language: Language) =>
    lazyImport(`method of ${name} ${language}`, async () => {
      const { texts } = await importers[language]();
      const text = texts[county.slug] ?? texts.general;
      const terms = county.areaTerms?.[language];
      if (terms === undefined) return text;
      const { withMethodAreaTerms } = await import('./method-area-terms.ts');
      return withMethodAreaTerms(text, language, terms);
    });
  return { en: lazyText('en'), es: lazyText('es') };
}

export function useMethodText(texts: MethodTexts): MethodText {
  return use(texts[useLanguageChoice().language]());
}
