import type { SubscriberSavedReply } from '@townlight/contract/subscriptions';
import { Unauthorized } from '../../../platform/http/errors.ts';
import type { AuthorizedSubscriber } from '../authorize-subscriber.ts';
import { loadSubscriberReply } from '../load-subscriber-reply.ts';
import { findSubscriber } from '../store/subscriber-rows.ts';
import type { SubscriptionContext } from '../subscription-context.ts';

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
