import { placeSearchPart } from '../address-search/index.ts';
import { type AirOptions, airPart } from '../air/index.ts';
import { bundleToolPart } from '../bundle-tool/index.ts';
import { bundlesPart } from '../bundles/index.ts';
import type { Config } from '../config.ts';
import { crimePart } from '../crime/index.ts';
import { feedbackPart } from '../feedback/index.ts';
import { newsPart } from '../news/index.ts';
import { placesPart } from '../places/index.ts';
import type { Part } from '../platform/parts/part.ts';
import { trafficPart } from '../traffic/index.ts';
import { whoToAskPart } from '../who-to-ask/index.ts';

/** URL of this module, for the builder thread. */
export const url = import.meta.url;

/** Creates the features with the facts of a test county. @param sampleAir none by default */
export function makeParts(
  config: Pick<Config, 'mapboxToken' | 'geocoderUrl'>,
  sampleAir: Awaited<ReturnType<AirOptions['sampleRecipe']>> = NO_AIR,
) {
  const agencies = [
    {
      slug: 'lapd',
      name: 'Los Angeles Police',
      shortName: 'LAPD',
      supplies: ['lapd-summary', 'lapd-nibrs'],
      changeOver: '2024-03',
      sourcesByNewRules: ['lapd-nibrs'],
      rulesBySource: { 'lapd-nibrs': 'nibrs' },
    },
  ];
  const recording = {
    outsideAllCrime: ['Traffic Offenses'],
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
  const places = placesPart({
    agencies,
    outlines: {
      view: { latitude: 34, longitude: -118.3, zoom: 9, minZoom: 8, maxZoom: 20 },
      scenery: () => ({ land: LAND, freeways: FREEWAYS }),
    },
    sampleGeography: async () => [],
  });
  const air = airPart({
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
  const bundles = bundlesPart(seed);
  const crime = crimePart({
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
  const bundleTool = bundleToolPart({ bundles, crime, seed });
  const news = newsPart({
    places,
    crime,
    air,
    timeZone: 'America/Los_Angeles',
    county: 'Los Angeles County',
    spanishNames: { 'Los Angeles County': 'condado de Los Ángeles' },
    publicUrl: 'https://townlight.example',
    scenery: () => ({ land: LAND, freeways: FREEWAYS }),
  });
  const search = placeSearchPart({
    places,
    searchBounds: [-119.5, 32.6, -117.5, 34.9],
    knownPlaces: async () => ({ pointsOfInterest: [], everydayNames: {}, placesOutside: [] }),
    geocoder: config,
  });
  const feedback = feedbackPart({ timeZone: 'America/Los_Angeles' });
  const traffic = trafficPart({
    url: 'https://traffic.example.org/map?of=county',
    embed: 'click',
  });
  const whoToAsk = whoToAskPart({
    crime,
    agencies,
    timeZone: 'America/Los_Angeles',
    contacts: CONTACTS,
    spanishNames: {},
  });
  return { places, air, bundles, crime, bundleTool, news, search, feedback, traffic, whoToAsk };
}

export function listParts(config: Config): readonly Part[] {
  return Object.values(makeParts(config));
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

const NO_AIR = { sampleStations: [], sampleReadings: () => [] };

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
