import { PAGE_PATHS } from '@townlight/domain/pages';
import { lazyImport } from '../../http/lazy-imports.ts';
import {
  areaMapCatalog,
  embedCatalog,
  methodCatalog,
} from '../../i18n/messages/shared-catalogs.ts';
import type { Feature } from '../../page/feature.ts';
import { coronavirusCatalog } from './messages/catalogs.ts';

const importMapPage = lazyImport(
  'coronavirus map',
  async () => (await import('./coronavirus-map/CoronavirusMapPage.tsx')).CoronavirusMapPage,
);
const importMethodPage = lazyImport(
  'coronavirus method',
  async () => (await import('./method/CoronavirusMethodPage.tsx')).CoronavirusMethodPage,
);
const importEmbedPage = lazyImport(
  'coronavirus map to embed',
  async () => (await import('./coronavirus-map/EmbedCoronavirusPage.tsx')).EmbedCoronavirusPage,
);

export const coronavirusFeature: Feature = {
  name: 'coronavirus',
  routes: [
    {
      paths: [PAGE_PATHS.coronavirus],
      importPage: importMapPage,
      catalogs: [areaMapCatalog, coronavirusCatalog],
    },
    {
      paths: [PAGE_PATHS['coronavirus-method']],
      importPage: importMethodPage,
      catalogs: [methodCatalog],
    },
  ],
  embeds: [
    {
      paths: [PAGE_PATHS['embed-coronavirus']],
      importPage: importEmbedPage,
      catalogs: [coronavirusCatalog, embedCatalog],
    },
  ],
  links: [
    { group: 'tools', position: 1, to: PAGE_PATHS.coronavirus, text: 'nav.coronavirus' },
    {
      group: 'about',
      position: 4,
      to: PAGE_PATHS['coronavirus-method'],
      text: 'nav.coronavirusMethod',
    },
  ],
  pageNames: {
    coronavirus: 'nav.coronavirus',
    'coronavirus-method': 'nav.coronavirusMethod',
    'embed-coronavirus': 'usage.name.embedCoronavirus',
  },
  strip: {
    importStrip: lazyImport(
      'coronavirus strip',
      async () => (await import('./CoronavirusStrip.tsx')).CoronavirusStrip,
    ),
  },
};
