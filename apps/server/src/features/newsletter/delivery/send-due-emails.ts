import { giveUpStaleEmails, readOpenMailings, releaseEmails } from '../store/outbox.ts';
import { readSenderState } from '../store/sender-state.ts';
import { acquireSenderLease } from './acquire-sender-lease.ts';
import { openClaimedEmailReader } from './claimed-email-reader.ts';
import type { Delivery } from './delivery.ts';
import { completeMailings } from './due-editions.ts';
import { fillOutbox } from './fill-outbox.ts';
import { startSendingRun } from './sending-run.ts';

const MAX_PAGE_SIZE = 200;

/**
 * Sends due emails until there are none, `signal` is aborted, or the mail server accepts none. Does nothing while
 * another process sends, or during a pause after a problem of the mail server.
 * @returns when to resume after a pause; null without one
 */
export async function sendDueEmails(delivery: Delivery, signal: AbortSignal): Promise<Date | null> {
  const { pool, log, pace, clock } = delivery;
  const lease = await acquireSenderLease(pool, delivery.leaseSeconds);
  if (lease === null) return null;
  try {
    const left = await releaseEmails(pool);
    if (left > 0)
      log.warn(
        `${left} emails were being sent when the server stopped; at most ${Math.min(left, pace.unmarked)} of them may arrive twice`,
      );
    await giveUpStaleEmails(pool);
    const { notBefore } = await readSenderState(pool);
    if (notBefore !== null && notBefore > clock()) return notBefore;
    const mailings = await readOpenMailings(pool);
    for (const mailing of mailings) {
      const kind = delivery.kinds[mailing.kind];
      if (kind && mailing.filledAt === null) await fillOutbox(delivery, mailing, kind, signal);
    }
    // Also for a mailing that expired before its outbox was full.
    await giveUpStaleEmails(pool);
    const page = Math.min(MAX_PAGE_SIZE, Math.max(pace.connections, Math.ceil(pace.perSecond)));
    const source = openClaimedEmailReader(delivery, mailings, page);
    const run = startSendingRun(delivery, lease, signal);
    let resumesAt: Date | null = null;
    try {
      const workers = Array.from({ length: pace.connections }, async () => {
        while (run.canContinue()) {
          const email = run.nextRetry() ?? (await source.next());
          if (email === null) return;
          await run.send(email);
        }
      });
      await Promise.all(workers);
    } finally {
      await source.release();
      resumesAt = await run.end();
    }
    await completeMailings(pool);
    return resumesAt;
  } finally {
    await lease.release();
  }
}
