import { spanishAgencyNames } from './agency-names.ts';
import { spanishBundleNames } from './bundle-names.ts';

export { spanishNicknames } from './nickname-names.ts';

/**
 * Spanish names by the English ones on pages. Neighborhoods have the same name in both languages. Nicknames are
 * separate: no page shows one yet, and readers would download them in vain.
 */
export const spanishNames: Readonly<Record<string, string>> = {
  'Los Angeles County': 'condado de Los Ángeles',
  ...spanishAgencyNames,
  ...spanishBundleNames,
};
