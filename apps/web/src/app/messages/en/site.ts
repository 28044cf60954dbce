import { siteEn as shared } from '../../../i18n/messages/en/site.en.ts';

const ofFeatures = import.meta.glob<Readonly<Record<string, string>>>(
  '../../../features/*/messages/site.en.ts',
  { eager: true, import: 'siteEn' },
);

/** The texts that any page may need: the site's, and those that features have in `messages/site.en.ts`. */
export const siteEn: Readonly<Record<string, string>> = Object.assign(
  {},
  shared,
  ...Object.values(ofFeatures),
);
