import type { Language } from '@townlight/domain/language';

/**
 * By which rules numbers and dates are written. The Spanish of the United States groups and points numbers as its
 * readers see them every day (1,234.5), where that of Spain would turn point and comma around (decision 0019).
 */
export const LOCALES: Readonly<Record<Language, string>> = { en: 'en', es: 'es-US' };

/** Each in its own language: who looks for it reads nothing else. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', es: 'Español' };

/** What is said when no catalog could be fetched, in each language beside the other. */
export const TEXTS_FAILED: Readonly<Record<Language, string>> = {
  en: 'The texts of this page could not be loaded. Press to try again.',
  es: 'No se pudieron cargar los textos de esta página. Oprima para intentarlo de nuevo.',
};
