import { emailRetryDelay, MAX_RETRY_AGE_MS } from '@townlight/domain/newsletter';
import type { Pool } from 'pg';
import { type ClaimedEmail, markEnded, markForRetry } from '../store/outbox.ts';

/**
 * Schedules a retry of an email that was not accepted, or gives it up. @param answer reply codes, as the outbox stores
 * them
 */
export async function scheduleRetry(
  pool: Pool,
  { id, tries, firstTryAt }: ClaimedEmail,
  { now, answer }: { now: Date; answer: string },
): Promise<void> {
  const dueAt = new Date(now.getTime() + emailRetryDelay(tries + 1));
  const since = firstTryAt ?? now;
  if (dueAt.getTime() - since.getTime() > MAX_RETRY_AGE_MS)
    await markEnded(pool, id, 'given-up', answer);
  else await markForRetry(pool, id, dueAt, answer);
}
