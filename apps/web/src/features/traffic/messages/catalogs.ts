import { defineCatalog } from '../../../i18n/messages/define-catalog.ts';
import type { siteEn } from './site.en.ts';
import type { trafficEn } from './traffic.en.ts';

export const trafficCatalog = defineCatalog('traffic', {
  en: () => import('./traffic.en.ts'),
  es: () => import('./traffic.es.ts'),
});

declare module '../../../i18n/messages/en.ts' {
  interface Messages
    extends Record<keyof typeof siteEn, string>,
      Record<keyof typeof trafficEn, string> {}
}
