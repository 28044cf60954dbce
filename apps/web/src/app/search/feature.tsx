import { PAGE_PATHS } from '@townlight/domain/pages';
import { lazyImport } from '../../http/lazy-imports.ts';
import { searchPageCatalog } from '../../i18n/messages/shared-catalogs.ts';
import type { Feature } from '../../page/feature.ts';

export const searchFeature: Feature = {
  name: 'search',
  routes: [
    {
      paths: [PAGE_PATHS.search],
      importPage: lazyImport('search', async () => (await import('./SearchPage.tsx')).SearchPage),
      catalogs: [searchPageCatalog],
    },
  ],
  pageNames: { search: 'usage.name.search' },
};
