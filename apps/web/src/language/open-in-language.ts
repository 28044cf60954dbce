import { type Language, localAddress, readLocalAddress } from '@townlight/domain/language';
import { ASKED_LANGUAGE, firstLanguage } from './first-language.ts';
import { rememberedLanguage, rememberLanguage } from './remembered-language.ts';

/** Puts the language in which the page opens into its address, before anything reads the address, and answers it. */
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
  // An untouched query stays as it was written: commas in a comparison's address are commas.
  const rest = asked ? (query.size > 0 ? `?${query}` : '') : search;
  window.history.replaceState(window.history.state, '', address + rest + hash);
  return language;
}
