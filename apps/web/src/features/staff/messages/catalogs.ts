import { defineCatalog } from '../../../i18n/messages/define-catalog.ts';
import type { staffEn } from './staff.en.ts';

export const staffCatalog = defineCatalog('staff', {
  en: () => import('./staff.en.ts'),
  es: () => import('./staff.es.ts'),
});

declare module '../../../i18n/messages/en.ts' {
  interface Messages extends Record<keyof typeof staffEn, string> {}
}
