import type { StoreConfig } from '../../platform/database/open-database.ts';
import type { FeatureServerContext, ServedFeature } from '../../platform/features/feature.ts';
import { createSourceJobs } from './jobs.ts';
import { registerSourceRoutes } from './routes.ts';
import { runSourceInProcess } from './run-source-in-process.ts';
import { openSourceStatusCache } from './source-status-cache.ts';
import { registerStaffSourceRoutes } from './staff-routes.ts';
import { SOURCE_GAUGES } from './store.ts';

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
    run: (name, signal) => runSourceInProcess(store, name, signal),
  });
  return {
    routes(app) {
      registerSourceRoutes(app, statusCache);
      registerStaffSourceRoutes(app, server, { clock, runSource });
    },
    jobs,
    gauges: SOURCE_GAUGES,
    close: statusCache.close,
  };
}
