import { type AreaTerms, replaceAreaTerms } from '@townlight/domain/county';
import type { Language } from '@townlight/domain/language';

/** Returns messages with the county's terms for its areas. */
export function withAreaTerms(
  messages: Readonly<Record<string, string>>,
  language: Language,
  terms: AreaTerms,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(messages).map(([id, text]) => [id, replaceAreaTerms(text, language, terms)]),
  );
}
