import type { Language } from '@townlight/domain/language';

/**
 * The locales of numbers and dates. US Spanish formats numbers as its readers see them every day (1,234.5), where that
 * of Spain would swap point and comma (decision 0019).
 */
export const LOCALES: Readonly<Record<Language, string>> = { en: 'en', es: 'es-US' };

/** Each in its own language, which is what its readers look for. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', es: 'Español' };

/** Shown in all languages at once when no catalog could be loaded. */
export const CATALOG_FAILURE_TEXTS: Readonly<Record<Language, string>> = {
  en: 'The texts of this page could not be loaded. Press to try again.',
  es: 'No se pudieron cargar los textos de esta página. Oprima para intentarlo de nuevo.',
};
