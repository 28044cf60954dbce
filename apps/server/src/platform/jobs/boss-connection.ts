import type { PoolClient } from 'pg';
import type { Db } from 'pg-boss';
import type { Database } from '../database/open-database.ts';
import { acquireClient } from '../database/transaction.ts';

/** One for the queues' maintenance and one for the workers; a long load does not block them. */
const CONNECTIONS = 2;

/** Opens a separate pool for pg-boss, so that neither it nor the features can exhaust the other's connections. */
export function openBossConnection(
  database: Pick<Database, 'openPool'>,
): Db & { close(): Promise<void> } {
  const pool = database.openPool(CONNECTIONS);
  return {
    async executeSql(text, values) {
      const client = await acquireClient(pool);
      try {
        const result = await run(client, text, values);
        client.release();
        return result;
      } catch (error) {
        // pg-boss sends whole transactions as one text: a failed one would leave the connection inside it
        client.release(true);
        throw error;
      }
    },
    close: () => pool.end(),
  };
}

/** Runs pg-boss statements inside the transaction of the connection. */
export function createTransactionDb(client: PoolClient): Db {
  return { executeSql: (text, values) => run(client, text, values) };
}

async function run(
  client: PoolClient,
  text: string,
  values: unknown[] | undefined,
): Promise<{ rows: unknown[] }> {
  // a text with several statements allows no values
  return values?.length ? await client.query(text, values) : await client.query(text);
}
