import { setTimeout as pause } from 'node:timers/promises';
import { Pool } from 'pg';
import { lockStoreSetup, migrateDatabase } from '../platform/database/migrate.ts';
import type { Database } from '../platform/database/open-database.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { rootErrorMessage } from '../platform/failure.ts';
import type { Feature } from '../platform/features/feature.ts';
import type { Log } from '../platform/log.ts';
import { loadSample, type SampleLoadOptions } from '../sample/index.ts';

export interface StorePreparation {
  readonly features: readonly Feature[];
  /** Undefined where the sample county is not wanted. */
  readonly sample: SampleLoadOptions | undefined;
}

const RETRY_MS = 5_000;
const CONNECT_WITHIN_MS = 5_000;

/**
 * Lets features insert their initial data, and loads the sample county when nothing was ever loaded. Servers that start
 * together do this one after the other.
 */
export async function prepareStore(
  database: Pick<Database, 'kind' | 'pool'>,
  { features, sample }: StorePreparation,
): Promise<void> {
  await inTransaction(database.pool, async (client) => {
    await lockStoreSetup(client);
    for (const feature of features) await feature.prepare?.(client);
  });
  if (sample !== undefined) await loadSample(database, features, sample);
}

/**
 * Migrates and prepares a store again, every five seconds, until it succeeds. Its connections are not those of the
 * guarded pool, which meanwhile gives none for writing.
 * @param fault why it failed before
 * @returns false when `signal` ended the attempts
 */
export async function retryPreparation(
  { kind, poolOptions }: Pick<Database, 'kind' | 'poolOptions'>,
  preparation: StorePreparation,
  { fault, log, signal }: { fault: unknown; log: Log; signal: AbortSignal },
): Promise<boolean> {
  let message = rootErrorMessage(fault);
  while (await waitToRetry(signal)) {
    const pool = new Pool({ ...poolOptions, max: 1, connectionTimeoutMillis: CONNECT_WITHIN_MS });
    try {
      await migrateDatabase(pool);
      await prepareStore({ kind, pool }, preparation);
      return true;
    } catch (error) {
      const next = rootErrorMessage(error);
      if (next !== message) log.error(`the store still cannot be made ready: ${next}`);
      message = next;
    } finally {
      await pool.end();
    }
  }
  return false;
}

async function waitToRetry(signal: AbortSignal): Promise<boolean> {
  return await pause(RETRY_MS, true, { signal, ref: false }).catch(() => false);
}
