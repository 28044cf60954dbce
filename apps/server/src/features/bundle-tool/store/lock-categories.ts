import type { PoolClient } from 'pg';

/** Advisory lock key, unique in this program: "BUND" in ASCII. */
const CATEGORIES_LOCK = 0x42_55_4e_44;

/** Waits for a save in progress in any process, and blocks others until the transaction ends. */
export async function lockCategories(client: PoolClient): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [CATEGORIES_LOCK]);
}
