import { type Language, localAddress, readLocalAddress } from '@townlight/domain/language';
import { ASKED_LANGUAGE, firstLanguage } from './first-language.ts';
import { rememberedLanguage, rememberLanguage } from './remembered-language.ts';

/** Writes the page's language into its address before anything reads the address, and returns it. */
export function openInLanguage(): Language {
  const { pathname, hash, search } = window.location;
  const query = new URLSearchParams(search);
  const { path } = readLocalAddress(pathname);
  const language = firstLanguage({
    pathname,
    query,
    remembered: path.startsWith('/embed/') ? null : rememberedLanguage(),
    preferred: navigator.languages,
  });
  const asked = query.has(ASKED_LANGUAGE);
  const address = localAddress(language, path);
  if (address === pathname && !asked) return language;
  if (asked && !path.startsWith('/embed/')) rememberLanguage(language);
  query.delete(ASKED_LANGUAGE);
  // An unchanged query is not re-encoded: commas in a comparison's address stay commas.
  const rest = asked ? (query.size > 0 ? `?${query}` : '') : search;
  window.history.replaceState(window.history.state, '', address + rest + hash);
  return language;
}
