import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient } from 'pg';
import { whatWasSaid } from '../failure.ts';
import { forFigures } from '../health/request-work.ts';
import { StoreAway } from '../health/store-away.ts';
import type { Log } from '../log.ts';
import { dataVersion } from './schema.ts';

/** The data version of each subject that ever changed. */
export type Versions = ReadonlyMap<string, number>;

/**
 * Raises the data version of a subject inside the caller's transaction: readers see the change and its version together.
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

/** The data versions of all subjects; a subject that never changed has none. */
export async function readVersions(pool: Pick<Pool, 'query'>): Promise<Versions> {
  const { rows } = await pool.query<{ subject: string; version: string }>(
    'select subject, version from data_version order by subject',
  );
  return new Map(rows.map(({ subject, version }) => [subject, Number(version)]));
}

/** The same within a transaction of the query builder. */
export async function selectVersions(db: Pick<NodePgDatabase, 'select'>): Promise<Versions> {
  const rows = await db.select().from(dataVersion);
  return new Map(rows.map(({ subject, version }) => [subject, version]));
}

/** The data version of one subject; 0 while it has never changed. */
export async function readVersion(pool: Pick<Pool, 'query'>, subject: string): Promise<number> {
  return (await readVersions(pool)).get(subject) ?? 0;
}

function sameVersions(some: Versions, others: Versions): boolean {
  return (
    some.size === others.size &&
    [...some].every(([subject, version]) => others.get(subject) === version)
  );
}

export type VersionWatch = {
  /** Looks at once instead of at the next turn, and resolves when `onChange` has finished. */
  lookNow(): Promise<void>;
  /** Ends the watch; resolves when a call of `onChange` that is under way has finished. */
  close(): Promise<void>;
};

/** A change that another process saves is public here after this and the rebuilding: within two seconds. */
const LOOK_EVERY_MS = 500;
const LONGEST_BACKOFF_MS = 30_000;

/**
 * Asks for all versions again and again and calls `onChange` whenever one is new, and once at the beginning; never two
 * calls at a time. Versions count as seen only when `onChange` has succeeded. While the database cannot be reached it
 * asks more and more seldom.
 */
export function watchVersions(
  pool: Pool,
  onChange: (versions: Versions) => Promise<void> | void,
  options: { everyMs?: number; log: Log },
): VersionWatch {
  const everyMs = options.everyMs ?? LOOK_EVERY_MS;
  let seen: Versions | undefined;
  let failures = 0;
  let closed = false;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;

  const look = async (): Promise<void> => {
    try {
      // a statement that never ends would keep us from ever looking again
      const versions = await forFigures(() => readVersions(pool));
      if ((seen === undefined || !sameVersions(versions, seen)) && !closed) {
        await onChange(versions);
        seen = versions;
      }
      if (failures > 0) options.log.warn('the figures are being updated again');
      failures = 0;
    } catch (error) {
      failures += 1;
      // the probe has told already that the store is away
      if (error instanceof StoreAway) return;
      options.log.warn({ failures }, `the figures cannot be updated: ${whatWasSaid(error)}`);
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
