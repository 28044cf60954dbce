import { type AreaTerms, replaceAreaTerms, replaceAreaTermsInHtml } from '@townlight/domain/county';
import type { Language } from '@townlight/domain/language';
import type { MethodText } from './method-text.ts';

/** Returns a method text with the county's terms for its areas. */
export function withMethodAreaTerms(
  text: MethodText,
  language: Language,
  terms: AreaTerms,
): MethodText {
  return {
    title: replaceAreaTerms(text.title, language, terms),
    contents: text.contents.map((heading) => ({
      ...heading,
      text: replaceAreaTerms(heading.text, language, terms),
    })),
    blocks: text.blocks.map((block) =>
      typeof block === 'object' && 'html' in block
        ? { html: replaceAreaTermsInHtml(block.html, language, terms) }
        : block,
    ),
  };
}
