import type { Language } from '@townlight/domain/language';
import { useLanguageChoice } from '../language/use-language.ts';

/** Stands before the sentence of a page whose figures are a sample. */
export const SAMPLE_SENTENCE: Readonly<Record<Language, string>> = {
  en: 'Sample data: the figures are invented.',
  es: 'Datos de muestra: las cifras son inventadas.',
};

/**
 * What a page says of itself to search engines and to who is shown a link to it; React puts it into the head. The first
 * HTML alone has a use for it: pages draw it where `import.meta.env.SSR` is true, and browsers are not sent its words.
 */
export function PageDescription({ text, sample = false }: { text: string; sample?: boolean }) {
  const { language } = useLanguageChoice();
  const content = sample ? `${SAMPLE_SENTENCE[language]} ${text}` : text;
  return <meta name="description" content={content} />;
}
