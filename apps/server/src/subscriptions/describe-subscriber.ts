import type { ExportReply, SubscriberReply } from '@townlight/contract/subscriptions';
import { chosenCategories, type Subscribed } from '@townlight/domain/subscriptions';
import type { SubscriptionDesk } from './desk.ts';
import type { Sealing } from './sealing/sealing.ts';
import { readGrantTimes, readWaiting } from './store/grants.ts';
import type { Reader } from './store/secret.ts';
import { readNeighborhoods, type SubscriberRow } from './store/subscriber-rows.ts';

/** Loads a subscription as the subscription page shows it. */
export async function describeSubscriber(
  { pool, sealing }: Pick<SubscriptionDesk, 'pool' | 'sealing'>,
  subscriber: SubscriberRow,
  grantId: string,
): Promise<SubscriberReply> {
  const neighborhoods = await readNeighborhoods(pool, subscriber.id);
  return {
    email: sealing.open(subscriber.address),
    // spec 3: a JSON string, empty if none
    subscription:
      neighborhoods.length === 0
        ? ''
        : JSON.stringify({ neighborhoods: neighborhoods.map(onTheWire) }),
    language: subscriber.language,
    how_often: subscriber.howOften,
    alerts: [...subscriber.alerts],
    waiting: [...(await readWaiting(pool, grantId))],
    held: subscriber.held,
  };
}

/** Loads all data that is stored about a subscriber. */
export async function exportSubscriber(
  reader: Reader,
  sealing: Sealing,
  subscriber: SubscriberRow,
): Promise<ExportReply> {
  const neighborhoods = await readNeighborhoods(reader, subscriber.id);
  const grants = await readGrantTimes(reader, subscriber.addressHash);
  return {
    email: sealing.open(subscriber.address),
    confirmed_at: subscriber.confirmedAt.toISOString(),
    unsubscribed_at: subscriber.unsubscribedAt?.toISOString() ?? null,
    language: subscriber.language,
    how_often: subscriber.howOften,
    alerts: [...subscriber.alerts],
    neighborhoods: neighborhoods.map(onTheWire),
    grants: grants.map((grant) => ({
      created_at: grant.createdAt.toISOString(),
      confirmed_at: grant.confirmedAt?.toISOString() ?? null,
      last_used_at: grant.lastUsedAt?.toISOString() ?? null,
      expires_at: grant.expiresAt.toISOString(),
      waiting: [...grant.waiting],
    })),
  };
}

function onTheWire({ id, name, categories }: Subscribed) {
  return { id, name, categoryId: [...chosenCategories(categories)] };
}
