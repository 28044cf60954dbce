import { defineCatalog } from '../../../i18n/messages/define-catalog.ts';
import type { coronavirusEn } from './coronavirus.en.ts';
import type { siteEn } from './site.en.ts';

export const coronavirusCatalog = defineCatalog('coronavirus', {
  en: () => import('./coronavirus.en.ts'),
  es: () => import('./coronavirus.es.ts'),
});

declare module '../../../i18n/messages/en.ts' {
  interface Messages
    extends Record<keyof typeof siteEn, string>,
      Record<keyof typeof coronavirusEn, string> {}
}
