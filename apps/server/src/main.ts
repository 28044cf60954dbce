import { fileURLToPath } from 'node:url';
import { losAngeles } from '@townlight/county-los-angeles';
import { spanishNames } from '@townlight/county-los-angeles/spanish';
import { addMonths, formatYearMonth, monthOfInstant } from '@townlight/domain/time';
import type { Config } from './config.ts';
import { openStore } from './open-store.ts';
import { openPageDrawing, openPages } from './pages/index.ts';
import { listParts } from './parts.ts';
import { writeBackup } from './platform/database/backup.ts';
import { scheduleBackups } from './platform/database/backup-schedule.ts';
import type { StoreProbe } from './platform/health/store-probe.ts';
import { connectionLimits } from './platform/http/connections/connection-limits.ts';
import { type App, createApp } from './platform/http/create-app.ts';
import { NotReady } from './platform/http/errors.ts';
import { listen } from './platform/http/listen.ts';
import { announceServer } from './platform/http/running-servers.ts';
import { type Jobs, openJobs } from './platform/jobs/open-jobs.ts';
import type { Log } from './platform/log.ts';
import { checkedParts, enteredTables, type PartsModule } from './platform/parts/part-list.ts';
import { keepPrivate } from './platform/private-folder.ts';
import { runAfterChanges } from './run-after-changes.ts';
import {
  keepRepliesWarm,
  keepSnapshots,
  type SnapshotKeeper,
  serveParts,
} from './snapshot/index.ts';
import { usagePolicy } from './usage/index.ts';
import { version as townlightVersion } from './version.ts';

export type RunningServer = {
  /** The site's URL, e.g. `http://localhost:8080`. */
  url: string;
  /** Messages of the features for the operator. */
  greetings: readonly string[];
  close(): Promise<void>;
};

/** A module that lists features, with its URL for the builder thread. */
export type PartsSource = PartsModule<Config> & { readonly url: string };

/** Job queues of a new database, or a backup: short work that takes longer on a busy machine. */
const LONGEST_PREPARING_MS = 5_000;
const UNREAD =
  'The figures could not be read from the store, so nothing is written to it; the log says why.';
const siteFolder = fileURLToPath(new URL('../../web/dist', import.meta.url));
const ownParts: PartsSource = { url: new URL('./parts.ts', import.meta.url).href, listParts };
/** The web's server build, created next to the site's build. */
const pageModule = new URL('../../web/dist-server/render-page.js', import.meta.url);

/**
 * The composition root: opens and prepares the database, creates the features and serves them.
 * @param onProgress receives sentences during the first start
 */
export async function startServer(
  config: Config,
  log: Log,
  tell: (sentence: string) => void = () => {},
  source: PartsSource = ownParts,
): Promise<RunningServer> {
  const parts = checkedParts(source.listParts(config));
  await keepPrivate(config.dataFolder, log);
  const store = await openStore(config, log, parts, {
    through: formatYearMonth(addMonths(monthOfInstant(Date.now(), losAngeles.timeZone), -1)),
    tell,
  });
  const { database, probe, unfit } = store;
  try {
    // PostgreSQL has separate backups, see docs/operations
    const tables = enteredTables(parts);
    const backups =
      database.kind === 'pglite'
        ? scheduleBackups(
            () =>
              probe.during(
                writeBackup(database.pool, config.dataFolder, tables, new Date()),
                LONGEST_PREPARING_MS,
              ),
            { log },
          )
        : undefined;
    const snapshots = keepSnapshots(database, {
      parts,
      partsUrl: source.url,
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
    const served = await serveParts(parts, {
      pool: database.pool,
      log,
      publicUrl: config.publicUrl,
      current: snapshots.current,
      send: async (...job) => await startedJobs().send(...job),
      countWaiting: async (job) => await startedJobs().countWaiting(job),
      lookNow: snapshots.lookNow,
      markChanged: () => backups?.markChanged(),
    });
    const drawing = openPageDrawing(pageModule, (path) => app.inject(path));
    const pages = openPages(
      served.flatMap((part) => part.pages ?? []),
      snapshots.current,
      {
        county: losAngeles.name,
        spanishCounty: spanishNames[losAngeles.name] ?? losAngeles.name,
        publicUrl: config.publicUrl,
        imagesUrl: config.imagesUrl,
        startPage: config.startPage,
        drawPage: drawing?.draw,
      },
    );
    let version = 0;
    snapshots.follow(() => {
      version += 1;
    });
    const app: App = await createApp({
      log,
      title: 'Townlight',
      version: townlightVersion,
      publicUrl: config.publicUrl,
      securityContacts: config.securityContacts,
      host: config.host,
      trustedProxies: config.trustedProxies,
      sharing: config.sharing,
      siteFolder,
      waitingFor: snapshots.waitingFor,
      store: probe.answer,
      headOf: pages.headOf,
      pagesVersion: () => version || null,
      drawPage: drawing?.draw,
      framed: served.find(({ framed }) => framed !== undefined)?.framed,
      startPage: config.startPage,
      offers: served.flatMap((part) => part.offers ?? []),
      dataOrigin: config.basemapUrl && new URL(config.basemapUrl).origin,
      imagesOrigin: config.imagesUrl && new URL(config.imagesUrl).origin,
      services: usagePolicy(config.usageServices),
      connections: connectionLimits(config.maxConnections),
    });
    for (const part of served) part.routes?.(app);
    pages.routes(app);
    keepRepliesWarm(app, parts, snapshots);
    await snapshots.tried;
    if (unfit === undefined) refuseUntilRead(probe, snapshots);
    const url = await listen(app, config);
    const withdraw = await announceServer(config.dataFolder, config.publicUrl ?? url).catch(
      (error: Error) => {
        log.warn(`commands do not find the address of this server: ${error.message}`);
        return async () => {};
      },
    );
    // after the first response is possible: preparing the queues of a new database takes a second
    const runningJobs = openJobs(
      database,
      unfit === undefined ? served.flatMap((part) => part.jobs ?? []) : [],
      { log },
    );
    jobs = runningJobs;
    if (unfit === undefined)
      runAfterChanges(
        served.flatMap((part) => part.jobs ?? []),
        { snapshots, send: runningJobs.send, log },
      );
    void probe.during(runningJobs.ready, LONGEST_PREPARING_MS);
    const greetings = unfit === undefined ? [] : [unfit];
    if (probe.answer().writing)
      for (const part of served) greetings.push(...((await part.greet?.(url)) ?? []));
    return {
      url,
      greetings,
      async close() {
        // closing takes time, and the process has ten seconds: new requests get a retry response
        jobs = undefined;
        await withdraw().catch(() => undefined);
        await Promise.all([app.close(), runningJobs.close()]);
        await drawing?.close();
        for (const part of served) await part.close?.();
        await snapshots.close();
        await backups?.close();
        await store.close();
      },
    };
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** Refuses writes until the database has been read successfully. */
function refuseUntilRead(probe: StoreProbe, { waitingFor, first }: SnapshotKeeper): void {
  if (waitingFor() === undefined) return;
  probe.refuse(UNREAD);
  void first.then(() => probe.refuse(undefined));
}
