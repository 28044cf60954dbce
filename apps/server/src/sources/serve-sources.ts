import type { Pool } from 'pg';
import type { StoreConfig } from '../platform/database/open-database.ts';
import type { Log } from '../platform/log.ts';
import type { Served } from '../platform/parts/part.ts';
import { sourceJobs } from './jobs.ts';
import { keepSources } from './keep-sources.ts';
import { sourceRoutes } from './routes.ts';
import { runInProcess } from './run-in-process.ts';

/** What only a server's main thread needs. */
export function serveSources(server: {
  pool: Pool;
  log: Log;
  clock: () => Date;
  store: StoreConfig;
}): Served {
  const { pool, log, clock, store } = server;
  const keeper = keepSources(pool, { log, clock });
  return {
    routes: (app) => sourceRoutes(app, keeper),
    jobs: sourceJobs({ pool, clock, run: (name, signal) => runInProcess(store, name, signal) }),
    close: keeper.close,
  };
}
