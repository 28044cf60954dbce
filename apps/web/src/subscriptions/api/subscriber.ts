import {
  type SubscriberReply,
  subscriberDoneReply,
  subscriberReply,
  subscription,
} from '@townlight/contract/subscriptions';
import type { SubscriptionKey } from '@townlight/domain/pages';
import type { Subscribed } from '@townlight/domain/subscriptions';
import { apiGet, apiPost } from '../../net/api-request.ts';

/** What one address gets. */
export interface Subscriber extends Omit<SubscriberReply, 'subscription'> {
  /** In the order of the letter. */
  readonly neighborhoods: readonly Subscribed[];
}

/** How and about what letters come, beside the neighborhoods. */
export type Preferences = Pick<Subscriber, 'language' | 'how_often' | 'alerts'>;

export async function askSubscriber(
  { userHash, passwordHash }: SubscriptionKey,
  signal: AbortSignal,
): Promise<Subscriber> {
  const path = `/api/subscriptions/subscribers/${encodeURIComponent(userHash)}`;
  return read(await apiGet(path, subscriberReply, {}, signal, { bearer: passwordHash }));
}

/** Posts the whole subscription again. // spec 4; `before` is what it was changed from, so that two tabs do not undo each other */
export async function saveNeighborhoods(
  { email, passwordHash }: SubscriptionKey,
  before: readonly Subscribed[],
  after: readonly Subscribed[],
): Promise<Subscriber> {
  const sent = { email, passwordHash, subscription: written(after), before: written(before) };
  const path = '/api/subscriptions/subscribers';
  return read((await apiPost(path, sent, subscriberDoneReply)).reply);
}

function written(neighborhoods: readonly Subscribed[]) {
  return {
    neighborhoods: neighborhoods.map(({ id, name, categories }) => ({
      id,
      name,
      categoryId: categories,
    })),
  };
}

/** The subscription comes as a JSON string, empty if none. // spec 3 */
export function read({ subscription: text, ...rest }: SubscriberReply): Subscriber {
  const { neighborhoods } =
    text === '' ? { neighborhoods: [] } : subscription.parse(JSON.parse(text));
  return {
    ...rest,
    neighborhoods: neighborhoods.map(({ id, name, categoryId }) => ({
      id,
      name,
      categories: categoryId,
    })),
  };
}
