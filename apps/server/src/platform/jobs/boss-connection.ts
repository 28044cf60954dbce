import type { PoolClient } from 'pg';
import type { Db } from 'pg-boss';
import type { Database } from '../database/open-database.ts';
import { connectTo } from '../database/transaction.ts';

/** One for the queues' housekeeping and one for the workers; a long load does not keep them waiting. */
const CONNECTIONS = 2;

/** Connections of pg-boss's own, so that neither it nor the subjects can use up the other's. */
export function openBossConnection(
  database: Pick<Database, 'openPool'>,
): Db & { close(): Promise<void> } {
  const pool = database.openPool(CONNECTIONS);
  return {
    async executeSql(text, values) {
      const client = await connectTo(pool);
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

/** What pg-boss does through this is part of the transaction that the connection is in. */
export function insideTransaction(client: PoolClient): Db {
  return { executeSql: (text, values) => run(client, text, values) };
}

async function run(
  client: PoolClient,
  text: string,
  values: unknown[] | undefined,
): Promise<{ rows: unknown[] }> {
  // several statements in one text go without values only
  return values?.length ? await client.query(text, values) : await client.query(text);
}
