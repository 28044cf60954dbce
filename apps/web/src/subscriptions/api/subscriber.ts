import {
  type SubscriberReply,
  subscriberDoneReply,
  subscriberReply,
  subscription,
} from '@townlight/contract/subscriptions';
import type { SubscriptionKey } from '@townlight/domain/pages';
import type { Subscribed } from '@townlight/domain/subscriptions';
import { apiGet, apiPost } from '../../net/api-request.ts';

/** The subscription of one address. */
export interface Subscriber extends Omit<SubscriberReply, 'subscription'> {
  /** In the order of the email. */
  readonly neighborhoods: readonly Subscribed[];
}

/** The preferences other than the neighborhoods. */
export type Preferences = Pick<Subscriber, 'language' | 'how_often' | 'alerts'>;

export async function askSubscriber(
  { userHash, passwordHash }: SubscriptionKey,
  signal: AbortSignal,
): Promise<Subscriber> {
  const path = `/api/subscriptions/subscribers/${encodeURIComponent(userHash)}`;
  return read(await apiGet(path, subscriberReply, {}, signal, { bearer: passwordHash }));
}

/**
 * Posts the complete subscription. // spec 4; `before` is its previous state, so that two tabs do not undo each other
 */
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

/** Parses a subscriber; the subscription is a JSON string, empty if none. // spec 3 */
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
