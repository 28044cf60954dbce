import { spanishAgencyNames } from './agency-names.ts';
import { spanishBundleNames } from './bundle-names.ts';
import { spanishNicknames } from './nickname-names.ts';

/**
 * What Spanish readers call that which the county pack names in English, by those names. Neighborhoods are called the
 * same in both languages.
 */
export const spanishNames: Readonly<Record<string, string>> = {
  'Los Angeles County': 'condado de Los Ángeles',
  ...spanishAgencyNames,
  ...spanishBundleNames,
  ...spanishNicknames,
};
