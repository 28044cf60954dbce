import type { PoolClient } from 'pg';

/** Any number that no other lock of ours has: "BUND". */
const CATEGORIES_LOCK = 0x42_55_4e_44;

/** Waits for a save that is under way, in any process, and keeps others waiting until the transaction ends. */
export async function lockCategories(client: PoolClient): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [CATEGORIES_LOCK]);
}
