import type { SaveSubscriptionRequest, Subscription } from '@townlight/contract/subscriptions';
import {
  MOST_NEIGHBORHOODS,
  mergeNeighborhoods,
  readChoice,
  type Subscribed,
} from '@townlight/domain/subscriptions';
import { inTransaction } from '../platform/database/transaction.ts';
import { BadRequest, Unauthorized } from '../platform/http/errors.ts';
import type { SubscriptionDesk } from './desk.ts';
import {
  changePreferences,
  holdSubscriber,
  namesOf,
  readNeighborhoods,
  writeNeighborhoods,
} from './store/subscriber-rows.ts';

type Sent = Pick<SaveSubscriptionRequest, 'before' | 'subscription'>;

/**
 * Replaces the neighborhoods of a subscription. If the request contains the state that the page showed, only the
 * differences from it are applied.
 * @throws BadRequest for an unknown neighborhood, or too many
 */
export async function saveNeighborhoods(
  desk: SubscriptionDesk,
  subscriberId: string,
  { subscription, before }: Sent,
): Promise<void> {
  await inTransaction(desk.pool, async (client) => {
    const subscriber = await holdSubscriber(client, subscriberId);
    if (subscriber === null) throw new Unauthorized('This subscription was deleted.');
    const current = await readNeighborhoods(client, subscriberId);
    const sent = asSubscribed(subscription);
    const wanted =
      before === undefined ? sent : mergeNeighborhoods(asSubscribed(before), sent, current);
    const names = await namesOf(
      client,
      wanted.map(({ id }) => id),
    );
    const earlier = new Map(current.map((one) => [one.id, one.name]));
    const saved = wanted.map(({ id, categories }) => {
      // A neighborhood that was chosen before remains, even if the map no longer has it.
      const name = names.get(id) ?? earlier.get(id);
      if (name === undefined)
        throw new BadRequest(
          `subscription.neighborhoods: "${id}" is not a neighborhood; /api/neighborhoods/names lists them`,
        );
      return { id, name, categories };
    });
    if (saved.length > MOST_NEIGHBORHOODS)
      throw new BadRequest(
        `A subscription can have at most ${MOST_NEIGHBORHOODS} neighborhoods; remove one first.`,
      );
    await writeNeighborhoods(client, subscriberId, saved);
    const hasNew = saved.some(({ id }) => !earlier.has(id));
    // A subscriber who unsubscribed from everything and adds a neighborhood wants the newsletter again.
    if (hasNew && subscriber.howOften === 'never')
      await changePreferences(client, subscriberId, { howOften: 'monthly', at: desk.now() });
  });
  desk.markChanged();
}

/** Returns each neighborhood once. */
function asSubscribed({ neighborhoods }: Sent['subscription'] | Subscription): Subscribed[] {
  const byId = new Map(
    neighborhoods.map(({ id, name, categoryId = [] }) => [
      id,
      { id, name, categories: readChoice(categoryId) },
    ]),
  );
  return [...byId.values()];
}
