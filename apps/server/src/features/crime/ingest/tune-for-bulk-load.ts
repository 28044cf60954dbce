import type { PoolClient } from 'pg';
import type { Database } from '../../../platform/database/open-database.ts';

/** Tunes the query planner for a bulk load until the transaction ends. */
export async function tuneForBulkLoad(client: PoolClient, kind: Database['kind']): Promise<void> {
  // A batch looks its numbers up in the index; with any other join, each batch would scan the entire table.
  await client.query('set local enable_hashjoin = off');
  await client.query('set local enable_mergejoin = off');
  // Grouping a million records spills to disk with the default of 4 MB.
  if (kind === 'postgres') await client.query(`set local work_mem = '128MB'`);
}
