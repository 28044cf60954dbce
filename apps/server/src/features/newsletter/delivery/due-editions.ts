import type { Pool } from 'pg';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { lockSendingEditions, readDueEditions, transitionEdition } from '../store/editions.ts';
import { endMailings, hasMailingBegun, insertMailing } from '../store/outbox.ts';

/** Begins to send the scheduled editions that are due. */
export async function startDueEditions(pool: Pool, at: Date): Promise<void> {
  for (const { id, state } of await readDueEditions(pool, at))
    await inTransaction(pool, async (client) => {
      if (state === 'scheduled') {
        if ((await transitionEdition(client, id, 'sending')) !== null)
          await insertMailing(client, { id, kind: 'edition' });
      } else if (!(await hasMailingBegun(client, id))) {
        // The edition was restored from a backup, but the outbox is not backed up: who has received it is unknown, so
        // staff decide.
        await transitionEdition(client, id, 'paused');
      }
    });
}

/** Marks mailings as ended when all emails were sent, and their editions as sent. */
export async function completeMailings(pool: Pool): Promise<void> {
  await inTransaction(pool, async (client) => {
    // an edition that is paused in between would stay without emails to send, and never be sent
    await lockSendingEditions(client);
    for (const { id, kind } of await endMailings(client))
      if (kind === 'edition') await transitionEdition(client, id, 'sent');
  });
}
