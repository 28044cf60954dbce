import type { Config } from '../config/config.ts';
import { NewerSchemaError, readNewestMigration } from '../platform/database/migrate.ts';
import { type Database, openDatabase } from '../platform/database/open-database.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { rootErrorMessage } from '../platform/failure.ts';
import type { Feature } from '../platform/features/feature.ts';
import {
  NEWER_SCHEMA_REASON,
  type StoreProbe,
  startStoreProbe,
} from '../platform/health/store-probe.ts';
import { isConnectionFailure } from '../platform/health/store-unavailable.ts';
import type { Log } from '../platform/log.ts';
import { loadSample, type SampleLoadOptions } from '../sample/index.ts';

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
  features: readonly Feature[],
  sample: SampleLoadOptions,
): Promise<OpenedStore> {
  let why: unknown;
  const database = await openDatabase(config, {
    role: 'server',
    log,
    onSchemaError(reason) {
      why = reason;
    },
  });
  try {
    why ??= await prepareFeatures(database, features);
    if (why === undefined && config.sample) await loadSample(database, features, sample);
  } catch (error) {
    await database.close();
    throw error;
  }
  const probe = startStoreProbe({ ...database, newest: readNewestMigration(), log });
  database.guardBy(probe);
  const unfit =
    why === undefined ? undefined : `nothing is written to the store: ${rootErrorMessage(why)}`;
  if (unfit !== undefined) {
    log.error(unfit);
    probe.refuseWrites(why instanceof NewerSchemaError ? NEWER_SCHEMA_REASON : UNFIT);
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

async function prepareFeatures(database: Database, features: readonly Feature[]): Promise<unknown> {
  try {
    await inTransaction(database.pool, async (client) => {
      for (const feature of features) await feature.prepare?.(client);
    });
    return undefined;
  } catch (error) {
    if (isConnectionFailure(error)) throw error;
    return error;
  }
}
