import { type Language, localizePath, parseLocalizedPath } from '@townlight/domain/language';
import {
  LANGUAGE_PARAM,
  readStoredLanguage,
  resolveLanguage,
  storeLanguage,
} from './resolve-language.ts';

/** Writes the page's language into its address before anything reads the address, and returns it. */
export function applyLanguageToUrl(): Language {
  const { pathname, hash, search } = window.location;
  const query = new URLSearchParams(search);
  const { path } = parseLocalizedPath(pathname);
  const language = resolveLanguage({
    pathname,
    query,
    remembered: path.startsWith('/embed/') ? null : readStoredLanguage(),
    preferred: navigator.languages,
  });
  const isRequested = query.has(LANGUAGE_PARAM);
  const address = localizePath(language, path);
  if (address === pathname && !isRequested) return language;
  if (isRequested && !path.startsWith('/embed/')) storeLanguage(language);
  query.delete(LANGUAGE_PARAM);
  // An unchanged query is not re-encoded: commas in a comparison's address stay commas.
  const rest = isRequested ? (query.size > 0 ? `?${query}` : '') : search;
  window.history.replaceState(window.history.state, '', address + rest + hash);
  return language;
}
