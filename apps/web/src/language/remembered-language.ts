import { LANGUAGES, type Language } from '@townlight/domain/language';

const KEY = 'language';

/** Returns the language that the reader chose by the switch; `null` if none, or if the browser blocks storage. */
export function rememberedLanguage(): Language | null {
  try {
    const kept = window.localStorage.getItem(KEY);
    return LANGUAGES.find((language) => language === kept) ?? null;
  } catch {
    return null;
  }
}

export function rememberLanguage(language: Language): void {
  try {
    window.localStorage.setItem(KEY, language);
  } catch {
    // The address still contains the choice.
  }
}
