import type { PoolClient } from 'pg';
import type { Database } from '../../platform/database/open-database.ts';

/** Tells the planner what a load does, until its transaction ends. */
export async function speedUpBulkWork(client: PoolClient, kind: Database['kind']): Promise<void> {
  // a batch looks its numbers up in the index; joined any other way, each batch would read the whole table
  await client.query('set local enable_hashjoin = off');
  await client.query('set local enable_mergejoin = off');
  // grouping a million records spills to disk with the default of 4 MB
  if (kind === 'postgres') await client.query(`set local work_mem = '128MB'`);
}
