import { defineCatalog } from '../../../i18n/messages/define-catalog.ts';
import type { ourDataEn } from './our-data.en.ts';
import type { siteEn } from './site.en.ts';

export const ourDataCatalog = defineCatalog('ourData', {
  en: () => import('./our-data.en.ts'),
  es: () => import('./our-data.es.ts'),
});

declare module '../../../i18n/messages/en.ts' {
  interface Messages
    extends Record<keyof typeof siteEn, string>,
      Record<keyof typeof ourDataEn, string> {}
}
