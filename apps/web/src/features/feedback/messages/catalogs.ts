import { defineCatalog } from '../../../i18n/messages/define-catalog.ts';
import type { feedbackEn } from './feedback.en.ts';
import type { feedbackListEn } from './feedback-list.en.ts';

export const feedbackCatalog = defineCatalog('feedback', {
  en: () => import('./feedback.en.ts'),
  es: () => import('./feedback.es.ts'),
});

export const feedbackListCatalog = defineCatalog('feedbackList', {
  en: () => import('./feedback-list.en.ts'),
  es: () => import('./feedback-list.es.ts'),
});

declare module '../../../i18n/messages/en.ts' {
  interface Messages
    extends Record<keyof typeof feedbackEn, string>,
      Record<keyof typeof feedbackListEn, string> {}
}
