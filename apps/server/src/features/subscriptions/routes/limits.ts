import type { FastifyReply, FastifyRequest } from 'fastify';
import { PRIVATE_CACHE_CONTROL } from '../../../platform/http/cache-control.ts';
import { Overloaded } from '../../../platform/http/errors.ts';

export const MINUTE_MS = 60_000;

/** Calls of the subscription page: sorting a list saves many times. A grant cannot be guessed anyway. */
export const subscriberRateLimit = () => ({
  perNetwork: { max: 240, timeWindow: 10 * MINUTE_MS },
});

/** Uses of links and requests for new ones. */
export const linkRateLimit = () => ({
  perNetwork: { max: 30, timeWindow: 10 * MINUTE_MS },
});

/** Prevents caching of responses that depend on the user. */
export async function setNoStore(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header('cache-control', PRIVATE_CACHE_CONTROL);
}

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
