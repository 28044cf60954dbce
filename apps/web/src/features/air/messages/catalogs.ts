import { defineCatalog } from '../../../i18n/messages/define-catalog.ts';
import type { airEn } from './air.en.ts';
import type { airMapEn } from './air-map.en.ts';
import type { airTrackerEn } from './air-tracker.en.ts';
import type { siteEn } from './site.en.ts';

export const airCatalog = defineCatalog('air', {
  en: () => import('./air.en.ts'),
  es: () => import('./air.es.ts'),
});

export const airMapCatalog = defineCatalog('airMap', {
  en: () => import('./air-map.en.ts'),
  es: () => import('./air-map.es.ts'),
});

export const airTrackerCatalog = defineCatalog('airTracker', {
  en: () => import('./air-tracker.en.ts'),
  es: () => import('./air-tracker.es.ts'),
});

declare module '../../../i18n/messages/en.ts' {
  interface Messages
    extends Record<keyof typeof siteEn, string>,
      Record<keyof typeof airEn, string>,
      Record<keyof typeof airMapEn, string>,
      Record<keyof typeof airTrackerEn, string> {}
}
