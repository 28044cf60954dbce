import { LANGUAGES, type Language } from '@townlight/domain/language';
import { county } from './county.ts';

/** The languages of the county's site, the default one among them. */
export const siteLanguages: readonly Language[] = county.languages ?? LANGUAGES;
