import { defineCatalog } from '../../i18n/messages/define-catalog.ts';

/** The texts that every page waits for. */
export const siteCatalog = defineCatalog('site', {
  en: () => import('./en/site.ts'),
  es: async () => (await import('./es/site.ts')).loadSiteEs(),
});
