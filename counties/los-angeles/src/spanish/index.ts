import { spanishAgencyNames } from './agency-names.ts';
import { spanishBundleNames } from './bundle-names.ts';

export { spanishNicknames } from './nickname-names.ts';

/**
 * What Spanish readers call that which pages name in English, by those names. Neighborhoods are called the same in
 * both languages. Nicknames stand apart: no page shows one yet, and readers would fetch them for nothing.
 */
export const spanishNames: Readonly<Record<string, string>> = {
  'Los Angeles County': 'condado de Los Ángeles',
  ...spanishAgencyNames,
  ...spanishBundleNames,
};
