import { LANGUAGES, type Language } from '@townlight/domain/language';

const KEY = 'language';

/** Returns the language that the reader chose by the switch; `null` if none, or if the browser blocks storage. */
export function readStoredLanguage(): Language | null {
  try {
    const stored = window.localStorage.getItem(KEY);
    return LANGUAGES.find((language) => language === stored) ?? null;
  } catch {
    return null;
  }
}

export function storeLanguage(language: Language): void {
  try {
    window.localStorage.setItem(KEY, language);
  } catch {
    // The address still contains the choice.
  }
}
