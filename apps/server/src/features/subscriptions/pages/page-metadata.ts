import { newsFeedPaths, pagePath, parsePage } from '@townlight/domain/pages';
import type { FeaturePages } from '../../../platform/features/feature-pages.ts';

/** The feed is an alternative for readers who prefer not to give an address. */
const NEWS = { en: 'News about the data', es: 'Noticias sobre los datos' } as const;

const SUBSCRIBE = pagePath({ kind: 'subscribe' });

/** Only the sign-up page is listed in the sitemap and has metadata; the pages of one subscriber have none. */
export const subscriptionPages: FeaturePages = {
  describePage: ({ language, steps, query }) =>
    parsePage(steps, query)?.kind === 'subscribe'
      ? { path: SUBSCRIBE, feeds: [{ title: NEWS[language], ...newsFeedPaths({ language }) }] }
      : null,
  sitemap: () => ({ paths: [SUBSCRIBE] }),
};
