import type { AddressSearchSnapshot } from '../../../apps/server/src/features/address-search/address-search-snapshot.ts';
import type { CrimeSnapshot } from '../../../apps/server/src/features/crime/snapshot/crime-snapshot.ts';
import {
  type Database,
  openDatabase,
} from '../../../apps/server/src/platform/database/open-database.ts';
import { createLog } from '../../../apps/server/src/platform/log.ts';
import { buildSnapshot } from '../../../apps/server/src/snapshot/build-snapshot.ts';
import { openSnapshot } from '../../../apps/server/src/snapshot/open-snapshot.ts';
import { makeTestFeatures } from '../../../apps/server/src/testing/test-features.ts';
import type { Cluster } from '../machine/temporary-cluster.ts';
import { loadSampleCounty } from './load-sample-county.ts';

export interface SampleDatabase {
  readonly name: string;
  readonly url: string;
  readonly records: number;
}

const databases = new Map<number, Promise<SampleDatabase>>();

/** Returns the sample county in PostgreSQL, created once per run and length. Sections must not change it. */
export function prepareSampleDatabase(cluster: Cluster, months: number): Promise<SampleDatabase> {
  const known = databases.get(months) ?? make(cluster, months);
  databases.set(months, known);
  return known;
}

async function make(cluster: Cluster, months: number): Promise<SampleDatabase> {
  const name = `county_${months}_months`;
  const url = await cluster.createDatabase(name);
  const database = await openDatabase(
    { dataFolder: cluster.exchange, databaseUrl: url },
    { role: 'command', log: createLog('error') },
  );
  const records = await loadSampleCounty(database, months);
  await database.close();
  return { name, url, records };
}

/** Builds the server's snapshot in this process. */
export async function openSampleSnapshot(
  database: Database,
): Promise<{ crime: CrimeSnapshot; search: AddressSearchSnapshot }> {
  const named = makeTestFeatures({ mapboxToken: undefined, geocoderUrl: undefined });
  const features = Object.values(named);
  const snapshot = openSnapshot(features, await buildSnapshot(database.pool, features));
  return { crime: snapshot.of(named.crime), search: snapshot.of(named.search) };
}
