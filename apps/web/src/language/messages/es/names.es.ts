import { spanishNames } from '@townlight/county-los-angeles/spanish';
import { nameId } from '../../names.ts';
import type { Texts } from '../texts.ts';

/** The names that the server sends in English only, as messages of the Spanish catalog. */
export const namesEs: Texts = Object.fromEntries(
  Object.entries(spanishNames).map(([english, spanish]) => [nameId(english), spanish]),
);
