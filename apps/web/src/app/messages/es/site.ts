import { loadNames } from '../../../i18n/load-names.ts';
import type { CatalogMessages } from '../../../i18n/messages/define-catalog.ts';
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

/** Loads the same with the Spanish names of the county's agencies and crimes. */
export async function loadSiteEs(): Promise<Readonly<Record<string, CatalogMessages>>> {
  return { texts: siteEs, names: await loadNames('es') };
}
