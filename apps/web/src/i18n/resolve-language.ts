import {
  DEFAULT_LANGUAGE,
  LANGUAGES,
  type Language,
  parseLocalizedPath,
  pickPreferredLanguage,
} from '@townlight/domain/language';
import { readStored, store } from '../ui/browser-storage.ts';
import { county } from './county.ts';

/** The languages of the county's site, the default one among them. */
export const siteLanguages: readonly Language[] = county.languages ?? LANGUAGES;

/** `?lang=en`: requests a language once, whatever the reader chose before. It is removed from the address. */
export const LANGUAGE_PARAM = 'lang';

/** The inputs that determine the language of a page. */
export interface LanguageHints {
  readonly pathname: string;
  readonly query: URLSearchParams;
  readonly remembered: Language | null;
  /** The browser's languages in order of preference. */
  readonly preferred: readonly string[];
}

/**
 * Returns the language in which a page opens. A Spanish address is Spanish for everyone. A plain one uses the language
 * that the reader chose before or, on the first visit, the browser's preference, if the site has it. In the frame of another site only the
 * address counts: nothing is read about the reader there.
 */
export function resolveLanguage(hints: LanguageHints): Language {
  const { language, path } = parseLocalizedPath(hints.pathname);
  const requested = hints.query.get(LANGUAGE_PARAM);
  const named = siteLanguages.find((one) => one === requested);
  if (named !== undefined) return named;
  if (language !== DEFAULT_LANGUAGE || path.startsWith('/embed/')) return language;
  const preferred = hints.remembered ?? pickPreferredLanguage(hints.preferred);
  return siteLanguages.find((one) => one === preferred) ?? DEFAULT_LANGUAGE;
}

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
