import { readPage } from '@townlight/domain/pages';
import type { PartPages } from '../platform/parts/part-pages.ts';

/** Titles are those that the page itself will set (the catalogs of `apps/web`). */
const TITLES = { en: 'Search', es: 'Buscar' };

/** What the first HTML says of the search; what somebody looked for is in no sitemap and in no search engine. */
export const searchPages: PartPages = {
  tell: ({ steps, query, language }) =>
    readPage(steps, query)?.kind === 'search'
      ? { title: TITLES[language], description: null, path: null }
      : null,
  sitemap: () => ({ paths: [] }),
};
