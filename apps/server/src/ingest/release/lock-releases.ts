import type { PoolClient } from 'pg';

/** Advisory lock key; any fixed number works. */
const RELEASES_LOCK = 7_340_001;

/**
 * Serializes releases of all kinds: records are placed by the current boundaries, so neither may change while the other
 * loads. Held until the transaction ends.
 */
export async function lockReleases(client: PoolClient): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [RELEASES_LOCK]);
}
