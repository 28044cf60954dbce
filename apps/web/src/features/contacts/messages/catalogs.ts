import { defineCatalog } from '../../../i18n/messages/define-catalog.ts';
import type { contactsEn } from './contacts.en.ts';

export const contactsCatalog = defineCatalog('contacts', {
  en: () => import('./contacts.en.ts'),
  es: () => import('./contacts.es.ts'),
});

declare module '../../../i18n/messages/en.ts' {
  interface Messages extends Record<keyof typeof contactsEn, string> {}
}
