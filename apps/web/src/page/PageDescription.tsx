import { replaceAreaTerms } from '@townlight/domain/county';
import type { Language } from '@townlight/domain/language';
import { county } from '../i18n/county.ts';
import { useLanguageChoice } from '../i18n/use-language.ts';

/** Precedes the description of a page whose figures are a sample. */
export const SAMPLE_SENTENCE: Readonly<Record<Language, string>> = {
  en: 'Sample data: the figures are invented.',
  es: 'Datos de muestra: las cifras son inventadas.',
};

/**
 * The description of a page for search engines and link previews; React hoists it into the head. Only the first HTML
 * needs it: pages render it where `import.meta.env.SSR` is true, so browsers do not download its texts.
 */
export function PageDescription({ text, sample = false }: { text: string; sample?: boolean }) {
  const { language } = useLanguageChoice();
  const terms = county.areaTerms?.[language];
  const local = terms === undefined ? text : replaceAreaTerms(text, language, terms);
  const content = sample ? `${SAMPLE_SENTENCE[language]} ${local}` : local;
  return <meta name="description" content={content} />;
}
