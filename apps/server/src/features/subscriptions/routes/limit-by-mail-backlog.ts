import { Overloaded } from '../../../platform/http/errors.ts';

/** The number of mails that are sent in half a minute, so that no accepted sign-up waits longer for its mail. */
const MAX_WAITING = 600;
const COUNT_TTL_MS = 1_000;
const RETRY_AFTER_SECONDS = 30;

/**
 * Creates a hook that rejects sign-ups while too many mails are queued, with a reply to retry soon, so that no one
 * waits an hour for a mail.
 * @param countWaiting returns the queued mails of all servers; called at most once a second
 * @throws Overloaded
 */
export function limitByMailBacklog(countWaiting: () => Promise<number>): () => Promise<void> {
  let counted: Promise<number> = Promise.resolve(0);
  let countedAt = Number.NEGATIVE_INFINITY;
  let since = 0;
  return async () => {
    const now = performance.now();
    if (now - countedAt > COUNT_TTL_MS) {
      countedAt = now;
      since = 0;
      counted = countWaiting();
    }
    if ((await counted) + since >= MAX_WAITING)
      throw new Overloaded(
        'Many people are subscribing right now. Please try again in a minute.',
        RETRY_AFTER_SECONDS,
      );
    since++;
  };
}
