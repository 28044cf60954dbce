import { siteEs as shared } from '../../../i18n/messages/es/site.es.ts';

const ofFeatures = import.meta.glob<Readonly<Record<string, string>>>(
  '../../../features/*/messages/site.es.ts',
  { eager: true, import: 'siteEs' },
);

/** The texts that any page may need: the site's, and those that features have in `messages/site.es.ts`. */
export const siteEs: Readonly<Record<string, string>> = Object.assign(
  {},
  shared,
  ...Object.values(ofFeatures),
);

/** Translations of names that the server sends in English. */
export { namesEs } from '../../../i18n/messages/es/names.es.ts';
