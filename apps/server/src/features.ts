import { join } from 'node:path';
import { type CountyPack, loadCountyPack } from '@townlight/county';
import type { Config } from './config/config.ts';
import { placeSearchFeature } from './features/address-search/feature.ts';
import { airFeature, createAirNowSource } from './features/air/index.ts';
import { airForecastFeature, createAirNowForecastSource } from './features/air-forecast/index.ts';
import { airWebhooksFeature } from './features/air-webhooks/feature.ts';
import { baseMapFeature } from './features/basemap/feature.ts';
import { bundlesFeature } from './features/bundles/index.ts';
import { contactsFeature } from './features/contacts/feature.ts';
import { coronavirusFeature } from './features/coronavirus/index.ts';
import { countyFeature } from './features/county/feature.ts';
import {
  createCrimeSourceKinds,
  crimeFeature,
  getCategorizedRecords,
  reassignIncidentAreas,
} from './features/crime/index.ts';
import { feedbackFeature } from './features/feedback/feature.ts';
import { newsFeature } from './features/news/index.ts';
import { deliveryFeature, newsletterFeature } from './features/newsletter/index.ts';
import { openDataFeature } from './features/open-data/index.ts';
import { placesFeature } from './features/places/index.ts';
import { sourcesFeature } from './features/sources/index.ts';
import { staffFeature } from './features/staff/index.ts';
import { keyFilePath, subscriptionsFeature } from './features/subscriptions/index.ts';
import { trafficFeature } from './features/traffic/feature.ts';
import { usageFeature } from './features/usage/index.ts';
import { setCountyTables } from './ingest/rows/known-tables.ts';
import { Failure } from './platform/failure.ts';
import type { Feature } from './platform/features/feature.ts';
import { formatListeningUrl } from './platform/http/listen.ts';
import { setAreaTerms } from './platform/i18n/county-terms.ts';
import { setSiteLanguages } from './platform/i18n/site-languages.ts';
import { removeSample } from './sample/index.ts';

/**
 * Lists the server's features, configured for the county and this installation. `main`, `cli` and the builder thread
 * each call it. A feature comes after those it depends on.
 */
