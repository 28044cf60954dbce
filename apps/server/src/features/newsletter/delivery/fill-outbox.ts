import type { Pool } from 'pg';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Subscribers } from '../../subscriptions/index.ts';
import { insertEmails, lockMailing, type Mailing } from '../store/outbox.ts';
import type { MailingKind } from './mailing-kind.ts';

const PAGE_SIZE = 500;

/**
 * Adds the subscribers of a mailing to the outbox, one page per transaction, and continues after an interruption. A
 * unique constraint prevents duplicates.
 */
export async function fillOutbox(
  { pool, subscribers }: { pool: Pool; subscribers: Pick<Subscribers, 'listRecipients'> },
  mailing: Mailing,
  kind: MailingKind,
  signal: AbortSignal,
): Promise<void> {
  for (let isFilled = false; !isFilled && !signal.aborted; )
    isFilled = await inTransaction(pool, async (client) => {
      const now = await lockMailing(client, mailing.id);
      if (now === null || now.filledAt !== null) return true;
      // Neighborhoods may have been added to the alert since the run began.
      const among = kind.among?.(now);
      const page = await subscribers.listRecipients(client, {
        ...(now.filledAfter !== null && { after: now.filledAfter }),
        ...(among && { among }),
        limit: PAGE_SIZE,
        wanting: kind.wanting,
      });
      const ids = page.map(({ id }) => id);
      await insertEmails(client, mailing.id, ids, ids.length < PAGE_SIZE);
      return ids.length < PAGE_SIZE;
    });
}
