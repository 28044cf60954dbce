import { readConfig } from '../config.ts';
import { openPages } from '../pages/index.ts';
import type { Database } from '../platform/database/open-database.ts';
import { type App, createApp } from '../platform/http/create-app.ts';
import type { DrawPage } from '../platform/http/site/drawn-page.ts';
import type { Job, SendJob } from '../platform/jobs/job.ts';
import type { Part } from '../platform/parts/part.ts';
import { checkedParts } from '../platform/parts/part-list.ts';
import { silentLog } from '../platform/testing/databases.ts';
import { longRun } from '../platform/testing/run-length.ts';
import { keepSnapshots, type SnapshotKeeper, serveParts } from '../snapshot/index.ts';
import { buildHere } from './build-here.ts';
import * as partsForTests from './parts-for-tests.ts';

export interface TestApp {
  readonly app: App;
  readonly snapshots: SnapshotKeeper;
  /** Those of the parts; a test that wants them run opens them. */
  readonly jobs: readonly Job[];
  close(): Promise<void>;
}

export interface TestAppOptions {
  /** Those of `parts-for-tests` by default; the builder's thread has the ones of `partsUrl`. */
  readonly parts?: readonly Part[];
  readonly partsUrl?: string;
  /**
   * Builds snapshots in the test's own thread, which has the very same parts: starting a builder's thread takes a second or two,
   * most of the time of a test that saves something. Full runs start one, and so do tests of what a thread may change.
   */
  readonly inThisThread?: boolean;
  /** A build of the web; without it no page is served. */
  readonly siteFolder?: string;
  readonly publicUrl?: string | undefined;
  readonly imagesUrl?: string | undefined;
  /** Draws pages; without it they are sent as they would be without a build of the web for the server. */
  readonly drawPage?: DrawPage | undefined;
  /** Takes the jobs that are asked for; without it asking fails. */
  readonly send?: SendJob;
  /** How often it looks for changes; only when asked to, by default. */
  readonly everyMs?: number;
}

/** The server without a port, on a store that a test has filled. It looks for changes only when told to. */
export async function openTestApp(
  database: Database,
  options: TestAppOptions = {},
): Promise<TestApp> {
  const {
    partsUrl = partsForTests.url,
    siteFolder,
    publicUrl,
    imagesUrl,
    drawPage,
    everyMs = 3_600_000,
    inThisThread = !longRun,
    send = () => Promise.reject(new Error('a test opens the jobs that it wants run')),
  } = options;
  const config = readConfig({});
  const parts = checkedParts(options.parts ?? partsForTests.listParts(config));
  const snapshots = keepSnapshots(database, {
    parts,
    partsUrl,
    config,
    log: silentLog,
    everyMs,
    builder: inThisThread ? buildHere(database.pool, parts) : undefined,
  });
  const served = await serveParts(parts, {
    pool: database.pool,
    log: silentLog,
    publicUrl,
    current: snapshots.current,
    send,
    countWaiting: async () => 0,
    lookNow: snapshots.lookNow,
    markChanged: () => undefined,
  });
  const pages = openPages(
    served.flatMap((part) => part.pages ?? []),
    snapshots.current,
    {
      county: 'Los Angeles County',
      spanishCounty: 'condado de Los Ángeles',
      publicUrl,
      imagesUrl,
      startPage: config.startPage,
      drawPage,
    },
  );
  const app = await createApp({
    log: silentLog,
    title: 'Townlight',
    version: 'test',
    publicUrl,
    waitingFor: snapshots.waitingFor,
    siteFolder,
    headOf: pages.headOf,
    drawPage,
    startPage: config.startPage,
    framed: served.find(({ framed }) => framed !== undefined)?.framed,
  });
  for (const part of served) part.routes?.(app);
  pages.routes(app);
  return {
    app,
    snapshots,
    jobs: served.flatMap((part) => part.jobs ?? []),
    async close() {
      await app.close();
      for (const part of served) await part.close?.();
      await snapshots.close();
    },
  };
}