export function listFeatures(config: Config): readonly Feature[] {
  const pack = loadCountyPack(config.countyFolder);
  const { facts, agencies, scenery, spanishNames } = pack;
  setCountyTables(pack.crimeSources.sources);
  setAreaTerms(facts.areaTerms);
  setSiteLanguages(facts.languages);
  const { timeZone, searchBounds, defaultNeighborhood, defaultCrime } = facts;
  const spanishCounty = spanishNames[facts.name] ?? facts.name;
  const names = { county: facts.name, spanishCounty };
  const sample = openSample(pack);
  const places = placesFeature({
    agencies,
    afterBoundaries: reassignIncidentAreas,
    removeSample: (client) => removeSample(client, features),
    searchBounds,
    outlines: { view: facts.safetyMapView, scenery },
    sampleGeography: async () => (await sample()).geography(),
  });
  const bundles = bundlesFeature({
    seed: pack.categories,
    recordsOf: (snapshot) => getCategorizedRecords(snapshot.of(crime)),
  });
  const crime = crimeFeature({
    places,
    bundles,
    timeZone,
    agencies,
    recording: pack.recording,
    pages: {
      county: facts.name,
      spanishNames,
      defaults: { neighborhood: defaultNeighborhood, crime: defaultCrime },
      scenery,
    },
    daytime: pack.daytimePlaces,
    records: pack.crimeSources,
    sampleRecipe: async () => (await sample()).crime(),
  });
  const air = airFeature({
    places,
    timeZone,
    searchBounds,
    pages: { ...names, defaultPlace: facts.defaultAirPlace, scenery },
    publicUrl: config.publicUrl,
    sampleRecipe: async () => (await sample()).air(),
  });
  const { sourceNames } = pack.coronavirus;
  const county = { county: facts.name, timeZone, spanishNames, sourceNames };
  const news = newsFeature({
    ...county,
    places,
    crime,
    air,
    publicUrl: config.publicUrl,
    scenery,
  });
  const coronavirus = coronavirusFeature({
    places,
    county: pack.coronavirus,
    timeZone,
    pages: { ...names, scenery },
    sampleRecipe: async () => (await (await sample()).coronavirus?.()) ?? null,
  });
  const siteUrl = config.publicUrl ?? formatListeningUrl(config);
  const subscriptions = subscriptionsFeature({
    siteUrl,
    mail: config,
    keys: config.subscribersKeys,
    keyFile: config.databaseUrl === undefined ? keyFilePath(config.dataFolder) : undefined,
    revealsReturning: config.revealsReturning,
    timeZone,
  });
  const features: readonly Feature[] = [
    baseMapFeature(pack.baseMap, {
      url: config.basemapUrl,
      file: config.basemapFile,
      dataFolder: config.dataFolder,
    }),
    places,
    countyFeature(pack),
    staffFeature({
      siteUrl,
      mail: config,
      mailsLinks: config.staffLinks,
      provider: config.identityProvider,
      isEmbedded: config.databaseUrl === undefined,
      timeZone,
    }),
    bundles,
    air,
    airForecastFeature(facts),
    airWebhooksFeature({ air, allowPrivate: config.webhooksToPrivate }),
    coronavirus,
    crime,
    contactsFeature({ crime, agencies, timeZone, contacts: pack.contacts, spanishNames }),
    news,
    openDataFeature({
      places,
      bundles,
      crime,
      air,
      coronavirus,
      siteUrl,
      timeZone,
      folder: join(config.dataFolder, 'downloads'),
      sourceTerms: pack.sourceTerms,
      ...names,
    }),
    placeSearchFeature({
      places,
      searchBounds,
      knownPlaces: async () => ({
        pointsOfInterest: pack.pointsOfInterest(),
        everydayNames: pack.everydayNames,
        placesOutside: pack.placesOutside,
      }),
      mainStreets: async () => pack.mainStreets(),
      states: facts.states ?? [],
      geocoder: config,
    }),
    feedbackFeature({
      timeZone,
      mailed:
        config.feedbackMail === undefined
          ? undefined
          : { to: config.feedbackMail, siteUrl, mail: config },
    }),
    subscriptions,
    usageFeature({ timeZone }),
    newsletterFeature({
      ...county,
      places,
      crime,
      air,
      news,
      siteUrl,
      mail: config,
      postalAddress: config.postalAddress,
    }),
    deliveryFeature({
      ...county,
      places,
      crime,
      air,
      news,
      subscriptions,
      mail: config,
      isEmbedded: config.databaseUrl === undefined,
      siteUrl,
      postalAddress: config.postalAddress,
    }),
    trafficFeature({
      countyUrl: pack.trafficUrl,
      publicUrl: config.publicUrl,
      environment: config.environment,
    }),
    sourcesFeature({
      kinds: [
        ...createCrimeSourceKinds({ timeZone, records: pack.crimeSources, agencies }),
        createAirNowSource(facts),
        createAirNowForecastSource(facts),
      ],
      store: config,
      appToken: config.socrataAppToken,
    }),
  ];
  return features;
}

/** The samples that a pack's module may make, or the settings of a pack. */
interface CountySample {
  geography(): ReturnType<Parameters<typeof placesFeature>[0]['sampleGeography']>;
  crime(): ReturnType<Parameters<typeof crimeFeature>[0]['sampleRecipe']>;
  air(): ReturnType<Parameters<typeof airFeature>[0]['sampleRecipe']>;
  coronavirus?(): ReturnType<Parameters<typeof coronavirusFeature>[0]['sampleRecipe']>;
}

/** Loads the module with the first sample: the builder thread needs none. */
function openSample(pack: CountyPack): () => Promise<CountySample> {
  return async () => {
    if (pack.sampleUrl !== undefined)
      return ((await import(pack.sampleUrl)) as { sample: CountySample }).sample;
    if (pack.sample === undefined) throw new Failure(`${pack.folder} has no sample records`);
    const { createPackSample } = await import('@townlight/county/sample');
    return createPackSample(pack);
  };
}
