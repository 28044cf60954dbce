import { type RenderResult, render } from '@testing-library/react';
import type { Language } from '@townlight/domain/language';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { LOCALES } from '../languages.ts';
import { LanguageChoiceContext } from '../use-language.ts';
import { en, es, namesEs } from './all-messages.ts';

const MESSAGES = { en, es: { ...namesEs, ...es } };

/** Renders one component with the site's messages; rerenders keep them. */
export function renderInLanguage(component: ReactNode, language: Language = 'en'): RenderResult {
  return render(component, {
    wrapper: ({ children }) => (
      <LanguageChoiceContext value={{ language, choose: () => {} }}>
        <IntlProvider locale={LOCALES[language]} messages={MESSAGES[language]}>
          {children}
        </IntlProvider>
      </LanguageChoiceContext>
    ),
  });
}
