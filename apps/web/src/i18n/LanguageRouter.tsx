import {
  type Language,
  languagePrefix,
  localizePath,
  parseLocalizedPath,
} from '@townlight/domain/language';
import {
  type ReactNode,
  startTransition,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
// BrowserRouter cannot change its basename; the router below switches it with the language.
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  createPath,
  Router,
  StaticRouter,
} from 'react-router';
import { LanguageChoiceContext } from './use-language.ts';

/**
 * The site's router. Its basename is the language in the address, so that routes and links are independent of the
 * language, and every link stays in it. Switching the language replaces the address and keeps the page; earlier pages
 * in the history then show in the new language, too.
 */
export function LanguageRouter(props: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [shown, setShown] = useState(() => ({
    action: history.action,
    location: history.location,
  }));
  const { language } = parseLocalizedPath(shown.location.pathname);
  const chosen = useRef(language);

  const replaceLanguage = useCallback(
    (wanted: Language) => {
      const { location } = history;
      const pathname = localizePath(wanted, parseLocalizedPath(location.pathname).path);
      history.replace(createPath({ ...location, pathname }), location.state);
    },
    [history],
  );
  useLayoutEffect(
    () =>
      history.listen(({ action, location }) => {
        const found = parseLocalizedPath(location.pathname).language;
        // replacing the address calls this listener again
        if (found !== chosen.current) replaceLanguage(chosen.current);
        else startTransition(() => setShown({ action, location }));
      }),
    [history, replaceLanguage],
  );
  const choice = useMemo(
    () => ({
      language,
      choose: (wanted: Language) => {
        chosen.current = wanted;
        replaceLanguage(wanted);
      },
    }),
    [language, replaceLanguage],
  );
  return (
    <Router
      basename={languagePrefix(language) || '/'}
      location={shown.location}
      navigationType={shown.action}
      navigator={history}
    >
      <LanguageChoiceContext value={choice}>{props.children}</LanguageChoiceContext>
    </Router>
  );
}

/** The router of one address, for the server: the language is the one in the address. */
export function StaticLanguageRouter(props: { address: string; children: ReactNode }) {
  const { language } = parseLocalizedPath(props.address.split('?')[0] ?? '/');
  const choice = useMemo(() => ({ language, choose: () => {} }), [language]);
  return (
    <StaticRouter basename={languagePrefix(language) || '/'} location={props.address}>
      <LanguageChoiceContext value={choice}>{props.children}</LanguageChoiceContext>
    </StaticRouter>
  );
}
