import { type ReactNode, use, useMemo } from 'react';
import { IntlProvider, useIntl } from 'react-intl';
import { type Catalogue, type Language, loadMessages } from './messages/load-messages.ts';

/** Gives the texts, numbers and dates of a language to the site; suspends until they are there. */
export function LanguageProvider(props: { language: Language; children: ReactNode }) {
  const messages = use(loadMessages(props.language, 'site'));
  return (
    <IntlProvider locale={props.language} messages={messages}>
      {props.children}
    </IntlProvider>
  );
}

/** Adds a catalogue to the texts of the pages within; suspends until it is there. */
export function AddTexts(props: { catalogue: Catalogue; children: ReactNode }) {
  const intl = useIntl();
  const added = use(loadMessages(intl.locale as Language, props.catalogue));
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
