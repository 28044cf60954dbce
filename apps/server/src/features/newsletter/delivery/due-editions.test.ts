import { toYearMonth } from '@townlight/domain/time';
import { expect, test, vi } from 'vitest';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { describeOnPostgres } from '../../../platform/testing/databases.ts';
import { WAIT_OPTIONS } from '../../../platform/testing/run-length.ts';
import { insertDraft, readEdition, transitionEdition } from '../store/editions.ts';
import { insertMailing } from '../store/outbox.ts';
import { completeMailings } from './due-editions.ts';

const ID = '2026-09';

describeOnPostgres('the end of an edition', (open) => {
  test('an edition that is paused as its last email is recorded is sent when it is resumed', async () => {
    const { pool } = await open();
    await insertDraft(pool, {
      id: ID,
      period: toYearMonth(2026, 9),
      categories: ['trend'],
      createdBy: 'ana@example.org',
    });
    await inTransaction(pool, async (client) => {
      for (const state of ['scheduled', 'sending'] as const)
        await transitionEdition(client, ID, state);
      await insertMailing(client, { id: ID, kind: 'edition' });
      await client.query('update newsletter_mailing set filled_at = now()');
    });

    let completing: Promise<void> | undefined;
    await inTransaction(pool, async (client) => {
      await transitionEdition(client, ID, 'paused');
      completing = completeMailings(pool);
      // it waits for this transaction
      await vi.waitFor(async () => {
        const { rows } = await pool.query(
          `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        expect(rows).toHaveLength(1);
      }, WAIT_OPTIONS);
    });
    await completing;
    expect((await readEdition(pool, ID))?.state).toBe('paused');

    await inTransaction(pool, (client) => transitionEdition(client, ID, 'sending'));
    await completeMailings(pool);
    expect((await readEdition(pool, ID))?.state).toBe('sent');
  });
});
