import { losAngeles } from '@townlight/county-los-angeles';
import type { Database } from '../../../apps/server/src/platform/database/open-database.ts';
import { buildSnapshot } from '../../../apps/server/src/snapshot/build-snapshot.ts';
import { openSnapshot, type Snapshot } from '../../../apps/server/src/snapshot/snapshot.ts';

/** What the server would answer from, in this process. */
export async function openSampleSnapshot(database: Database): Promise<Snapshot> {
  const { timeZone } = losAngeles;
  return openSnapshot(
    await buildSnapshot(database.pool, new Map(), { timeZone, agencies: [] }),
    undefined,
  );
}
