import { LANGUAGES, type Language } from '@townlight/domain/language';
import { readStored, store } from '../ui/browser-storage.ts';

const KEY = 'language';

/** Returns the language that the reader chose by the switch; `null` if none, or if the browser blocks storage. */
export function readStoredLanguage(): Language | null {
  const stored = readStored(KEY);
  return LANGUAGES.find((language) => language === stored) ?? null;
}

/** Where the browser blocks storage, the address still contains the choice. */
export function storeLanguage(language: Language): void {
  store(KEY, language);
}
