import { newsFeedPaths, pagePath, readPage } from '@townlight/domain/pages';
import type { PartPages } from '../../platform/parts/part-pages.ts';

/** For who would rather not give an address. */
const NEWS = { en: 'News about the data', es: 'Noticias sobre los datos' } as const;

const SUBSCRIBE = pagePath({ kind: 'subscribe' });

/** The page to subscribe is for everybody; those of one reader are not to be found. */
export const subscriptionPages: PartPages = {
  tell: ({ language, steps, query }) =>
    readPage(steps, query)?.kind === 'subscribe'
      ? { path: SUBSCRIBE, feeds: [{ title: NEWS[language], ...newsFeedPaths({ language }) }] }
      : null,
  sitemap: () => ({ paths: [SUBSCRIBE] }),
};
