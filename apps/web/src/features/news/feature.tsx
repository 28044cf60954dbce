import { PAGE_PATHS } from '@townlight/domain/pages';
import { lazyImport } from '../../http/lazy-imports.ts';
import type { Feature } from '../../page/feature.ts';
import { newsCatalog } from './messages/catalogs.ts';

const importNewsPage = lazyImport('news', async () => (await import('./NewsPage.tsx')).NewsPage);
const importNewsEntryPage = lazyImport(
  'news entry',
  async () => (await import('./NewsEntryPage.tsx')).NewsEntryPage,
);

export const newsFeature: Feature = {
  name: 'news',
  routes: [
    { paths: [PAGE_PATHS.news], importPage: importNewsPage, catalogs: [newsCatalog] },
    { paths: [PAGE_PATHS['news-entry']], importPage: importNewsEntryPage, catalogs: [newsCatalog] },
  ],
  links: [{ group: 'stories', position: 1, to: PAGE_PATHS.news, text: 'nav.news' }],
  pageNames: { news: 'nav.news', 'news-entry': 'usage.name.newsEntry' },
};
