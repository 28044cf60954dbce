import { PAGE_PATHS } from '@townlight/domain/pages';
import { airCatalog } from '../../features/air/index.ts';
import { trackersCatalog } from '../../features/crime/index.ts';
import { placesCatalog } from '../../features/saved-places/index.ts';
import { lazyImport } from '../../http/lazy-imports.ts';
import type { Feature } from '../../page/feature.ts';

export const myPlacesFeature: Feature = {
  name: 'my-places',
  routes: [
    {
      paths: [PAGE_PATHS.my],
      importPage: lazyImport(
        'my places',
        async () => (await import('./MyPlacesPage.tsx')).MyPlacesPage,
      ),
      catalogs: [placesCatalog, trackersCatalog, airCatalog],
    },
  ],
  links: [{ group: 'moreTools', position: 1, to: PAGE_PATHS.my, text: 'places.open' }],
  pageNames: { my: 'places.open' },
};
