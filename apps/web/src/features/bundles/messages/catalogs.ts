import { defineCatalog } from '../../../i18n/messages/define-catalog.ts';
import type { bundlesEn } from './bundles.en.ts';

export const bundlesCatalog = defineCatalog('bundles', {
  en: () => import('./bundles.en.ts'),
  es: () => import('./bundles.es.ts'),
});

declare module '../../../i18n/messages/en.ts' {
  interface Messages extends Record<keyof typeof bundlesEn, string> {}
}
