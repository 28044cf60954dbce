import { setTimeout as pause } from 'node:timers/promises';
import { Pool, type PoolConfig } from 'pg';
import { type DataVersions, readDataVersions } from '../platform/database/version.ts';
import { rootErrorMessage } from '../platform/failure.ts';
import type { BuiltSnapshot } from './build-snapshot.ts';

export interface BuildSources {
  readonly primary: PoolConfig;
  /** URL of a streaming replica, which may be behind. */
  readonly replicaUrl: string | undefined;
  /** The versions that the snapshot must have at least. */
  readonly minVersions: DataVersions;
}

export interface CurrentBuild {
  readonly built: BuiltSnapshot;
  /** Why the replica was not read although there is one. */
  readonly replicaProblem: string | undefined;
}

/** A replica that is further behind takes longer than the primary does for the figures. */
const WAIT_MS = 3_000;
const EVERY_MS = 50;
/** A replica that hangs must not stop the figures. */
const REPLICA_OPTIONS: PoolConfig = { connectionTimeoutMillis: 2_000, query_timeout: 20_000 };

/**
 * Builds from the replica once it has the versions, and from the primary where there is no replica, or it is behind or
 * cannot be read.
 */
export async function buildWhereCurrent(
  { primary, replicaUrl, minVersions }: BuildSources,
  build: (pool: Pool) => Promise<BuiltSnapshot>,
): Promise<CurrentBuild> {
  let replicaProblem: string | undefined;
  if (replicaUrl !== undefined)
    try {
      const options = { ...REPLICA_OPTIONS, connectionString: replicaUrl };
      const built = await withPool(options, async (pool) => {
        await waitForVersions(pool, minVersions);
        return await build(pool);
      });
      return { built, replicaProblem };
    } catch (error) {
      replicaProblem = rootErrorMessage(error);
    }
  return { built: await withPool(primary, build), replicaProblem };
}

async function waitForVersions(pool: Pool, minVersions: DataVersions): Promise<void> {
  const from = performance.now();
  for (;;) {
    const versions = await readDataVersions(pool);
    const behind = [...minVersions].filter(
      ([name, version]) => (versions.get(name) ?? 0) < version,
    );
    if (behind.length === 0) return;
    if (performance.now() - from > WAIT_MS)
      throw new Error(`it is behind in ${behind.map(([name]) => name).join(', ')}`);
    await pause(EVERY_MS);
  }
}

async function withPool<Result>(
  options: PoolConfig,
  use: (pool: Pool) => Promise<Result>,
): Promise<Result> {
  const pool = new Pool({ ...options, max: 1 });
  // a broken connection fails the current query; without a listener it would end the process
  pool.on('error', () => undefined);
  try {
    return await use(pool);
  } finally {
    // not awaited: other statements fail as it ends, and one of those errors would hide the cause
    pool.end().catch(() => undefined);
  }
}
