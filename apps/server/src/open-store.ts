import type { Config } from './config.ts';
import { NewerSchema, newestMigration } from './platform/database/migrate.ts';
import { type Database, openDatabase } from './platform/database/open-database.ts';
import { inTransaction } from './platform/database/transaction.ts';
import { whatWasSaid } from './platform/failure.ts';
import { isUnreachable } from './platform/health/store-away.ts';
import { NEWER, openStoreProbe, type StoreProbe } from './platform/health/store-probe.ts';
import type { Log } from './platform/log.ts';
import type { Part, SampleLoad } from './platform/parts/part.ts';
import { loadSample } from './sample/index.ts';

const UNFIT =
  'The store could not be made ready at the start, so nothing is written to it; the log says why.';

export interface OpenedStore {
  readonly database: Database;
  readonly probe: StoreProbe;
  /** Why this server refuses all writes; reads work as far as possible. */
  readonly unfit: string | undefined;
  close(): Promise<void>;
}

/**
 * Opens the database, lets features insert their initial data, and loads the sample county when nothing was ever
 * loaded. A reachable database with defects is opened too, because its figures may be readable.
 * @throws Failure when it cannot be reached
 */
export async function openStore(
  config: Config,
  log: Log,
  parts: readonly Part[],
  sample: Omit<SampleLoad, 'kind'>,
): Promise<OpenedStore> {
  let why: unknown;
  const database = await openDatabase(config, {
    role: 'server',
    log,
    onUnfit(reason) {
      why = reason;
    },
  });
  try {
    why ??= await whyUnprepared(database, parts);
    if (why === undefined && config.sample) await loadSample(database, parts, sample);
  } catch (error) {
    await database.close();
    throw error;
  }
  const probe = openStoreProbe({ ...database, newest: newestMigration(), log });
  database.guardBy(probe);
  const unfit =
    why === undefined ? undefined : `nothing is written to the store: ${whatWasSaid(why)}`;
  if (unfit !== undefined) {
    log.error(unfit);
    probe.refuse(why instanceof NewerSchema ? NEWER : UNFIT);
  }
  return {
    database,
    probe,
    unfit,
    async close() {
      await probe.close();
      await database.close();
    },
  };
}

async function whyUnprepared(database: Database, parts: readonly Part[]): Promise<unknown> {
  try {
    await inTransaction(database.pool, async (client) => {
      for (const part of parts) await part.prepare?.(client);
    });
    return undefined;
  } catch (error) {
    if (isUnreachable(error)) throw error;
    return error;
  }
}
