import { giveUpStale, readOpenMailings, releaseLetters } from '../store/outbox.ts';
import { readSenderState } from '../store/sender-hold.ts';
import type { Delivery } from './delivery.ts';
import { endSending } from './editions-on-their-way.ts';
import { fillOutbox } from './fill-outbox.ts';
import { holdSending } from './hold-sending.ts';
import { takeLetters } from './letters-in-hand.ts';
import { openRun } from './sending-run.ts';

const LARGEST_PAGE = 200;

/**
 * Sends due emails until there are none, `signal` is aborted, or the mail server accepts none. Does nothing while
 * another process sends, or during a pause after a problem of the mail server.
 * @returns when to resume after a pause; null without one
 */
export async function sendLetters(delivery: Delivery, signal: AbortSignal): Promise<Date | null> {
  const { pool, log, pace, clock } = delivery;
  const hold = await holdSending(pool, delivery.holdSeconds);
  if (hold === null) return null;
  try {
    const left = await releaseLetters(pool);
    if (left > 0)
      log.warn(
        `${left} letters were in hand when sending stopped; at most ${Math.min(left, pace.unmarked)} of them may arrive twice`,
      );
    await giveUpStale(pool);
    const { notBefore } = await readSenderState(pool);
    if (notBefore !== null && notBefore > clock()) return notBefore;
    const mailings = await readOpenMailings(pool);
    for (const mailing of mailings) {
      const kind = delivery.kinds[mailing.kind];
      if (kind && mailing.filledAt === null) await fillOutbox(delivery, mailing, kind, signal);
    }
    // Also for a mailing that expired before its outbox was full.
    await giveUpStale(pool);
    const page = Math.min(LARGEST_PAGE, Math.max(pace.connections, Math.ceil(pace.perSecond)));
    const letters = takeLetters(delivery, mailings, page);
    const run = openRun(delivery, hold, signal);
    let resumesAt: Date | null = null;
    try {
      const workers = Array.from({ length: pace.connections }, async () => {
        while (run.goesOn()) {
          const letter = run.takeAgain() ?? (await letters.next());
          if (letter === null) return;
          await run.send(letter);
        }
      });
      await Promise.all(workers);
    } finally {
      await letters.letGo();
      resumesAt = await run.end();
    }
    await endSending(pool);
    return resumesAt;
  } finally {
    await hold.letGo();
  }
}
