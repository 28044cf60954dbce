import {
  postPreferencesRoute,
  type SavePreferencesRequest,
  type SubscriberReply,
  saveSubscriberRoute,
  subscriberRoute,
  subscriptionSchema,
} from '@townlight/contract/subscriptions';
import type { SubscriptionCredentials } from '@townlight/domain/pages';
import type { SubscribedNeighborhood, VisualCategory } from '@townlight/domain/subscriptions';
import { request } from '../../../http/api-request.ts';

/** The subscription of one address. */
export interface Subscriber extends Omit<SubscriberReply, 'subscription'> {
  /** In the order of the email. */
  readonly neighborhoods: readonly SubscribedNeighborhood[];
}

/** The preferences other than the neighborhoods. */
export type SubscriberPreferences = Pick<Subscriber, 'language' | 'how_often' | 'alerts'>;

export async function fetchSubscriber(
  { userHash, passwordHash }: SubscriptionCredentials,
  signal: AbortSignal,
): Promise<Subscriber> {
  return parseSubscriber(
    await request(subscriberRoute, { params: { userHash }, bearer: passwordHash, signal }),
  );
}

/**
 * Posts the complete subscription. // spec 4; `before` is its previous state, so that two tabs do not undo each other
 */
export async function saveNeighborhoods(
  { email, passwordHash }: SubscriptionCredentials,
  before: readonly SubscribedNeighborhood[],
  after: readonly SubscribedNeighborhood[],
): Promise<Subscriber> {
  const body = { email, passwordHash, subscription: written(after), before: written(before) };
  return parseSubscriber(await request(saveSubscriberRoute, { body }));
}

function written(neighborhoods: readonly SubscribedNeighborhood[]) {
  return {
    neighborhoods: neighborhoods.map(({ id, name, categories }) => ({
      id,
      name,
      categoryId: categories as readonly VisualCategory[],
    })),
  };
}

/** Parses a subscriber; the subscription is a JSON string, empty if none. // spec 3 */
function parseSubscriber({ subscription: text, ...rest }: SubscriberReply): Subscriber {
  const { neighborhoods } =
    text === '' ? { neighborhoods: [] } : subscriptionSchema.parse(JSON.parse(text));
  return {
    ...rest,
    neighborhoods: neighborhoods.map(({ id, name, categoryId }) => ({
      id,
      name,
      categories: categoryId,
    })),
  };
}

/** Changes the preferences; omitted ones stay. */
export async function savePreferences(
  { userHash, passwordHash }: SubscriptionCredentials,
  body: SavePreferencesRequest,
): Promise<Subscriber> {
  const params = { userHash };
  return parseSubscriber(
    await request(postPreferencesRoute, { params, body, bearer: passwordHash }),
  );
}
