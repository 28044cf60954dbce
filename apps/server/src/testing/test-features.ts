import type { Config } from '../config/config.ts';
import { placeSearchFeature } from '../features/address-search/feature.ts';
import { type AirFeatureOptions, airFeature } from '../features/air/index.ts';
import { bundlesFeature } from '../features/bundles/index.ts';
import { contactsFeature } from '../features/contacts/feature.ts';
import { crimeFeature, getCategorizedRecords } from '../features/crime/index.ts';
import { feedbackFeature } from '../features/feedback/feature.ts';
import { newsFeature } from '../features/news/index.ts';
import { placesFeature } from '../features/places/index.ts';
import { trafficFeature } from '../features/traffic/feature.ts';
import type { Feature } from '../platform/features/feature.ts';

/** URL of this module, for the builder thread. */
export const url = import.meta.url;

/** Creates the features with the facts of a test county. @param sampleAir none by default */
export function makeTestFeatures(
  config: Pick<Config, 'mapboxToken' | 'geocoderUrl'>,
  sampleAir: Awaited<ReturnType<AirFeatureOptions['sampleRecipe']>> = NO_AIR,
) {
  const agencies = [
    {
      slug: 'lapd',
      name: 'Los Angeles Police',
      shortName: 'LAPD',
      countingRules: ['lapd-summary', 'lapd-nibrs'],
      changeOver: '2024-03',
      sourcesWithNewRules: ['lapd-nibrs'],
      rulesBySource: { 'lapd-nibrs': 'nibrs' },
    },
  ];
  const recording = {
    outsideAllCrime: ['Traffic Offenses'],
    countedSingly: ['Homicide'],
    unrecorded: {
      'lapd-summary': [{ crimeType: 'Traffic Offenses', countedUnder: [] }],
      nibrs: [
        { crimeType: 'Traffic Offenses', countedUnder: [] },
        { crimeType: 'Domestic Violence', countedUnder: ['Simple Assault'] },
      ],
    },
  };
  const daytime = {
    source: null,
    places: {
      hollywood: { jobs: 100_000, draws: 'visits' },
      venice: { jobs: 80_000, daytime: 90_000 },
    },
  } as const;
  const places = placesFeature({
    agencies,
    outlines: {
      view: { latitude: 34, longitude: -118.3, zoom: 9, minZoom: 8, maxZoom: 20 },
      scenery: () => ({ land: LAND, freeways: FREEWAYS }),
    },
    sampleGeography: async () => [],
  });
  const air = airFeature({
    places,
    timeZone: 'America/Los_Angeles',
    searchBounds: [-119.5, 32.6, -117.5, 34.9],
    pages: {
      county: 'Los Angeles County',
      spanishCounty: 'condado de Los Ángeles',
      defaultPlace: { label: 'Los Angeles', longitude: -118.35, latitude: 34.15 },
      scenery: () => ({ land: LAND, freeways: FREEWAYS }),
    },
    publicUrl: 'https://townlight.example',
    sampleRecipe: async () => sampleAir,
  });
  const seed = { bigBundles: [], smallBundles: [], nicknames: [], descriptions: [] };
  const bundles = bundlesFeature({
    seed,
    recordsOf: (snapshot) => getCategorizedRecords(snapshot.of(crime)),
  });
  const crime = crimeFeature({
    places,
    bundles,
    timeZone: 'America/Los_Angeles',
    recording,
    agencies,
    pages: {
      county: 'Los Angeles County',
      spanishNames: {
        'Los Angeles County': 'condado de Los Ángeles',
        Burglary: 'robo con allanamiento',
      },
      defaults: { neighborhood: 'hollywood', crime: 'burglary' },
      scenery: () => ({ land: LAND, freeways: FREEWAYS }),
    },
    daytime,
    records: { sources: {}, projections: {} },
    sampleRecipe: async () => ({
      sampleAreas: () => [],
      sampleSupply: () => [],
      sampleIncidents: () => [],
    }),
  });
  const news = newsFeature({
    places,
    crime,
    air,
    timeZone: 'America/Los_Angeles',
    county: 'Los Angeles County',
    spanishNames: { 'Los Angeles County': 'condado de Los Ángeles' },
    sourceNames: { lacounty: 'Los Angeles County Public Health' },
    publicUrl: 'https://townlight.example',
    scenery: () => ({ land: LAND, freeways: FREEWAYS }),
  });
  const search = placeSearchFeature({
    places,
    searchBounds: [-119.5, 32.6, -117.5, 34.9],
    mainStreets: async () => [],
    states: ['CA', 'California'],
    knownPlaces: async () => ({ pointsOfInterest: [], everydayNames: {}, placesOutside: [] }),
    geocoder: config,
  });
  const feedback = feedbackFeature({ timeZone: 'America/Los_Angeles' });
  const traffic = trafficFeature({
    countyUrl: 'https://traffic.example.org/map?of=county',
    publicUrl: undefined,
    environment: {},
  });
  const localContacts = contactsFeature({
    crime,
    agencies,
    timeZone: 'America/Los_Angeles',
    contacts: CONTACTS,
    spanishNames: {},
  });
  return {
    places,
    air,
    bundles,
    crime,
    news,
    search,
    feedback,
    traffic,
    contacts: localContacts,
  };
}

export function listFeatures(config: Config): readonly Feature[] {
  return Object.values(makeTestFeatures(config));
}

const CONTACTS = {
  emergency: '911',
  police: { lapd: { phone: '555-555-0100', url: 'https://police.example/' } },
  districts: [
    {
      kind: 'council' as const,
      name: { en: 'District 9', es: 'Distrito 9' },
      url: 'https://council.example/9',
      areas: ['hollywood'],
      sample: false,
    },
    {
      kind: 'supervisor' as const,
      name: { en: 'Sample district', es: 'Distrito de muestra' },
      url: null,
      areas: ['hollywood'],
      sample: true,
    },
  ],
  meetings: [
    {
      name: { en: 'Night meeting', es: 'Reunión nocturna' },
      place: { en: 'Town hall', es: 'Ayuntamiento' },
      url: null,
      rule: { week: 'second' as const, weekday: 'tuesday' as const, time: '18:00' },
      areas: ['hollywood'],
      sample: false,
    },
  ],
  services: [
    {
      kind: 'help' as const,
      name: { en: '211', es: '211' },
      gives: { en: 'Finds help', es: 'Busca ayuda' },
      phone: '211',
      url: null,
    },
  ],
};

const NO_AIR = { sampleStations: [], generateSampleReadings: () => [] };

const LAND = {
  features: [
    {
      geometry: {
        type: 'Polygon',
        coordinates: [
          [
            [-119, 33],
            [-117, 33],
            [-117, 35],
            [-119, 35],
            [-119, 33],
          ],
        ],
      },
    },
  ],
};

const FREEWAYS = {
  features: [
    {
      geometry: {
        type: 'LineString',
        coordinates: [
          [-119, 34.15],
          [-117, 34.15],
        ],
      },
    },
  ],
};
