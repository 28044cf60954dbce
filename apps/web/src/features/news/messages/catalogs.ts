import { defineCatalog } from '../../../i18n/messages/define-catalog.ts';
import type { newsEn } from './news.en.ts';
import type { siteEn } from './site.en.ts';

export const newsCatalog = defineCatalog('news', {
  en: () => import('./news.en.ts'),
  es: () => import('./news.es.ts'),
});

declare module '../../../i18n/messages/en.ts' {
  interface Messages
    extends Record<keyof typeof siteEn, string>,
      Record<keyof typeof newsEn, string> {}
}
