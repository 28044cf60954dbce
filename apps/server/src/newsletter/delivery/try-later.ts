import { GIVE_UP_AFTER_MS, waitAfterTries } from '@townlight/domain/newsletter';
import type { Pool } from 'pg';
import { type ClaimedLetter, markEnded, markLater } from '../store/outbox.ts';

/**
 * Schedules a retry of an email that was not accepted, or gives it up. @param answer reply codes, as the outbox stores
 * them
 */
export async function tryLater(
  pool: Pool,
  { id, tries, firstTryAt }: ClaimedLetter,
  { now, answer }: { now: Date; answer: string },
): Promise<void> {
  const dueAt = new Date(now.getTime() + waitAfterTries(tries + 1));
  const since = firstTryAt ?? now;
  if (dueAt.getTime() - since.getTime() > GIVE_UP_AFTER_MS)
    await markEnded(pool, id, 'given-up', answer);
  else await markLater(pool, id, dueAt, answer);
}
