import { PAGE_PATHS } from '@townlight/domain/pages';
import type { ComponentType } from 'react';
import { lazyImport } from '../../http/lazy-imports.ts';
import { readingCatalog } from '../../i18n/messages/shared-catalogs.ts';
import type { Feature, LazyRoute } from '../../page/feature.ts';
import { ourDataCatalog } from './messages/catalogs.ts';

const route = (
  path: string,
  name: string,
  importPage: () => Promise<ComponentType>,
): LazyRoute => ({
  paths: [path],
  importPage: lazyImport(name, importPage),
  catalogs: [readingCatalog, ourDataCatalog],
});

export const openDataFeature: Feature = {
  name: 'open-data',
  routes: [
    route(
      PAGE_PATHS.data,
      'about the data',
      async () => (await import('./AboutDataPage.tsx')).AboutDataPage,
    ),
    route(
      PAGE_PATHS['data-coverage'],
      'coverage',
      async () => (await import('./months-on-record/CoveragePage.tsx')).CoveragePage,
    ),
    route(
      PAGE_PATHS['data-downloads'],
      'tables to download',
      async () => (await import('./downloads/DownloadsPage.tsx')).DownloadsPage,
    ),
    route(
      PAGE_PATHS['data-releases'],
      'releases',
      async () => (await import('./releases/ReleasesPage.tsx')).ReleasesPage,
    ),
    route(
      PAGE_PATHS['data-api'],
      'calls',
      async () => (await import('./calls/CallsPage.tsx')).CallsPage,
    ),
  ],
  links: [
    {
      group: 'about',
      position: 1,
      to: PAGE_PATHS.data,
      text: 'nav.data',
      subpages: [
        { to: PAGE_PATHS['data-coverage'], text: 'nav.dataCoverage' },
        { to: PAGE_PATHS['data-downloads'], text: 'nav.dataDownloads' },
        { to: PAGE_PATHS['data-releases'], text: 'nav.dataReleases' },
        { to: PAGE_PATHS['data-api'], text: 'nav.dataApi' },
      ],
    },
  ],
  pageNames: {
    data: 'nav.data',
    'data-coverage': 'nav.dataCoverage',
    'data-downloads': 'nav.dataDownloads',
    'data-releases': 'nav.dataReleases',
    'data-api': 'nav.dataApi',
  },
};
