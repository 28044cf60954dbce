import type { Pool, PoolClient } from 'pg';

/**
 * Runs `work` in one transaction on one connection: committed when it resolves, rolled back when it throws.
 * On the embedded store every other connection waits meanwhile: keep it short, or hand it to a release.
 */
export async function inTransaction<Result>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    client.release();
    return result;
  } catch (error) {
    // a connection that cannot roll back is broken: the pool gets rid of it
    const usable = await client.query('rollback').then(
      () => true,
      () => false,
    );
    client.release(!usable);
    throw error;
  }
}
