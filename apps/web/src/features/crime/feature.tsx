import {
  COUNTY_MAP_PAGE,
  CRIME_AREA_PARAM,
  PAGE_PATHS,
  PAGE_PATTERNS,
  pagePath,
  trackerPath,
} from '@townlight/domain/pages';
import { Navigate, useSearchParams } from 'react-router';
import { lazyImport } from '../../http/lazy-imports.ts';
import { county } from '../../i18n/county.ts';
import {
  areaMapCatalog,
  embedCatalog,
  methodCatalog,
} from '../../i18n/messages/shared-catalogs.ts';
import type { Feature } from '../../page/feature.ts';
import { PageWithMessages } from '../../page/PageWithMessages.tsx';
import { useSavedPlaces } from '../saved-places/index.ts';
import { CrimeStrip } from './CrimeStrip.tsx';
import {
  compareCatalog,
  crimeMapCatalog,
  crimePlaceCatalog,
  crimeTypeCatalog,
  trackersCatalog,
} from './messages/catalogs.ts';

const importMapPage = lazyImport(
  'safety map',
  async () => (await import('./safety-map/SafetyMapPage.tsx')).SafetyMapPage,
);
const importNeighborhoodPage = lazyImport(
  'neighborhood tracker',
  async () => (await import('./neighborhood/NeighborhoodPage.tsx')).NeighborhoodPage,
);
const importCrimeTypePage = lazyImport(
  'crime tracker',
  async () => (await import('./type/CrimeTypePage.tsx')).CrimeTypePage,
);
const importCrimePlacePage = lazyImport(
  'crime in a place',
  async () => (await import('./place/CrimePlacePage.tsx')).CrimePlacePage,
);
const importComparePage = lazyImport(
  'comparison',
  async () => (await import('./compare/ComparePage.tsx')).ComparePage,
);
const importEmbedRoutes = lazyImport(
  'embeds',
  async () => (await import('./embed/EmbedRoutes.tsx')).EmbedRoutes,
);
const importMethodPage = lazyImport(
  'method',
  async () => (await import('./method/CrimeMethodPage.tsx')).CrimeMethodPage,
);
const importCategoriesPage = lazyImport(
  'categories',
  async () => (await import('./method/CrimeCategoriesPage.tsx')).CrimeCategoriesPage,
);
const importTypesPage = lazyImport(
  'crime-types',
  async () => (await import('./method/CrimeTypesPage.tsx')).CrimeTypesPage,
);

/** Redirects to the tracker of the first saved place, which only this browser knows. */
function ToNeighborhood() {
  const [firstPlace] = useSavedPlaces();
  return (
    <Navigate
      to={trackerPath('neighborhood', firstPlace?.area ?? county.defaultNeighborhood)}
      replace
    />
  );
}

/** A crime type in the county, or in the neighborhood that the address names. */
function CrimePage() {
  const [search] = useSearchParams();
  return <PageWithMessages {...(search.get(CRIME_AREA_PARAM) ? CRIME_PLACE : CRIME_TYPE)} />;
}

const CRIME_TYPE = {
  importPage: importCrimeTypePage,
  catalogs: [trackersCatalog, crimeTypeCatalog],
};
const CRIME_PLACE = {
  importPage: importCrimePlacePage,
  catalogs: [trackersCatalog, crimeTypeCatalog, crimePlaceCatalog],
};

export const crimeFeature: Feature = {
  name: 'crime',
  routes: [
    {
      paths: [PAGE_PATHS.map, PAGE_PATTERNS.place],
      importPage: importMapPage,
      catalogs: [areaMapCatalog, crimeMapCatalog],
    },
    { paths: [PAGE_PATTERNS.neighborhood], element: <ToNeighborhood /> },
    {
      paths: [PAGE_PATTERNS.neighborhoodOf],
      importPage: importNeighborhoodPage,
      catalogs: [trackersCatalog],
    },
    {
      paths: [PAGE_PATTERNS.crime],
      element: <Navigate to={trackerPath('crime', county.defaultCrime)} replace />,
    },
    { paths: [PAGE_PATTERNS.crimeOf], element: <CrimePage /> },
    {
      paths: [PAGE_PATHS.compare],
      importPage: importComparePage,
      catalogs: [areaMapCatalog, trackersCatalog, compareCatalog],
    },
    { paths: [PAGE_PATHS.method], importPage: importMethodPage, catalogs: [methodCatalog] },
    {
      paths: [PAGE_PATHS['categories-method']],
      importPage: importCategoriesPage,
      catalogs: [methodCatalog],
    },
    {
      paths: [PAGE_PATHS['crime-types-method']],
      importPage: importTypesPage,
      catalogs: [methodCatalog],
    },
  ],
  embeds: [
    {
      paths: [PAGE_PATTERNS.embed],
      importPage: importEmbedRoutes,
      catalogs: [trackersCatalog, embedCatalog],
    },
  ],
  links: [
    { group: 'tools', position: 4, to: pagePath(COUNTY_MAP_PAGE), text: 'nav.crimeMap' },
    { group: 'tools', position: 5, to: PAGE_PATTERNS.crime, text: 'nav.crimeTracker' },
    {
      group: 'tools',
      position: 6,
      to: PAGE_PATTERNS.neighborhood,
      text: 'nav.neighborhoodTracker',
    },
    { group: 'moreTools', position: 3, to: PAGE_PATHS.compare, text: 'nav.compare' },
    { group: 'about', position: 2, to: PAGE_PATHS.method, text: 'nav.method' },
  ],
  pageNames: {
    map: 'nav.crimeMap',
    neighborhood: 'nav.neighborhoodTracker',
    crime: 'nav.crimeTracker',
    compare: 'nav.compare',
    method: 'nav.method',
    'categories-method': 'usage.name.categories',
    'crime-types-method': 'usage.name.crimeTypes',
    'embed-map': 'usage.name.embedMap',
    'embed-chart': 'usage.name.embedChart',
    'embed-unknown': 'usage.name.unknown',
  },
  strip: { Component: CrimeStrip },
};
