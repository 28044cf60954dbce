import { PAGE_PATHS, PAGE_PATTERNS } from '@townlight/domain/pages';
import { lazyImport } from '../../http/lazy-imports.ts';
import {
  areaMapCatalog,
  embedCatalog,
  methodCatalog,
} from '../../i18n/messages/shared-catalogs.ts';
import type { Feature } from '../../page/feature.ts';
import { airCatalog, airMapCatalog, airTrackerCatalog } from './messages/catalogs.ts';

const importMapPage = lazyImport(
  'air map',
  async () => (await import('./air-map/AirMapPage.tsx')).AirMapPage,
);
const importTrackerPage = lazyImport(
  'air tracker',
  async () => (await import('./tracker/AirTrackerPage.tsx')).AirTrackerPage,
);
const importMethodPage = lazyImport(
  'air method',
  async () => (await import('./method/AirMethodPage.tsx')).AirMethodPage,
);
const importEmbedPage = lazyImport(
  'air map to embed',
  async () => (await import('./air-map/EmbedAirMapPage.tsx')).EmbedAirMapPage,
);

export const airFeature: Feature = {
  name: 'air',
  routes: [
    {
      paths: [PAGE_PATHS['air-map']],
      importPage: importMapPage,
      catalogs: [areaMapCatalog, airCatalog, airMapCatalog],
    },
    {
      paths: [PAGE_PATTERNS.air, PAGE_PATTERNS.airOf],
      importPage: importTrackerPage,
      catalogs: [airCatalog, airTrackerCatalog],
    },
    {
      paths: [PAGE_PATHS['air-method']],
      importPage: importMethodPage,
      catalogs: [airCatalog, methodCatalog],
    },
  ],
  embeds: [
    {
      paths: [PAGE_PATHS['embed-air-map']],
      importPage: importEmbedPage,
      catalogs: [airCatalog, embedCatalog],
    },
  ],
  links: [
    {
      group: 'tools',
      position: 3,
      to: PAGE_PATHS['air-map'],
      text: 'nav.air',
      alsoOf: [PAGE_PATTERNS.air],
    },
    { group: 'moreTools', position: 2, to: PAGE_PATTERNS.air, text: 'nav.airTracker' },
    { group: 'about', position: 3, to: PAGE_PATHS['air-method'], text: 'nav.airMethod' },
  ],
  pageNames: {
    'air-map': 'nav.air',
    air: 'nav.airTracker',
    'air-unknown': 'usage.name.unknown',
    'air-method': 'nav.airMethod',
    'embed-air-map': 'usage.name.embedAir',
  },
  strip: {
    importStrip: lazyImport('air strip', async () => (await import('./AirStrip.tsx')).AirStrip),
  },
};
