import { DEFAULT_LANGUAGE, LANGUAGES, localizePath } from '@townlight/domain/language';
import { pagePath, parsePage, splitPath } from '@townlight/domain/pages';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useLanguageChoice } from '../../i18n/use-language.ts';

/**
 * Keeps the canonical link and the `hreflang` links of the first HTML up to date with the current route. The links of
 * the address that was opened first stay as the server rendered them.
 */
export function CanonicalLink() {
  const { language } = useLanguageChoice();
  const { pathname, search } = useLocation();
  const path = canonicalPath({ pathname, search });
  const lastApplied = useRef(`${language} ${path}`);
  const hidden = useRef<Element | null>(undefined);
  useEffect(() => {
    if (hidden.current === undefined)
      hidden.current = document.querySelector('meta[name="robots"]');
    const now = `${language} ${path}`;
    if (lastApplied.current === now) return;
    lastApplied.current = now;
    const link = canonicalLink();
    const { origin } = new URL(link.href || window.location.href);
    link.href = origin + localizePath(language, path);
    for (const other of document.querySelectorAll<HTMLLinkElement>('link[hreflang]')) {
      const named = LANGUAGES.find((one) => one === other.hreflang) ?? DEFAULT_LANGUAGE;
      other.href = origin + localizePath(named, path);
    }
    // the first HTML set this for the initial address only; React removes the tags that pages render themselves
    hidden.current?.remove();
  }, [language, path]);
  return null;
}

function canonicalLink(): HTMLLinkElement {
  const known = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (known !== null) return known;
  const element = document.createElement('link');
  element.rel = 'canonical';
  document.head.append(element);
  return element;
}

/**
 * Returns the canonical address of a page, without its language: `/map?area=venice&period=12` is `/map?area=venice`.
 * The address of an unknown page stays unchanged.
 */
export function canonicalPath(location: { pathname: string; search: string }): string {
  const page = parsePage(splitPath(location.pathname), new URLSearchParams(location.search));
  const named = page !== null && page.kind !== 'embed-unknown' && page.kind !== 'air-unknown';
  // an invalid month would be lost
  const isKnownPage = named && !('month' in page && page.month === null);
  return isKnownPage ? pagePath(page) : location.pathname.replace(/\/+$/, '');
}
