import { fileURLToPath } from 'node:url';
import { loadCountyPack } from '@townlight/county';
import { addMonths, formatYearMonth, monthOfInstant } from '@townlight/domain/time';
import type { Config } from './config/config.ts';
import { usagePageServices } from './features/usage/index.ts';
import { listFeatures } from './features.ts';
import { writeBackup } from './platform/database/backup.ts';
import { scheduleBackups } from './platform/database/backup-schedule.ts';
import { Failure } from './platform/failure.ts';
import {
  type FeaturesModule,
  listUserDataTables,
  serveFeatures,
  validateFeatures,
} from './platform/features/feature-list.ts';
import type { StoreProbe } from './platform/health/store-probe.ts';
import { resolveConnectionLimits } from './platform/http/connections/connection-limits.ts';
import { type App, createApp } from './platform/http/create-app.ts';
import { NotReady } from './platform/http/errors.ts';
import { listen, requireFreePort } from './platform/http/listen.ts';
import { announceServer } from './platform/http/running-servers.ts';
import { type Jobs, startJobs } from './platform/jobs/start-jobs.ts';
import type { Log } from './platform/log.ts';
import { createMetrics } from './platform/metrics/create-metrics.ts';
import { makeFolderPrivate } from './platform/private-folder.ts';
import { version as townlightVersion } from './platform/version.ts';
import { openPageRenderer, openPageRouting } from './rendering/index.ts';
import {
  openSnapshotStore,
  type SnapshotStore,
  warmRepliesOfEachSnapshot,
} from './snapshot/index.ts';
import { openMetrics } from './startup/open-metrics.ts';
import { openStore } from './startup/open-store.ts';
import { sendJobsAfterChanges } from './startup/send-jobs-after-changes.ts';

export type RunningServer = {
  /** Where it listens, e.g. `http://localhost:8080`. */
  url: string;
  /** Where `/metrics` is, if anywhere. */
  metricsUrl: string | undefined;
  /** Messages of the features for the operator. */
  startupMessages: readonly string[];
  /** Reports at `/readyz` that this server will close, and serves on. */
  drain(): void;
  close(): Promise<void>;
};

/** A module that lists features, with its URL for the builder thread. */
export type FeatureSource = FeaturesModule<Config> & { readonly url: string };

/** Job queues of a new database, or a backup: short work that takes longer on a busy machine. */
const MAX_PREPARING_MS = 5_000;
const UNREAD =
  'The figures could not be read from the store, so nothing is written to it; the log says why.';
const siteFolder = fileURLToPath(new URL('../../web/dist', import.meta.url));
const defaultFeatures: FeatureSource = {
  url: new URL('./features.ts', import.meta.url).href,
  listFeatures,
};
/** The web's server build, created next to the site's build. */
const pageModule = new URL('../../web/dist-server/render-page.js', import.meta.url);

/** `web` serves readers and only sends jobs, `worker` runs them and serves its health only, `all` does both. */
export type ServerRole = 'all' | 'web' | 'worker';

export interface ServerOptions {
  /** `all` by default. */
  readonly role?: ServerRole;
  /** Receives the step of the first start, and its progress from 0 to 1. */
  readonly onProgress?: (step: string, done: number) => void;
  readonly source?: FeatureSource;
}

/**
 * The composition root: opens and prepares the database, creates the features and serves them.
 * @throws Failure when the database cannot be reached, the port is in use, or the role needs PostgreSQL
 */
