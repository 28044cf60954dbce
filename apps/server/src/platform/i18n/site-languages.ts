import { LANGUAGES, type Language } from '@townlight/domain/language';

let current: readonly Language[] = LANGUAGES;

/** Sets the languages of the county whose site this process serves. */
export function setSiteLanguages(languages: readonly Language[] = LANGUAGES): void {
  current = languages;
}

/** Returns the languages in which the site has its pages and emails, the default one among them. */
export function getSiteLanguages(): readonly Language[] {
  return current;
}

/** Returns the language to which readers of another one can change; null where there is only one. */
export function otherSiteLanguage(language: Language): Language | null {
  return current.find((one) => one !== language) ?? null;
}
