import type { Pool, PoolClient } from 'pg';
import { rootErrorMessage } from '../failure.ts';
import { runFiguresRead } from '../health/request-context.ts';
import { StoreUnavailable } from '../health/store-unavailable.ts';
import type { Log } from '../log.ts';
import { type Queryable, selectRows } from './query.ts';

/** The data version of each feature that has ever changed. */
export type DataVersions = ReadonlyMap<string, number>;

/**
 * Raises the data version of a feature inside the caller's transaction: readers see the change and its version
 * together.
 * @returns the new version
 */
export async function bumpVersion(client: PoolClient, subject: string): Promise<number> {
  const { rows } = await client.query<{ version: string }>(
    `insert into data_version as current (subject, version) values ($1, 1)
     on conflict (subject) do update set version = current.version + 1, changed_at = now()
     returning version`,
    [subject],
  );
  return Number(rows[0]?.version);
}

/** Reads the data versions of all features; a feature that never changed has none. */
export async function readDataVersions(db: Queryable): Promise<DataVersions> {
  const rows = await selectRows<{ subject: string; version: string }>(
    db,
    'select subject, version from data_version order by subject',
  );
  return new Map(rows.map(({ subject, version }) => [subject, Number(version)]));
}

/** Reads the data version of one feature; 0 if it has never changed. */
export async function readDataVersion(db: Queryable, subject: string): Promise<number> {
  return (await readDataVersions(db)).get(subject) ?? 0;
}

function sameVersions(some: DataVersions, other: DataVersions): boolean {
  return (
    some.size === other.size &&
    [...some].every(([subject, version]) => other.get(subject) === version)
  );
}

export type DataVersionWatch = {
  /** Checks at once instead of at the next interval, and resolves when `onChange` has finished. */
  checkNow(): Promise<void>;
  /** Ends the watch; resolves when a running call of `onChange` has finished. */
  close(): Promise<void>;
};

/** Together with the rebuild, a change by another process becomes public within two seconds. */
const POLL_INTERVAL_MS = 500;
const MAX_BACKOFF_MS = 30_000;

/**
 * Polls all versions and calls `onChange` at the start and whenever one is new; never two calls at a time. Versions
 * count as seen only when `onChange` has succeeded. Backs off while the database cannot be reached.
 */
export function watchDataVersions(
  pool: Pool,
  onChange: (versions: DataVersions) => Promise<void> | void,
  options: { everyMs?: number; log: Log },
): DataVersionWatch {
  const everyMs = options.everyMs ?? POLL_INTERVAL_MS;
  let seen: DataVersions | undefined;
  let failures = 0;
  let closed = false;
  let timer: NodeJS.Timeout | undefined;
  let checking: Promise<void> | undefined;

  const check = async (): Promise<void> => {
    try {
      // the read is bounded in time: a statement that never ends would block all further checks
      const versions = await runFiguresRead(() => readDataVersions(pool));
      if ((seen === undefined || !sameVersions(versions, seen)) && !closed) {
        await onChange(versions);
        seen = versions;
      }
      if (failures > 0) options.log.warn('the figures are being updated again');
      failures = 0;
    } catch (error) {
      failures += 1;
      // the probe has already logged that the store is unavailable
      if (error instanceof StoreUnavailable) return;
      options.log.warn({ failures }, `the figures cannot be updated: ${rootErrorMessage(error)}`);
    }
  };
  const turn = (): Promise<void> => {
    clearTimeout(timer);
    checking ??= check().finally(() => {
      checking = undefined;
      if (!closed)
        timer = setTimeout(turn, Math.min(everyMs * 2 ** failures, MAX_BACKOFF_MS)).unref();
    });
    return checking;
  };
  timer = setTimeout(turn, everyMs).unref();

  return {
    async checkNow() {
      // a check that began before the call may have read the version before the caller's change
      await checking;
      if (!closed) await turn();
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      await checking;
    },
  };
}
