import type { Pool, PoolClient } from 'pg';
import type { Log } from '../log.ts';

/** Raises the data version inside the caller's transaction: readers see the change and its version together. */
export async function bumpVersion(client: PoolClient): Promise<number> {
  const { rows } = await client.query<{ version: string }>(
    `insert into data_version as current (id, version) values (1, 1)
     on conflict (id) do update set version = current.version + 1, changed_at = now()
     returning version`,
  );
  return Number(rows[0]?.version);
}

/** The data version; 0 while nothing has ever changed. */
export async function readVersion(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ version: string }>(
    'select version from data_version where id = 1',
  );
  return Number(rows[0]?.version ?? 0);
}

export type VersionWatch = {
  /** Looks at once instead of at the next turn, and resolves when `onChange` has finished. */
  lookNow(): Promise<void>;
  /** Ends the watch; resolves when a call of `onChange` that is under way has finished. */
  close(): Promise<void>;
};

const LONGEST_BACKOFF_MS = 30_000;

/**
 * Asks for the version again and again and calls `onChange` with each new one, never two calls at a time. A version
 * counts as seen only when `onChange` has succeeded. While the database cannot be reached it asks more and more seldom.
 */
export function watchVersion(
  pool: Pool,
  onChange: (version: number) => Promise<void> | void,
  options: { everyMs?: number; startAt?: number; log: Log },
): VersionWatch {
  const everyMs = options.everyMs ?? 1_000;
  let seen = options.startAt ?? 0;
  let failures = 0;
  let closed = false;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;

  const look = async (): Promise<void> => {
    try {
      const version = await readVersion(pool);
      if (version !== seen && !closed) {
        await onChange(version);
        seen = version;
      }
      if (failures > 0) options.log.warn('following the data version again');
      failures = 0;
    } catch (error) {
      failures += 1;
      const message = error instanceof Error ? error.message : String(error);
      options.log.warn({ failures }, `cannot follow the data version: ${message}`);
    }
  };
  const turn = (): Promise<void> => {
    clearTimeout(timer);
    looking ??= look().finally(() => {
      looking = undefined;
      if (!closed)
        timer = setTimeout(turn, Math.min(everyMs * 2 ** failures, LONGEST_BACKOFF_MS)).unref();
    });
    return looking;
  };
  timer = setTimeout(turn, everyMs).unref();

  return {
    async lookNow() {
      // one that began before the call may have read the version before the caller's change
      await looking;
      if (!closed) await turn();
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      await looking;
    },
  };
}
