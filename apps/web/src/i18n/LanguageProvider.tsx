import type { Language } from '@townlight/domain/language';
import { type ReactNode, use, useLayoutEffect, useMemo } from 'react';
import { createIntl, IntlProvider, type IntlShape, useIntl } from 'react-intl';
import { LOCALES } from './languages.ts';
import type { Catalog } from './messages/define-catalog.ts';
import { useLanguageChoice } from './use-language.ts';

/**
 * Provides the messages and locale of the reader's language; suspends until they have loaded.
 * @param props.site the texts that every page needs
 */
export function LanguageProvider(props: { site: Catalog; children: ReactNode }) {
  const { language } = useLanguageChoice();
  const messages = use(props.site.loadForRender(language));
  useLayoutEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return (
    <IntlProvider locale={LOCALES[language]} messages={messages}>
      {props.children}
    </IntlProvider>
  );
}

/** Adds a catalog to the messages of its children; suspends until it has loaded. */
export function AddMessages(props: { catalog: Catalog; children: ReactNode }) {
  const intl = useIntl();
  const { language } = useLanguageChoice();
  const added = use(props.catalog.loadForRender(language));
  const messages = useMemo(
    () => ({ ...(intl.messages as Record<string, string>), ...added }),
    [intl.messages, added],
  );
  return (
    <IntlProvider locale={intl.locale} messages={messages}>
      {props.children}
    </IntlProvider>
  );
}

/** Returns the reader's `intl` with one more catalog, for code outside of rendering. */
export async function loadIntlWithCatalog(
  intl: IntlShape,
  language: Language,
  catalog: Catalog,
): Promise<IntlShape> {
  const added = await catalog.load(language);
  const messages = { ...(intl.messages as Record<string, string>), ...added };
  return createIntl({ locale: intl.locale, messages });
}
