import { sourcesRoute } from '@townlight/contract/sources';
import type { StoreConfig } from '../../platform/database/open-database.ts';
import type { FeatureServerContext, ServedFeature } from '../../platform/features/feature.ts';
import type { App } from '../../platform/http/create-app.ts';
import { registerRoute } from '../../platform/http/register-route.ts';
import { createSourceJobs } from './jobs.ts';
import { registerStaffSourceRoutes } from './routes/staff-routes.ts';
import { registerStoreStatusRoute } from './routes/store-status-route.ts';
import { runCommand } from './run-command.ts';
import { openSourceStatusCache, type SourceStatusCache } from './source-status-cache.ts';
import { SOURCE_GAUGES } from './store.ts';
import { createStoreStatusCache } from './store-status-cache.ts';

/** Creates the routes and jobs; loaded only in the server's main thread. */
export function serveSources(
  server: FeatureServerContext<unknown>,
  { clock, store }: { clock: () => Date; store: StoreConfig },
): ServedFeature {
  const { pool, log } = server;
  const statusCache = openSourceStatusCache(pool, { log, clock });
  const { runSource, jobs } = createSourceJobs({
    pool,
    clock,
    run: async (name, signal) =>
      (await runCommand(store, ['source', 'run', name, '--if-due'], signal)).failure,
  });
  const readStoreStatus = createStoreStatusCache(
    (signal) => runCommand(store, ['status', '--json'], signal),
    clock,
  );
  return {
    routes(app) {
      registerSourceRoutes(app, statusCache);
      registerStaffSourceRoutes(app, server, { clock, runSource });
      registerStoreStatusRoute(app, server, readStoreStatus);
    },
    jobs,
    gauges: SOURCE_GAUGES,
    close: statusCache.close,
  };
}

/** Registers the public route that lists the sources. */
export function registerSourceRoutes(app: App, statusCache: SourceStatusCache): void {
  registerRoute(
    app,
    sourcesRoute,
    {
      tags: ['Sources'],
      summary: 'The sources that the site checks automatically, and their state',
      description: 'Empty if everything is loaded by hand.',
    },
    async () => [...(await statusCache.current())],
  );
}
