import type { SubscriberDoneReply } from '@townlight/contract/subscriptions';
import { Unauthorized } from '../../platform/http/errors.ts';
import type { Owner } from '../check-grant.ts';
import { describeSubscriber } from '../describe-subscriber.ts';
import type { SubscriptionDesk } from '../desk.ts';
import { findSubscriber } from '../store/subscriber-rows.ts';

/** Creates the reply to a change: the message and the current subscription. */
export async function doneWith(
  desk: SubscriptionDesk,
  { subscriber: { id }, grantId }: Owner,
  message: string,
): Promise<SubscriberDoneReply> {
  const subscriber = await findSubscriber(desk.pool, { id });
  if (subscriber === null) throw new Unauthorized('This subscription was deleted.');
  return { message, error: false, ...(await describeSubscriber(desk, subscriber, grantId)) };
}
