import { DEFAULT_LANGUAGE, localizePath } from '@townlight/domain/language';
import type { MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { LANGUAGE_NAMES } from '../i18n/languages.ts';
import { loadLanguage } from '../i18n/messages/define-catalog.ts';
import { LANGUAGE_PARAM, siteLanguages, storeLanguage } from '../i18n/resolve-language.ts';
import { useLanguageChoice } from '../i18n/use-language.ts';
import { useText } from '../i18n/use-text.ts';
import { notify } from '../notices/notify.ts';

/**
 * A link to the same page in the other language, where there is one. A click switches the texts in place and leaves the focus on the link.
 */
export function LanguageSwitch(props: { className: string | undefined }) {
  const text = useText();
  const { language, choose } = useLanguageChoice();
  const { pathname, search, hash } = useLocation();
  const other = siteLanguages.find((one) => one !== language);
  if (other === undefined) return null;
  const change = async (event: MouseEvent) => {
    // The browser handles clicks that open a new window.
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (elsewhere) return;
    event.preventDefault();
    try {
      await loadLanguage(other);
      storeLanguage(other);
      choose(other);
    } catch {
      notify(text('failure.language'));
    }
  };
  return (
    <a
      className={props.className}
      href={localizePath(other, pathname) + searchFor(other, search) + hash}
      lang={other}
      hrefLang={other}
      onClick={change}
    >
      {LANGUAGE_NAMES[other]}
    </a>
  );
}

/**
 * Adds the language parameter to plain addresses, which would otherwise open in the reader's stored language in a new
 * window.
 */
function searchFor(language: string, search: string): string {
  if (language !== DEFAULT_LANGUAGE) return search;
  return `${search === '' ? '?' : `${search}&`}${LANGUAGE_PARAM}=${language}`;
}
