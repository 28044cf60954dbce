import type { Pool } from 'pg';
import { inTransaction } from '../../platform/database/transaction.ts';
import { moveEdition, readDueEditions } from '../store/editions.ts';
import { addMailing, endMailings, hasMailing } from '../store/outbox.ts';

/** Begins to send the scheduled editions that are due. */
export async function startDueEditions(pool: Pool, at: Date): Promise<void> {
  for (const { id, state } of await readDueEditions(pool, at))
    await inTransaction(pool, async (client) => {
      if (state === 'scheduled') {
        if ((await moveEdition(client, id, 'sending')) !== null)
          await addMailing(client, { id, kind: 'edition' });
      } else if (!(await hasMailing(client, id))) {
        // The edition was restored from a backup, but the outbox is not backed up: who has received it is unknown, so
        // staff decide.
        await moveEdition(client, id, 'paused');
      }
    });
}

/** Marks mailings as ended when all emails were sent, and their editions as sent. */
export async function endSending(pool: Pool): Promise<void> {
  await inTransaction(pool, async (client) => {
    for (const { id, kind } of await endMailings(client))
      if (kind === 'edition') await moveEdition(client, id, 'sent');
  });
}
