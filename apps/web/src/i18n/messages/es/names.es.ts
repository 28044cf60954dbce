import { spanishNames } from '@townlight/county-los-angeles/spanish';
import { toNameMessageId } from '../../names.ts';
import type { CatalogMessages } from '../define-catalog.ts';

/** The names that the server sends in English only, as messages of the Spanish catalog. */
export const namesEs: CatalogMessages = Object.fromEntries(
  Object.entries(spanishNames).map(([english, spanish]) => [toNameMessageId(english), spanish]),
);
