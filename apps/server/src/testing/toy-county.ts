import type { CountyCrimeSources } from '@townlight/domain/crime';
import proj4 from 'proj4';
import type { Config } from '../config/config.ts';
import { placeSearchFeature } from '../features/address-search/index.ts';
import { bundlesFeature } from '../features/bundles/index.ts';
import { crimeFeature, reassignIncidentAreas } from '../features/crime/index.ts';
import { feedbackFeature } from '../features/feedback/index.ts';
import { placesFeature } from '../features/places/index.ts';
import type { Feature } from '../platform/features/feature.ts';

/** URL of this module, for the builder thread. */
export const url = import.meta.url;

/**
 * A county of six areas that shares nothing with the real one: far in the north, in the time zone of Oslo; its police
 * files have Norwegian columns, the day before the month, and coordinates in meters (UTM 32).
 */
export const TOY_TIME_ZONE = 'Europe/Oslo';

/** From north to south, west to east; each is a fiftieth of a degree wide and a hundredth high. */
export const TOY_AREAS = ['Bakken', 'Elva', 'Fjellet', 'Havna', 'Odden', 'Skogen'] as const;

const [WEST, NORTH] = [10.7, 59.95];

/** Returns the south-west corner of an area. */
export function toyCorner(area: number): [longitude: number, latitude: number] {
  return [WEST + (area % 3) * 0.02, NORTH - 0.01 - Math.floor(area / 3) * 0.01];
}

const UTM_32 = '+proj=utm +zone=32 +ellps=GRS80 +towgs84=0,0,0 +units=m +no_defs';

/** Returns the center of an area in the coordinates of the test police, in meters. */
export function toyMeters(area: number): [east: number, north: number] {
  const [west, south] = toyCorner(area);
  return proj4('WGS84', UTM_32).forward([west + 0.01, south + 0.005]) as [number, number];
}

const toyAgencies = [
  {
    slug: 'byvakten',
    name: 'Byvakten i Lilleby',
    shortName: 'Byvakten',
    changeOver: '2023-09',
    sourcesWithNewRules: [],
  },
];

const toyRecords: CountyCrimeSources = {
  sources: {
    byvakten: {
      agency: 'byvakten',
      agencyName: 'Byvakten i Lilleby',
      codePrefix: '',
      dateOrder: 'day-month-year',
      columns: { number: 'Sak', code: 'Kode', date: 'Dato', x: 'Øst', y: 'Nord' },
      projection: UTM_32,
      fillerPoints: [],
    },
  },
  projections: { 'EPSG:25832': UTM_32 },
};

export function listFeatures(
  config: Pick<Config, 'mapboxToken' | 'geocoderUrl'>,
): readonly Feature[] {
  const places = placesFeature({
    searchBounds: [10, 59, 11, 61],
    agencies: toyAgencies,
    afterBoundaries: reassignIncidentAreas,
    outlines: {
      view: { latitude: 59.9, longitude: 10.7, zoom: 9, minZoom: 8, maxZoom: 20 },
      scenery: () => ({ land: { features: [] }, freeways: { features: [] } }),
    },
    sampleGeography: async () => [],
  });
  const bundles = bundlesFeature({
    bigBundles: [{ name: 'Property' }],
    smallBundles: [{ name: 'Burglary', bigBundles: ['Property'] }],
    nicknames: [{ name: 'Burglary', smallBundle: 'Burglary' }],
    descriptions: [{ agency: 'byvakten', code: '7', name: 'Innbrudd', nickname: 'Burglary' }],
  });
  return [
    places,
    bundles,
    crimeFeature({
      places,
      bundles,
      timeZone: TOY_TIME_ZONE,
      recording: { outsideAllCrime: [], countedSingly: [], unrecorded: {} },
      agencies: toyAgencies,
      pages: {
        county: 'Lilleby',
        spanishNames: {},
        defaults: { neighborhood: 'havna', crime: 'burglary' },
        scenery: () => ({ land: { features: [] }, freeways: { features: [] } }),
      },
      daytime: { source: null, places: {} },
      records: toyRecords,
      sampleRecipe: async () => ({
        sampleAreas: () => [],
        sampleSupply: () => [],
        sampleIncidents: () => [],
      }),
    }),
    placeSearchFeature({
      places,
      searchBounds: [10, 59, 11, 61],
      mainStreets: async () => [],
      knownPlaces: async () => ({ pointsOfInterest: [], everydayNames: {}, placesOutside: [] }),
      geocoder: config,
    }),
    feedbackFeature({ timeZone: TOY_TIME_ZONE }),
  ];
}
