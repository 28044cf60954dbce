import type { Pool } from 'pg';
import { inTransaction } from '../../platform/database/transaction.ts';
import { moveEdition, readDueEditions } from '../store/editions.ts';
import { addMailing, endMailings, hasMailing } from '../store/outbox.ts';

/** Begins to send the editions whose time has come. */
export async function startDueEditions(pool: Pool, at: Date): Promise<void> {
  for (const { id, state } of await readDueEditions(pool, at))
    await inTransaction(pool, async (client) => {
      if (state === 'scheduled') {
        if ((await moveEdition(client, id, 'sending')) !== null)
          await addMailing(client, { id, kind: 'edition' });
      } else if (!(await hasMailing(client, id))) {
        // it came back with a backup, the outbox did not: whom it has reached is not known, so a person decides
        await moveEdition(client, id, 'paused');
      }
    });
}

/** Closes what has reached everybody. */
export async function endSending(pool: Pool): Promise<void> {
  await inTransaction(pool, async (client) => {
    for (const { id, kind } of await endMailings(client))
      if (kind === 'edition') await moveEdition(client, id, 'sent');
  });
}
