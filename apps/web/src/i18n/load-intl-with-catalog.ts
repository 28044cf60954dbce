import type { Language } from '@townlight/domain/language';
import { createIntl, type IntlShape } from 'react-intl';
import type { Catalog } from './messages/define-catalog.ts';

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
