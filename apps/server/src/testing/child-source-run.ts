/**
 * Runs a source in a separate process, for tests that kill it midway:
 * `node child-source-run.ts '{"store": …, "now": "2026-11-20T20:00:00Z", "name": "lapd"}'`.
 */
import { crimeSources } from '@townlight/county-los-angeles';
import { createCrimeSourceKinds } from '../features/crime/index.ts';
import { runSource } from '../features/sources/run-source.ts';
import { openDatabase, type StoreConfig } from '../platform/database/open-database.ts';
import { createLog } from '../platform/log.ts';

type Given = { store: StoreConfig; now: string; name: string; pageRows: number };

const { store, now, name, pageRows } = JSON.parse(process.argv[2] ?? '') as Given;
const log = createLog('silent');
const database = await openDatabase(store, { role: 'command', log });
await runSource(
  {
    database,
    kinds: createCrimeSourceKinds({
      timeZone: 'America/Los_Angeles',
      records: crimeSources,
      agencies: [],
    }),
    dataFolder: store.dataFolder,
    portal: { fetch, wait: async () => {}, appToken: undefined, timeoutMs: 60_000, pageRows },
    clock: () => new Date(now),
    log,
  },
  name,
  { onlyIfDue: true, signal: new AbortController().signal },
);
await database.close();
