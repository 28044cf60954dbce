import type { PoolClient } from 'pg';

/** Any fixed number will do; it is the name of the lock. */
const RELEASES_LOCK = 7_340_001;

/**
 * One release at a time, whatever its kind: records are placed by the boundaries in force, so neither may change while
 * the other is loaded. Held until the transaction ends.
 */
export async function lockReleases(client: PoolClient): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [RELEASES_LOCK]);
}
