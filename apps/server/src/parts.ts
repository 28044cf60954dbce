import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { losAngeles } from '@townlight/county-los-angeles';
import { agencies } from '@townlight/county-los-angeles/agencies';
import { baseMap } from '@townlight/county-los-angeles/base-map';
import { crimeRecording, seedCategories } from '@townlight/county-los-angeles/categories';
import { coronavirusReports } from '@townlight/county-los-angeles/coronavirus';
import { crimeSources } from '@townlight/county-los-angeles/crime-sources';
import { daytimePlaces } from '@townlight/county-los-angeles/daytime-places';
import { sourceTerms } from '@townlight/county-los-angeles/source-terms';
import { spanishNames } from '@townlight/county-los-angeles/spanish';
import { whoToAsk } from '@townlight/county-los-angeles/who-to-ask';
import { placeSearchPart } from './address-search/index.ts';
import { airNowSource, airPart } from './air/index.ts';
import { airWebhooksPart } from './air-webhooks/index.ts';
import { baseMapPart } from './basemap/index.ts';
import { bundleToolPart } from './bundle-tool/index.ts';
import { bundlesPart } from './bundles/index.ts';
import type { Config } from './config.ts';
import { coronavirusPart } from './coronavirus/index.ts';
import { crimePart, crimeSourceKinds, placeIncidents } from './crime/index.ts';
import { feedbackPart } from './feedback/index.ts';
import { newsPart } from './news/index.ts';
import { deliveryPart, newsletterPart } from './newsletter/index.ts';
import { ourDataPart } from './our-data/index.ts';
import { placesPart } from './places/index.ts';
import { listeningUrl } from './platform/http/listen.ts';
import type { Part } from './platform/parts/part.ts';
import { sourcesPart } from './sources/index.ts';
import { staffPart } from './staff/index.ts';
import { keyFileOf, subscriptionsPart } from './subscriptions/index.ts';
import { trafficPart } from './traffic/index.ts';
import { usagePart } from './usage/index.ts';
import { whoToAskPart } from './who-to-ask/index.ts';

/**
 * Lists the server's features, configured for the county and this installation. `main`, `cli` and the builder thread
 * each call it. A feature comes after those it depends on.
 */
export function listParts(config: Config): readonly Part[] {
  const places = placesPart({
    agencies,
    afterBoundaries: placeIncidents,
    searchBounds: losAngeles.searchBounds,
    outlines: { view: losAngeles.safetyMapView, scenery: pictureScenery },
    sampleGeography,
  });
  const bundles = bundlesPart(seedCategories);
  const { timeZone, defaultNeighborhood, defaultCrime } = losAngeles;
  const crime = crimePart({
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
  const air = airPart({
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
  const news = newsPart({
    ...county,
    places,
    crime,
    air,
    publicUrl: config.publicUrl,
    scenery: pictureScenery,
  });
  const coronavirus = coronavirusPart({
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
  const siteUrl = config.publicUrl ?? listeningUrl(config);
  const subscriptions = subscriptionsPart({
    siteUrl,
    mail: config,
    keys: config.subscribersKeys,
    keyFile: config.databaseUrl === undefined ? keyFileOf(config.dataFolder) : undefined,
    revealsReturning: config.revealsReturning,
    timeZone,
  });
  return [
    baseMapPart(baseMap, {
      url: config.basemapUrl,
      file: config.basemapFile,
      dataFolder: config.dataFolder,
    }),
    places,
    staffPart({
      siteUrl,
      mail: config,
      provider: config.identityProvider,
      isEmbedded: config.databaseUrl === undefined,
      timeZone,
    }),
    bundles,
    air,
    airWebhooksPart({ air, allowPrivate: config.webhooksToPrivate }),
    coronavirus,
    crime,
    bundleToolPart({ bundles, crime, seed: seedCategories }),
    whoToAskPart({ crime, agencies, timeZone, contacts: whoToAsk, spanishNames }),
    news,
    ourDataPart({
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
    placeSearchPart({
      places,
      searchBounds: losAngeles.searchBounds,
      knownPlaces,
      geocoder: config,
    }),
    feedbackPart({
      timeZone,
      mailed:
        config.feedbackMail === undefined
          ? undefined
          : { to: config.feedbackMail, siteUrl, mail: config },
    }),
    subscriptions,
    usagePart(losAngeles),
    newsletterPart({
      ...county,
      places,
      crime,
      air,
      news,
      siteUrl,
      mail: config,
      postalAddress: config.postalAddress,
    }),
    deliveryPart({
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
    trafficPart({
      url: config.trafficUrl ?? losAngeles.trafficUrl,
      embed: config.trafficEmbed,
    }),
    sourcesPart({
      kinds: [
        ...crimeSourceKinds({ timeZone, records: crimeSources, agencies }),
        airNowSource(losAngeles),
      ],
      store: config,
      appToken: config.socrataAppToken,
    }),
  ];
}

// not needed by the builder thread, which therefore does not load it

const sample = () => import('@townlight/county-los-angeles/sample');

async function sampleGeography() {
  return (await sample()).sampleGeography();
}

async function sampleRecipe() {
  const { sampleAreas, sampleGeography: draw, sampleIncidents, sampleSupply } = await sample();
  return { sampleAreas: () => sampleAreas(draw()), sampleIncidents, sampleSupply };
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
