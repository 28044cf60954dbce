import { spanishNames } from '@townlight/county-los-angeles/spanish';
import { nameId } from '../../names.ts';
import type { Texts } from '../texts.ts';

/** The names that the server and the county know in English only, as texts of the Spanish catalog. */
export const namesEs: Texts = Object.fromEntries(
  Object.entries(spanishNames).map(([english, spanish]) => [nameId(english), spanish]),
);
