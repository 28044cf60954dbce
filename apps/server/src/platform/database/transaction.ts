import type { Pool, PoolClient } from 'pg';

/**
 * Runs `work` in one transaction on one connection: commits when it resolves, rolls back when it throws. On the
 * embedded store every other connection waits meanwhile, so work must be short or belong to a release.
 */
export async function inTransaction<Result>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Result>,
  mode = '',
): Promise<Result> {
  const client = await acquireClient(pool);
  try {
    await client.query(`begin ${mode}`);
    afterCommits.set(client, []);
    const result = await work(client);
    await client.query('commit');
    const callbacks = afterCommits.get(client) ?? [];
    afterCommits.delete(client);
    client.release();
    for (const callback of callbacks) callback();
    return result;
  } catch (error) {
    afterCommits.delete(client);
    // a connection that cannot roll back is broken: the pool discards it
    const usable = await client.query('rollback').then(
      () => true,
      () => false,
    );
    client.release(!usable);
    throw error;
  }
}

const afterCommits = new WeakMap<PoolClient, (() => void)[]>();

/** Calls back once the connection's transaction of `inTransaction` is committed; never after a rollback. */
export function afterCommit(client: PoolClient, callback: () => void): void {
  afterCommits.get(client)?.push(callback);
}

/** Reads in one snapshot: concurrent commits are not visible. */
export async function readInSnapshot<Result>(
  pool: Pool,
  read: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  return await inTransaction(pool, read, 'isolation level repeatable read read only');
}

/**
 * Acquires a connection that may break while in use: the current query and the next one fail. Without a listener, the
 * error event of the break would end the process.
 */
export async function acquireClient(pool: Pool): Promise<PoolClient> {
  const client = await pool.connect();
  if (!client.listeners('error').includes(ignoreError)) client.on('error', ignoreError);
  return client;
}

function ignoreError(): void {}
