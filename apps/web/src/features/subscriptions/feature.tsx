import { PAGE_PATHS, PAGE_PATTERNS } from '@townlight/domain/pages';
import type { ComponentType } from 'react';
import { lazyImport } from '../../http/lazy-imports.ts';
import type { Feature, LazyRoute } from '../../page/feature.ts';
import { subscribeCatalog, subscriptionCatalog } from './messages/catalogs.ts';

/** Each page uses the messages of the subscribe bar and of the subscription pages. */
const route = (
  path: string,
  name: string,
  importPage: () => Promise<ComponentType>,
): LazyRoute => ({
  paths: [path],
  importPage: lazyImport(name, importPage),
  catalogs: [subscribeCatalog, subscriptionCatalog],
});

export const subscriptionsFeature: Feature = {
  name: 'subscriptions',
  routes: [
    route(
      PAGE_PATHS.subscribe,
      'subscribe',
      async () => (await import('./form/SubscribePage.tsx')).SubscribePage,
    ),
    route(
      PAGE_PATTERNS.subscription,
      'subscription',
      async () => (await import('./manage/SubscriptionPage.tsx')).SubscriptionPage,
    ),
    route(
      PAGE_PATHS['subscription-confirm'],
      'confirmation',
      async () => (await import('./mailed-links/ConfirmPage.tsx')).ConfirmPage,
    ),
    route(
      PAGE_PATHS['subscription-manage'],
      'way to the subscription',
      async () => (await import('./mailed-links/ManagePage.tsx')).ManagePage,
    ),
    route(
      PAGE_PATHS['subscription-unsubscribe'],
      'unsubscribing',
      async () => (await import('./mailed-links/UnsubscribePage.tsx')).UnsubscribePage,
    ),
  ],
  links: [{ group: 'stories', position: 2, to: PAGE_PATHS.subscribe, text: 'nav.subscribe' }],
  pageNames: {
    subscribe: 'nav.subscribe',
    subscription: 'usage.name.subscription',
    'subscription-confirm': 'usage.name.confirm',
    'subscription-manage': 'usage.name.manage',
    'subscription-unsubscribe': 'usage.name.unsubscribe',
  },
};
