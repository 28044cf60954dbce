import type { StoreConfig } from '../platform/database/open-database.ts';
import type { PartServer, Served } from '../platform/parts/part.ts';
import { sourceJobs } from './jobs.ts';
import { keepSources } from './keep-sources.ts';
import { sourceRoutes } from './routes.ts';
import { runInProcess } from './run-in-process.ts';
import { staffSourceRoutes } from './staff-routes.ts';

/** Creates the routes and jobs; loaded only in the server's main thread. */
export function serveSources(
  server: PartServer<unknown>,
  { clock, store }: { clock: () => Date; store: StoreConfig },
): Served {
  const { pool, log } = server;
  const keeper = keepSources(pool, { log, clock });
  const { runSource, jobs } = sourceJobs({
    pool,
    clock,
    run: (name, signal) => runInProcess(store, name, signal),
  });
  return {
    routes(app) {
      sourceRoutes(app, keeper);
      staffSourceRoutes(app, server, { clock, runSource });
    },
    jobs,
    close: keeper.close,
  };
}
