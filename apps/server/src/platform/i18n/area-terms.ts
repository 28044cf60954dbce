import { type AreaTermsByLanguage, replaceAreaTerms } from '@townlight/domain/county';
import type { Language } from '@townlight/domain/language';

let current: AreaTermsByLanguage = {};

/** Sets the terms of the county whose texts this process formats. */
export function setAreaTerms(terms: AreaTermsByLanguage = {}): void {
  current = terms;
}

/** Returns the terms in use, to notice that they were set after a text was made. */
export function getAreaTerms(): AreaTermsByLanguage {
  return current;
}

/** Returns a text or an ICU message with the county's terms for its areas. */
export function applyAreaTerms(text: string, language: Language): string {
  const terms = current[language];
  return terms === undefined ? text : replaceAreaTerms(text, language, terms);
}