export async function startServer(
  config: Config,
  log: Log,
  { role = 'all', onProgress = () => {}, source = defaultFeatures }: ServerOptions = {},
): Promise<RunningServer> {
  if (role !== 'all' && config.databaseUrl === undefined)
    throw new Failure(
      `--role ${role}: the embedded store has one server, which does everything; set DATABASE_URL, or leave --role out`,
    );
  if (config.databaseReplicaUrl !== undefined && config.databaseUrl === undefined)
    throw new Failure(
      'DATABASE_REPLICA_URL: the embedded store has no replica; set DATABASE_URL, or leave it out',
    );
  const isWeb = role !== 'worker';
  const runsJobs = role !== 'web';
  const county = loadCountyPack(config.countyFolder);
  const features = validateFeatures(source.listFeatures(config));
  // before the store, whose first start takes a while
  await requireFreePort(config);
  if (config.metricsPort !== undefined)
    await requireFreePort({ host: config.host, port: config.metricsPort }, 'METRICS_PORT');
  await makeFolderPrivate(config.dataFolder, log);
  const through = formatYearMonth(addMonths(monthOfInstant(Date.now(), county.facts.timeZone), -1));
  const tracing = config.traces ? await openTracing(role, log) : undefined;
  const store = await openStore(config, log, {
    features,
    sample:
      config.sample && (county.sampleUrl !== undefined || county.sample !== undefined)
        ? { through, reportStep: onProgress }
        : undefined,
  });
  const { database, probe, unfit, prepared } = store;
  let isDraining = false;
  try {
    // PostgreSQL has separate backups, see docs/operations
    const tables = listUserDataTables(features);
    const backups =
      database.kind === 'pglite'
        ? scheduleBackups(
            () =>
              probe.runLongWork(
                writeBackup(database.pool, config.dataFolder, tables, new Date()),
                MAX_PREPARING_MS,
              ),
            { log },
          )
        : undefined;
    const snapshots = openSnapshotStore(database, {
      features,
      featuresUrl: source.url,
      config,
      log,
      probe,
    });
    let jobs: Jobs | undefined;
    const startedJobs = (): Jobs => {
      if (jobs === undefined)
        throw new NotReady(
          'The server is starting up or shutting down; please try again in a moment.',
        );
      return jobs;
    };
    const served = await serveFeatures(features, {
      pool: database.pool,
      log,
      publicUrl: config.publicUrl,
      current: snapshots.current,
      send: async (...job) => await startedJobs().send(...job),
      countWaiting: async (job) => await startedJobs().countWaiting(job),
      checkNow: snapshots.checkNow,
      markChanged: () => backups?.markChanged(),
    });
    const pageCounty = {
      ...county.facts,
      names: { es: county.spanishNames },
      without: features.filter(({ isAbsent }) => isAbsent).map(({ name }) => name),
    };
    const pageRenderer = isWeb
      ? openPageRenderer(pageModule, (path) => app.inject(path), pageCounty)
      : undefined;
    const pages = openPageRouting(
      served.flatMap((feature) => feature.pages ?? []),
      snapshots.current,
      {
        county: county.facts.name,
        spanishCounty: county.spanishNames[county.facts.name] ?? county.facts.name,
        publicUrl: config.publicUrl,
        imagesUrl: config.imagesUrl,
        startPage: config.startPage,
        drawPage: pageRenderer?.draw,
      },
    );
    let version = 0;
    snapshots.follow(() => {
      version += 1;
    });
    const metrics =
      config.metricsPort === undefined
        ? undefined
        : createMetrics({ version: townlightVersion, role, pool: database.pool, log });
    const app: App = await createApp({
      log,
      observeRequests(app) {
        metrics?.observeRequests(app);
        tracing?.observeRequests(app);
      },
      title: 'Townlight',
      version: townlightVersion,
      publicUrl: config.publicUrl,
      securityContacts: config.securityContacts,
      host: config.host,
      trustedProxies: config.trustedProxies,
      queueLimits: config.sharing,
      siteFolder: isWeb ? siteFolder : undefined,
      waitingFor: snapshots.waitingFor,
      isDraining: () => isDraining,
      store: probe.status,
      resolvePageHead: pages.headOf,
      pagesVersion: () => version || null,
      renderPage: pageRenderer?.draw,
      framed: served.find(({ framed }) => framed !== undefined)?.framed,
      startPage: config.startPage,
      offers: () =>
        served.flatMap((feature) => [
          ...(feature.offers ?? []),
          ...((version > 0 && feature.currentOffers?.()) || []),
        ]),
      county: pageCounty,
      dataOrigin: config.basemapUrl && new URL(config.basemapUrl).origin,
      imagesOrigin: config.imagesUrl && new URL(config.imagesUrl).origin,
      services: usagePageServices(config.usageServices),
      connections: resolveConnectionLimits(config.maxConnections),
    });
    if (isWeb) {
      for (const feature of served) feature.routes?.(app);
      pages.routes(app);
      warmRepliesOfEachSnapshot(app, features, snapshots);
    }
    await snapshots.tried;
    void prepared.then(() => refuseUntilRead(probe, snapshots));
    const url = await listen(app, config);
    const metricsServer = await openMetrics(metrics, config, { snapshots, probe, served });
    const withdraw = isWeb
      ? await announceServer(config.dataFolder, config.publicUrl ?? url).catch((error: Error) => {
          log.warn(
            `the address of this server could not be published for commands: ${error.message}`,
          );
        })
      : undefined;
    // after the first response is possible: preparing the queues of a new database takes a second
    const featureJobs = served.flatMap((feature) => feature.jobs ?? []);
    const runningJobs = startJobs(database, featureJobs, { log, after: prepared, runsJobs });
    // a request never waits for a store that may stay unfit
    if (unfit === undefined) jobs = runningJobs;
    else
      void prepared.then(() => {
        jobs = runningJobs;
      });
    if (runsJobs) sendJobsAfterChanges(featureJobs, { snapshots, send: runningJobs.send, log });
    void prepared.then(() => probe.runLongWork(runningJobs.ready, MAX_PREPARING_MS));
    const startupMessages = unfit === undefined ? [] : [unfit];
    if (runsJobs && probe.status().writing)
      for (const feature of served)
        startupMessages.push(...((await feature.startupMessages?.(url)) ?? []));
    return {
      url,
      metricsUrl: metricsServer?.url,
      startupMessages,
      drain() {
        isDraining = true;
      },
      async close() {
        // closing takes time, and the process has ten seconds: new requests get a retry response
        jobs = undefined;
        await withdraw?.().catch(() => undefined);
        await Promise.all([app.close(), metricsServer?.close(), runningJobs.close()]);
        await pageRenderer?.close();
        for (const feature of served) await feature.close?.();
        await snapshots.close();
        await backups?.close();
        await store.close();
        await tracing?.close();
      },
    };
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** The tracing libraries are loaded only where traces are recorded. */
async function openTracing(role: ServerRole, log: Log) {
  const { startTracing } = await import('./platform/tracing/start-tracing.ts');
  return startTracing(process.env, { version: townlightVersion, role, log });
}

/** Refuses writes until the database has been read successfully. */
function refuseUntilRead(probe: StoreProbe, { waitingFor, first }: SnapshotStore): void {
  if (waitingFor() === undefined) return;
  probe.refuseWrites(UNREAD);
  void first.then(() => probe.refuseWrites(undefined));
}
