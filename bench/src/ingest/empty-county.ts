import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '../../../apps/server/src/platform/database/open-database.ts';
import { createLog } from '../../../apps/server/src/platform/log.ts';
import { loadSampleAreas, loadSampleCounty } from '../county/load-sample-county.ts';
import type { Cluster } from '../machine/temporary-cluster.ts';
import type { ServerStore } from '../serving/start-townlight.ts';

/** A county to load records into, in both stores; every load gets a copy. */
export interface EmptyCounty {
  postgres(): Promise<ServerStore & { databaseUrl: string }>;
  pglite(): Promise<ServerStore>;
}

let prepared = 0;

/** @param sample generated records to load in advance; without it the county is empty */
export async function prepareCounty(
  cluster: Cluster,
  folder: string,
  sample?: { readonly months: number; readonly through: string },
): Promise<EmptyCounty> {
  // several sections prepare one each
  const name = `${sample ? 'sampled' : 'ground'}_${++prepared}`;
  const databaseUrl = await cluster.createDatabase(name);
  const ready = join(folder, name);
  for (const store of [
    { dataFolder: folder, databaseUrl },
    { dataFolder: ready, databaseUrl: undefined },
  ]) {
    mkdirSync(store.dataFolder, { recursive: true });
    const database = await openDatabase(store, { role: 'command', log: createLog('error') });
    if (sample) await loadSampleCounty(database, sample.months, sample.through);
    else await loadSampleAreas(database);
    await database.close();
  }
  let copies = 0;
  return {
    async postgres() {
      const dataFolder = join(folder, `${name}-postgres-${++copies}`);
      mkdirSync(dataFolder);
      return { dataFolder, databaseUrl: await cluster.createDatabase(`${name}_${copies}`, name) };
    },
    async pglite() {
      const dataFolder = join(folder, `${name}-pglite-${++copies}`);
      cpSync(join(ready, 'db'), join(dataFolder, 'db'), { recursive: true });
      return { dataFolder };
    },
  };
}
