import { languagePrefix, parseLocalizedPath } from '@townlight/domain/language';
import { type ReactNode, useMemo } from 'react';
import { StaticRouter } from 'react-router';
import { LanguageChoiceContext } from './use-language.ts';

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
