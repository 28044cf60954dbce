import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { describeOnPostgres } from '../testing/databases.ts';
import { inTransaction } from './transaction.ts';

describeOnPostgres('a transaction', (open) => {
  test('fails if its connection is terminated, without affecting other connections', async () => {
    const { pool } = await open();
    const cut = inTransaction(pool, async (client) => {
      const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
      await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
      // Vitest fails on an error event without a listener
      await wait(200);
      await client.query('select 1');
    });
    await expect(cut).rejects.toThrow();
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });
});
