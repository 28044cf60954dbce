import type { SubscriberSavedReply } from '@townlight/contract/subscriptions';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Unauthorized } from '../../../platform/http/errors.ts';
import type { AuthorizedSubscriber } from '../authorize-subscriber.ts';
import { loadSubscriberReply } from '../load-subscriber-reply.ts';
import { findSubscriber } from '../store/subscriber-rows.ts';
import type { SubscriptionContext } from '../subscription-context.ts';

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
  reply.header('cache-control', 'no-store');
}

/** Creates the reply to a change: the message and the current subscription. */
export async function createDoneReply(
  context: SubscriptionContext,
  { subscriber: { id }, grantId }: AuthorizedSubscriber,
  message: string,
): Promise<SubscriberSavedReply> {
  const subscriber = await findSubscriber(context.pool, { id });
  if (subscriber === null) throw new Unauthorized('This subscription was deleted.');
  return { message, error: false, ...(await loadSubscriberReply(context, subscriber, grantId)) };
}
