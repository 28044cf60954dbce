import { openDatabase } from '../../../apps/server/src/platform/database/open-database.ts';
import { createLog } from '../../../apps/server/src/platform/log.ts';
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
