import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { losAngeles } from '@townlight/county-los-angeles';
import { agencies } from '@townlight/county-los-angeles/agencies';
import { baseMap } from '@townlight/county-los-angeles/base-map';
import { crimeRecording, seedCategories } from '@townlight/county-los-angeles/categories';
import { countyContacts } from '@townlight/county-los-angeles/contacts';
import { coronavirusReports } from '@townlight/county-los-angeles/coronavirus';
import { crimeSources } from '@townlight/county-los-angeles/crime-sources';
import { daytimePlaces } from '@townlight/county-los-angeles/daytime-places';
import { sourceTerms } from '@townlight/county-los-angeles/source-terms';
import { spanishNames } from '@townlight/county-los-angeles/spanish';
import { trafficUrl } from '@townlight/county-los-angeles/traffic';
import type { Config } from './config/config.ts';
import { placeSearchFeature } from './features/address-search/index.ts';
import { airFeature, createAirNowSource } from './features/air/index.ts';
import { airWebhooksFeature } from './features/air-webhooks/index.ts';
import { baseMapFeature } from './features/basemap/index.ts';
import { bundleToolFeature } from './features/bundle-tool/index.ts';
import { bundlesFeature } from './features/bundles/index.ts';
import { contactsFeature } from './features/contacts/index.ts';
import { coronavirusFeature } from './features/coronavirus/index.ts';
import {
  createCrimeSourceKinds,
  crimeFeature,
  reassignIncidentAreas,
} from './features/crime/index.ts';
import { feedbackFeature } from './features/feedback/index.ts';
import { newsFeature } from './features/news/index.ts';
import { deliveryFeature, newsletterFeature } from './features/newsletter/index.ts';
import { openDataFeature } from './features/open-data/index.ts';
import { placesFeature } from './features/places/index.ts';
import { sourcesFeature } from './features/sources/index.ts';
import { staffFeature } from './features/staff/index.ts';
import { keyFilePath, subscriptionsFeature } from './features/subscriptions/index.ts';
import { trafficFeature } from './features/traffic/index.ts';
import { usageFeature } from './features/usage/index.ts';
import type { Feature } from './platform/features/feature.ts';
import { formatListeningUrl } from './platform/http/listen.ts';

/**
 * Lists the server's features, configured for the county and this installation. `main`, `cli` and the builder thread
 * each call it. A feature comes after those it depends on.
 */
export function listFeatures(config: Config): readonly Feature[] {
  const places = placesFeature({
    agencies,
    afterBoundaries: reassignIncidentAreas,
    searchBounds: losAngeles.searchBounds,
    outlines: { view: losAngeles.safetyMapView, scenery: pictureScenery },
    sampleGeography,
  });
  const bundles = bundlesFeature(seedCategories);
  const { timeZone, defaultNeighborhood, defaultCrime } = losAngeles;
  const crime = crimeFeature({
    places,
    bundles,
    timeZone,
    agencies,
    recording: crimeRecording,
    pages: {
      county: losAngeles.name,
      spanishNames,
      defaults: { neighborhood: defaultNeighborhood, crime: defaultCrime },
      scenery: pictureScenery,
    },
    daytime: daytimePlaces,
    records: crimeSources,
    sampleRecipe,
  });
  const air = airFeature({
    places,
    timeZone,
    searchBounds: losAngeles.searchBounds,
    pages: {
      county: losAngeles.name,
      spanishCounty: spanishNames[losAngeles.name] ?? losAngeles.name,
      defaultPlace: losAngeles.defaultAirPlace,
      scenery: pictureScenery,
    },
    publicUrl: config.publicUrl,
    sampleRecipe: () => import('@townlight/county-los-angeles/sample-air'),
  });
  const county = { county: losAngeles.name, timeZone, spanishNames };
  const news = newsFeature({
    ...county,
    places,
    crime,
    air,
    publicUrl: config.publicUrl,
    scenery: pictureScenery,
  });
  const coronavirus = coronavirusFeature({
    places,
    county: coronavirusReports,
    timeZone,
    pages: {
      county: losAngeles.name,
      spanishCounty: spanishNames[losAngeles.name] ?? losAngeles.name,
      scenery: pictureScenery,
    },
    sampleRecipe: () => import('@townlight/county-los-angeles/sample-coronavirus'),
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
  return [
    baseMapFeature(baseMap, {
      url: config.basemapUrl,
      file: config.basemapFile,
      dataFolder: config.dataFolder,
    }),
    places,
    staffFeature({
      siteUrl,
      mail: config,
      provider: config.identityProvider,
      isEmbedded: config.databaseUrl === undefined,
      timeZone,
    }),
    bundles,
    air,
    airWebhooksFeature({ air, allowPrivate: config.webhooksToPrivate }),
    coronavirus,
    crime,
    bundleToolFeature({ bundles, crime, seed: seedCategories }),
    contactsFeature({ crime, agencies, timeZone, contacts: countyContacts, spanishNames }),
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
      sourceTerms,
      county: losAngeles.name,
      spanishCounty: spanishNames[losAngeles.name] ?? losAngeles.name,
    }),
    placeSearchFeature({
      places,
      searchBounds: losAngeles.searchBounds,
      knownPlaces,
      mainStreets,
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
    usageFeature(losAngeles),
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
      countyUrl: trafficUrl,
      publicUrl: config.publicUrl,
      environment: config.environment,
    }),
    sourcesFeature({
      kinds: [
        ...createCrimeSourceKinds({ timeZone, records: crimeSources, agencies }),
        createAirNowSource(losAngeles),
      ],
      store: config,
      appToken: config.socrataAppToken,
    }),
  ];
}

// not needed by the builder thread, which therefore does not load it

const sample = () => import('@townlight/county-los-angeles/sample');

async function sampleGeography() {
  return (await sample()).loadSampleGeography();
}

async function sampleRecipe() {
  const {
    toSampleAreas,
    loadSampleGeography: draw,
    generateSampleIncidents,
    buildSampleCoverage,
  } = await sample();
  return {
    sampleAreas: () => toSampleAreas(draw()),
    sampleIncidents: generateSampleIncidents,
    sampleSupply: buildSampleCoverage,
  };
}

async function mainStreets() {
  return (await import('@townlight/county-los-angeles/main-streets')).listMainStreets();
}

async function knownPlaces() {
  const [points, everyday, outside] = await Promise.all([
    import('@townlight/county-los-angeles/points-of-interest'),
    import('@townlight/county-los-angeles/everyday-names'),
    import('@townlight/county-los-angeles/places-outside'),
  ]);
  return { ...points, ...everyday, ...outside };
}

/** What map pictures draw around the areas. */
function pictureScenery(): { land: unknown; freeways: unknown } {
  const read = (name: string): unknown =>
    JSON.parse(
      readFileSync(
        fileURLToPath(
          import.meta.resolve(`@townlight/county-los-angeles/geography/basemap/${name}.json`),
        ),
        'utf8',
      ),
    );
  return { land: read('land'), freeways: read('freeways') };
}
