import { spanishNames } from '@townlight/county-los-angeles';
import { toNameMessages } from '../load-names.ts';

/** The Spanish names of the tests' county as messages. */
export const namesEs = toNameMessages(spanishNames);
