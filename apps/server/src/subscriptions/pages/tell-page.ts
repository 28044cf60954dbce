import { newsFeedPaths, pagePath, readPage, type SubscriberPage } from '@townlight/domain/pages';
import type { PartPages } from '../../platform/parts/part-pages.ts';

const TITLES: Readonly<Record<'en' | 'es', Readonly<Record<SubscriberPage['kind'], string>>>> = {
  en: {
    subscribe: 'Subscribe to our neighborhood newsletters',
    subscription: 'Your newsletters',
    'subscription-confirm': 'Confirm your subscription',
    'subscription-manage': 'Open your subscription page',
    'subscription-unsubscribe': 'Unsubscribe',
  },
  es: {
    subscribe: 'Suscríbase a nuestros boletines de vecindario',
    subscription: 'Sus boletines',
    'subscription-confirm': 'Confirme su suscripción',
    'subscription-manage': 'Abra su página de suscripción',
    'subscription-unsubscribe': 'Cancelar la suscripción',
  },
};

const DESCRIPTIONS = {
  en: 'A monthly newsletter about the neighborhoods you choose: what was reported there, how it changed, and the air.',
  es: 'Un boletín al mes sobre los vecindarios que elija: qué se reportó ahí, cómo cambió y cómo está el aire.',
} as const;

/** For who would rather not give an address. */
const NEWS = { en: 'News about the data', es: 'Noticias sobre los datos' } as const;

const SUBSCRIBE = pagePath({ kind: 'subscribe' });

/** The page to subscribe is for everybody; those of one reader are not to be found. */
export const subscriptionPages: PartPages = {
  tell({ language, steps, query }) {
    const page = readPage(steps, query);
    const title = page && (TITLES[language] as Readonly<Record<string, string>>)[page.kind];
    if (!title) return null;
    if (page.kind !== 'subscribe') return { title, description: null, path: null };
    return {
      title,
      description: DESCRIPTIONS[language],
      path: SUBSCRIBE,
      feeds: [{ title: NEWS[language], ...newsFeedPaths({ language }) }],
    };
  },
  sitemap: () => ({ paths: [SUBSCRIBE] }),
};
