import type { Pool } from 'pg';
import { type Config, readConfig } from '../config/config.ts';
import type { Database } from '../platform/database/open-database.ts';
import type { Feature } from '../platform/features/feature.ts';
import { serveFeatures, validateFeatures } from '../platform/features/feature-list.ts';
import { type App, createApp } from '../platform/http/create-app.ts';
import type { RenderPage } from '../platform/http/site/rendered-page.ts';
import type { Job, SendJob } from '../platform/jobs/job.ts';
import { silentLog } from '../platform/testing/databases.ts';
import { isLongRun } from '../platform/testing/run-length.ts';
import { openPageRouting } from '../rendering/index.ts';
import { buildSnapshot } from '../snapshot/build-snapshot.ts';
import { openSnapshotStore, type SnapshotStore } from '../snapshot/index.ts';
import type { SnapshotBuilder } from '../snapshot/open-snapshot-builder.ts';
import * as testFeatures from './test-features.ts';

export interface TestApp {
  readonly app: App;
  readonly snapshots: SnapshotStore;
  /** The features' jobs; a test that needs them run opens them. */
  readonly jobs: readonly Job[];
  close(): Promise<void>;
}

export interface TestAppOptions {
  /** By default those of `test-features`; the builder thread uses those of `featuresUrl`. */
  readonly features?: readonly Feature[];
  readonly featuresUrl?: string;
  /** By default that of an empty environment. */
  readonly config?: Config;
  /**
   * Builds snapshots in the test's thread, with the same feature objects: starting a builder thread takes a second or
   * two, most of the time of a test that saves something. Full runs and tests of what a thread may change start one.
   */
  readonly inThisThread?: boolean;
  /** A web build; without it no pages are served. */
  readonly siteFolder?: string;
  readonly publicUrl?: string | undefined;
  readonly imagesUrl?: string | undefined;
  /** Renders pages; without it the server sends them as without a server build of the web. */
  readonly drawPage?: RenderPage | undefined;
  /** Receives requested jobs; without it requests fail. */
  readonly send?: SendJob;
  /** Interval of checks for changes; by default an hour, so that tests check explicitly. */
  readonly everyMs?: number;
}

/**
 * Opens the server without a port on a database filled by a test. It checks for changes only when a test calls
 * `checkNow`.
 */
export async function openTestApp(
  database: Database,
  options: TestAppOptions = {},
): Promise<TestApp> {
  const {
    featuresUrl = testFeatures.url,
    siteFolder,
    publicUrl,
    imagesUrl,
    drawPage,
    config = readConfig({}),
    everyMs = 3_600_000,
    inThisThread = !isLongRun,
    send = () => Promise.reject(new Error('a test opens the jobs that it wants run')),
  } = options;
  const features = validateFeatures(options.features ?? testFeatures.listFeatures(config));
  const snapshots = openSnapshotStore(database, {
    features,
    featuresUrl,
    config,
    log: silentLog,
    everyMs,
    builder: inThisThread ? createInlineBuilder(database.pool, features) : undefined,
  });
  const served = await serveFeatures(features, {
    pool: database.pool,
    log: silentLog,
    publicUrl,
    current: snapshots.current,
    send,
    countWaiting: async () => 0,
    checkNow: snapshots.checkNow,
    markChanged: () => undefined,
  });
  const pages = openPageRouting(
    served.flatMap((feature) => feature.pages ?? []),
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
    resolvePageHead: pages.headOf,
    renderPage: drawPage,
    startPage: config.startPage,
    framed: served.find(({ framed }) => framed !== undefined)?.framed,
  });
  for (const feature of served) feature.routes?.(app);
  pages.routes(app);
  return {
    app,
    snapshots,
    jobs: served.flatMap((feature) => feature.jobs ?? []),
    async close() {
      await app.close();
      for (const feature of served) await feature.close?.();
      await snapshots.close();
    },
  };
}

/** Builds in the caller's thread, for tests that build so often that starting threads would take most of their time. */
export function createInlineBuilder(pool: Pool, features: readonly Feature[]): SnapshotBuilder {
  return {
    async build({ before }) {
      const built = await buildSnapshot(pool, features, before);
      return { built, milliseconds: 0, replicaProblem: undefined };
    },
    cancel: () => undefined,
    close: async () => undefined,
  };
}
