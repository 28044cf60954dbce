import type {
  SubscriberExportReply,
  SubscriberReply,
  SubscriberSavedReply,
} from '@townlight/contract/subscriptions';
import { resolveEmailSections, type SubscribedNeighborhood } from '@townlight/domain/subscriptions';
import type { Queryable } from '../../platform/database/query.ts';
import { Unauthorized } from '../../platform/http/errors.ts';
import type { AuthorizedSubscriber } from './authorize-subscriber.ts';
import type { Sealing } from './sealing/sealing.ts';
import { readGrantTimes, readPendingNeighborhoods } from './store/grants.ts';
import {
  findSubscriber,
  readSubscribedNeighborhoods,
  type SubscriberRow,
} from './store/subscriber-rows.ts';
import type { SubscriptionContext } from './subscription-context.ts';

/** Loads a subscription as the subscription page shows it. */
export async function loadSubscriberReply(
  { pool, sealing }: Pick<SubscriptionContext, 'pool' | 'sealing'>,
  subscriber: SubscriberRow,
  grantId: string,
): Promise<SubscriberReply> {
  const neighborhoods = await readSubscribedNeighborhoods(pool, subscriber.id);
  return {
    email: sealing.open(subscriber.address),
    // spec 3: a JSON string, empty if none
    subscription:
      neighborhoods.length === 0
        ? ''
        : JSON.stringify({ neighborhoods: neighborhoods.map(toReplyNeighborhood) }),
    language: subscriber.language,
    how_often: subscriber.howOften,
    alerts: [...subscriber.alerts],
    waiting: [...(await readPendingNeighborhoods(pool, grantId))],
    held: subscriber.held,
  };
}

/** Loads all data that is stored about a subscriber. */
export async function loadSubscriberExport(
  reader: Queryable,
  sealing: Sealing,
  subscriber: SubscriberRow,
): Promise<SubscriberExportReply> {
  const neighborhoods = await readSubscribedNeighborhoods(reader, subscriber.id);
  const grants = await readGrantTimes(reader, subscriber.addressHash);
  return {
    email: sealing.open(subscriber.address),
    confirmed_at: subscriber.confirmedAt.toISOString(),
    unsubscribed_at: subscriber.unsubscribedAt?.toISOString() ?? null,
    language: subscriber.language,
    how_often: subscriber.howOften,
    alerts: [...subscriber.alerts],
    neighborhoods: neighborhoods.map(toReplyNeighborhood),
    grants: grants.map((grant) => ({
      created_at: grant.createdAt.toISOString(),
      confirmed_at: grant.confirmedAt?.toISOString() ?? null,
      last_used_at: grant.lastUsedAt?.toISOString() ?? null,
      expires_at: grant.expiresAt.toISOString(),
      waiting: [...grant.waiting],
    })),
  };
}

function toReplyNeighborhood({ id, name, categories }: SubscribedNeighborhood) {
  return { id, name, categoryId: [...resolveEmailSections(categories)] };
}

/** Creates the reply to a change: the message and the current subscription. */
export async function createSubscriberSavedReply(
  context: SubscriptionContext,
  { subscriber: { id }, grantId }: AuthorizedSubscriber,
  message: string,
): Promise<SubscriberSavedReply> {
  const subscriber = await findSubscriber(context.pool, { id });
  if (subscriber === null) throw new Unauthorized('This subscription was deleted.');
  return { message, error: false, ...(await loadSubscriberReply(context, subscriber, grantId)) };
}
