import { defineCatalog } from '../../../i18n/messages/define-catalog.ts';
import type { newsletterEn } from './newsletter.en.ts';

export const newsletterCatalog = defineCatalog('newsletter', {
  en: () => import('./newsletter.en.ts'),
  es: () => import('./newsletter.es.ts'),
});

declare module '../../../i18n/messages/en.ts' {
  interface Messages extends Record<keyof typeof newsletterEn, string> {}
}
