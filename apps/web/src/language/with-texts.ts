import type { Language } from '@townlight/domain/language';
import { createIntl, type IntlShape } from 'react-intl';
import { type Catalog, loadMessages } from './messages/load-messages.ts';

/** The reader's language with the texts of one more catalog, for what is made at a press and not drawn. */
export async function withTexts(
  intl: IntlShape,
  language: Language,
  catalog: Catalog,
): Promise<IntlShape> {
  const added = await loadMessages(language, catalog);
  const messages = { ...(intl.messages as Record<string, string>), ...added };
  return createIntl({ locale: intl.locale, messages });
}
