import { defineCatalog } from '../../../i18n/messages/define-catalog.ts';
import type { compareEn } from './compare.en.ts';
import type { crimeMapEn } from './crime-map.en.ts';
import type { crimePlaceEn } from './crime-place.en.ts';
import type { crimeTypeEn } from './crime-type.en.ts';
import type { similarEn } from './similar.en.ts';
import type { siteEn } from './site.en.ts';
import type { trackersEn } from './trackers.en.ts';

export const crimeMapCatalog = defineCatalog('crimeMap', {
  en: () => import('./crime-map.en.ts'),
  es: () => import('./crime-map.es.ts'),
});

export const crimeTypeCatalog = defineCatalog('crimeType', {
  en: () => import('./crime-type.en.ts'),
  es: () => import('./crime-type.es.ts'),
});

export const crimePlaceCatalog = defineCatalog('crimePlace', {
  en: () => import('./crime-place.en.ts'),
  es: () => import('./crime-place.es.ts'),
});

export const trackersCatalog = defineCatalog('trackers', {
  en: () => import('./trackers.en.ts'),
  es: () => import('./trackers.es.ts'),
});

export const compareCatalog = defineCatalog('compare', {
  en: () => import('./compare.en.ts'),
  es: () => import('./compare.es.ts'),
});

export const similarCatalog = defineCatalog('similar', {
  en: () => import('./similar.en.ts'),
  es: () => import('./similar.es.ts'),
});

declare module '../../../i18n/messages/en.ts' {
  interface Messages
    extends Record<keyof typeof siteEn, string>,
      Record<keyof typeof crimeMapEn, string>,
      Record<keyof typeof crimePlaceEn, string>,
      Record<keyof typeof crimeTypeEn, string>,
      Record<keyof typeof trackersEn, string>,
      Record<keyof typeof compareEn, string>,
      Record<keyof typeof similarEn, string> {}
}
