import type { Database } from '../platform/database/open-database.ts';
import { type App, createApp } from '../platform/http/create-app.ts';
import { silentLog } from '../platform/testing/databases.ts';
import { keepSnapshots, type SnapshotKeeper, subjectRoutes } from '../snapshot/index.ts';

export interface TestApp {
  readonly app: App;
  readonly snapshots: SnapshotKeeper;
  close(): Promise<void>;
}

/** The server without a port, on a store that a test has filled. It looks for changes only when told to. */
export async function openTestApp(database: Database): Promise<TestApp> {
  const snapshots = keepSnapshots(database, {
    log: silentLog,
    timeZone: 'America/Los_Angeles',
    agencies: [
      { slug: 'lapd', name: 'Los Angeles Police', shortName: 'LAPD', changeOver: '2024-03' },
    ],
    everyMs: 3_600_000,
  });
  const app = await createApp({
    log: silentLog,
    title: 'Townlight',
    version: 'test',
    publicUrl: undefined,
    waitingFor: snapshots.waitingFor,
    siteFolder: undefined,
  });
  subjectRoutes(app, snapshots);
  return {
    app,
    snapshots,
    async close() {
      await app.close();
      await snapshots.close();
    },
  };
}
