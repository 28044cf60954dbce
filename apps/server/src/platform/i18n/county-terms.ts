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

/** Translates the names of the county, its agencies and crimes; a name without a translation is returned unchanged. */
type TranslateName = (name: string) => string;

/** @param spanishNames English name → Spanish name; case is ignored, because staff may rename a category */
export function createNameTranslators(
  spanishNames: Readonly<Record<string, string>>,
): Readonly<Record<Language, TranslateName>> {
  const byName = new Map(
    Object.entries(spanishNames).map(([name, spanish]) => [name.toLowerCase(), spanish]),
  );
  return { en: (name) => name, es: (name) => byName.get(name.toLowerCase()) ?? name };
}

export function capitalize(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
