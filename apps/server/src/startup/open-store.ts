import type { Config } from '../config/config.ts';
import { NewerSchemaError, readNewestMigration } from '../platform/database/migrate.ts';
import { type Database, openDatabase } from '../platform/database/open-database.ts';
import { rootErrorMessage } from '../platform/failure.ts';
import { NEWER_SCHEMA_REASON } from '../platform/health/check-store.ts';
import { type StoreProbe, startStoreProbe } from '../platform/health/store-probe.ts';
import { isConnectionFailure } from '../platform/health/store-unavailable.ts';
import type { Log } from '../platform/log.ts';
import { prepareStore, retryPreparation, type StorePreparation } from './prepare-store.ts';

const UNFIT =
  'The store could not be made ready at the start, so nothing is written to it until it is; the log says why.';

export interface OpenedStore {
  readonly database: Database;
  readonly probe: StoreProbe;
  /** Why this server refuses all writes at its start; reads work as far as possible. */
  readonly unfit: string | undefined;
  /** Resolves when the store can be written to; never, when it is closed before. */
  readonly prepared: Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens the database and prepares it. A reachable database with defects is opened too, because its figures may be
 * readable; preparing it is tried again until it succeeds.
 * @throws Failure when it cannot be reached
 */
export async function openStore(
  config: Config,
  log: Log,
  preparation: StorePreparation,
): Promise<OpenedStore> {
  let fault: unknown;
  const database = await openDatabase(config, {
    role: 'server',
    log,
    onSchemaError(reason) {
      fault = reason;
    },
  });
  try {
    if (fault === undefined) await prepareStore(database, preparation);
  } catch (error) {
    if (isConnectionFailure(error)) {
      await database.close();
      throw error;
    }
    fault = error;
  }
  const probe = startStoreProbe({ ...database, newest: readNewestMigration(), log });
  database.guardBy(probe);
  const closing = new AbortController();
  let unfit: string | undefined;
  let preparing = Promise.resolve(true);
  if (fault !== undefined) {
    unfit = `nothing is written to the store: ${rootErrorMessage(fault)}`;
    log.error(unfit);
    probe.refuseWrites(fault instanceof NewerSchemaError ? NEWER_SCHEMA_REASON : UNFIT);
    preparing = retryPreparation(database, preparation, { fault, log, signal: closing.signal });
  }
  return {
    database,
    probe,
    unfit,
    prepared: new Promise((resolve) => {
      void preparing.then((isPrepared) => {
        if (!isPrepared) return;
        if (unfit !== undefined) {
          probe.refuseWrites(undefined);
          log.warn('the store is ready now and can be written to');
        }
        resolve();
      });
    }),
    async close() {
      closing.abort();
      await preparing;
      await probe.close();
      await database.close();
    },
  };
}
