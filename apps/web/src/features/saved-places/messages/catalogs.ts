import { defineCatalog } from '../../../i18n/messages/define-catalog.ts';
import type { placesEn } from './places.en.ts';

export const placesCatalog = defineCatalog('places', {
  en: () => import('./places.en.ts'),
  es: () => import('./places.es.ts'),
});

declare module '../../../i18n/messages/en.ts' {
  interface Messages extends Record<keyof typeof placesEn, string> {}
}
