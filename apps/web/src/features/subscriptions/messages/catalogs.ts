import { defineCatalog } from '../../../i18n/messages/define-catalog.ts';
import type { siteEn } from './site.en.ts';
import type { subscribeEn } from './subscribe.en.ts';
import type { subscriptionEn } from './subscription.en.ts';

export const subscribeCatalog = defineCatalog('subscribe', {
  en: () => import('./subscribe.en.ts'),
  es: () => import('./subscribe.es.ts'),
});

export const subscriptionCatalog = defineCatalog('subscription', {
  en: () => import('./subscription.en.ts'),
  es: () => import('./subscription.es.ts'),
});

declare module '../../../i18n/messages/en.ts' {
  interface Messages
    extends Record<keyof typeof siteEn, string>,
      Record<keyof typeof subscribeEn, string>,
      Record<keyof typeof subscriptionEn, string> {}
}
