import type { Language } from '@townlight/domain/language';

/** Translates the names of the county, its agencies and crimes; a name without a translation is returned unchanged. */
export type TranslateName = (name: string) => string;

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
