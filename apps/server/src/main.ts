import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { losAngeles } from '@townlight/county-los-angeles';
import { agencies } from '@townlight/county-los-angeles/agencies';
import { baseMap as countyBaseMap } from '@townlight/county-los-angeles/base-map';
import { seedCategories as countyCategories } from '@townlight/county-los-angeles/categories';
import { pointsOfInterest } from '@townlight/county-los-angeles/points-of-interest';
import { spanishNames } from '@townlight/county-los-angeles/spanish';
import { addMonths, monthOfInstant } from '@townlight/domain/time';
import { chooseGeocoder, createAskGeocoder, placeSearchRoutes } from './address-search/index.ts';
import { baseMapRoutes, keepBaseMap } from './basemap/index.ts';
import { seedCategories } from './bundles/index.ts';
import type { Config } from './config.ts';
import { enteredTables } from './entered-tables.ts';
import { feedbackRoutes } from './feedback/index.ts';
import { openPages } from './pages/index.ts';
import { writeBackup } from './platform/database/backup.ts';
import { scheduleBackups } from './platform/database/backup-schedule.ts';
import { type Database, openDatabase } from './platform/database/open-database.ts';
import { inTransaction } from './platform/database/transaction.ts';
import { createApp } from './platform/http/create-app.ts';
import { listen } from './platform/http/listen.ts';
import { openJobs } from './platform/jobs/open-jobs.ts';
import type { Log } from './platform/log.ts';
import { loadSampleCounty } from './sample/index.ts';
import { keepSnapshots, subjectRoutes } from './snapshot/index.ts';
import { version } from './version.ts';

export type RunningServer = {
  /** Where the site is reached, e.g. `http://localhost:8080`. */
  url: string;
  close(): Promise<void>;
};

const siteFolder = fileURLToPath(new URL('../../web/dist', import.meta.url));

/**
 * The composition root: opens the store, prepares it where it is new, puts the subjects together and
 * serves them. `tell` takes a sentence for whoever waits for a first start.
 */
export async function startServer(
  config: Config,
  log: Log,
  tell: (sentence: string) => void = () => {},
): Promise<RunningServer> {
  const database = await openDatabase(config, {
    role: 'server',
    log,
    onLost(reason) {
      log.fatal(`the embedded store was lost: ${reason.message}; start the server again`);
      process.exit(1);
    },
  });
  try {
    await prepareStore(database, config, tell);
    // PostgreSQL has backups of its own kind, see docs/operations
    const backups =
      database.kind === 'pglite'
        ? scheduleBackups(
            () => writeBackup(database.pool, config.dataFolder, enteredTables, new Date()),
            { log },
          )
        : undefined;
    const snapshots = keepSnapshots(database, {
      log,
      timeZone: losAngeles.timeZone,
      agencies,
    });
    const baseMap = await keepBaseMap(
      {
        url: config.basemapUrl,
        file: config.basemapFile,
        dataFolder: config.dataFolder,
        embedded: countyBaseMap.embedded,
      },
      log,
    );
    const pages = openPages(snapshots.current, {
      county: losAngeles.name,
      spanishNames,
      defaults: { neighborhood: losAngeles.defaultNeighborhood, crime: losAngeles.defaultCrime },
      ...pictureScenery(),
      publicUrl: config.publicUrl,
      imagesUrl: config.imagesUrl,
    });
    const app = await createApp({
      log,
      title: 'Townlight',
      version,
      publicUrl: config.publicUrl,
      trustedProxies: config.trustedProxies,
      siteFolder,
      waitingFor: snapshots.waitingFor,
      headOf: pages.headOf,
      dataOrigin: config.basemapUrl && new URL(config.basemapUrl).origin,
      imagesOrigin: config.imagesUrl && new URL(config.imagesUrl).origin,
    });
    baseMapRoutes(app, baseMap);
    subjectRoutes(app, snapshots);
    pages.routes(app);
    const geocoder = chooseGeocoder(config);
    placeSearchRoutes(app, snapshots.current, {
      bounds: losAngeles.searchBounds,
      pointsOfInterest,
      geocoder: geocoder && createAskGeocoder(geocoder, { bounds: losAngeles.searchBounds, log }),
    });
    feedbackRoutes(app, { pool: database.pool, markChanged: () => backups?.markChanged() });
    await snapshots.first;
    const url = await listen(app, config);
    // after the first answer can be given: preparing the queues takes a second on a new store
    const jobs = openJobs(database, [], { log });
    return {
      url,
      async close() {
        await jobs.close();
        await app.close();
        await pages.close();
        await baseMap.close();
        await snapshots.close();
        await backups?.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** What map pictures show around the areas; the county pack has it. */
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

/** Plants the county's categories, and the sample county where nothing was ever loaded. */
async function prepareStore(
  database: Database,
  config: Config,
  tell: (sentence: string) => void,
): Promise<void> {
  await inTransaction(database.pool, (client) => seedCategories(client, countyCategories));
  if (!config.sample) return;
  const thisMonth = monthOfInstant(Date.now(), losAngeles.timeZone);
  await loadSampleCounty(database, { through: addMonths(thisMonth, -1) }, tell);
}
