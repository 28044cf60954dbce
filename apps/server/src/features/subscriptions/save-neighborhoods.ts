import type { SaveSubscriptionRequest, Subscription } from '@townlight/contract/subscriptions';
import {
  MAX_SUBSCRIBED_NEIGHBORHOODS,
  mergeSubscribedNeighborhoods,
  normalizeCategoryChoice,
  type SubscribedNeighborhood,
} from '@townlight/domain/subscriptions';
import { inTransaction } from '../../platform/database/transaction.ts';
import { BadRequest, Unauthorized } from '../../platform/http/errors.ts';
import {
  lockSubscriber,
  readNeighborhoodNames,
  readSubscribedNeighborhoods,
  replaceSubscribedNeighborhoods,
  updatePreferences,
} from './store/subscriber-rows.ts';
import type { SubscriptionContext } from './subscription-context.ts';

type Sent = Pick<SaveSubscriptionRequest, 'before' | 'subscription'>;

/**
 * Replaces the neighborhoods of a subscription. If the request contains the state that the page showed, only the
 * differences from it are applied.
 * @throws BadRequest for an unknown neighborhood, or too many
 */
export async function saveNeighborhoods(
  context: SubscriptionContext,
  subscriberId: string,
  { subscription, before }: Sent,
): Promise<void> {
  await inTransaction(context.pool, async (client) => {
    const subscriber = await lockSubscriber(client, subscriberId);
    if (subscriber === null) throw new Unauthorized('This subscription was deleted.');
    const current = await readSubscribedNeighborhoods(client, subscriberId);
    const sent = asSubscribed(subscription);
    const wanted =
      before === undefined
        ? sent
        : mergeSubscribedNeighborhoods(asSubscribed(before), sent, current);
    const names = await readNeighborhoodNames(
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
    if (saved.length > MAX_SUBSCRIBED_NEIGHBORHOODS)
      throw new BadRequest(
        `A subscription can have at most ${MAX_SUBSCRIBED_NEIGHBORHOODS} neighborhoods; remove one first.`,
      );
    await replaceSubscribedNeighborhoods(client, subscriberId, saved);
    const hasNew = saved.some(({ id }) => !earlier.has(id));
    // A subscriber who unsubscribed from everything and adds a neighborhood wants the newsletter again.
    if (hasNew && subscriber.howOften === 'never')
      await updatePreferences(client, subscriberId, { howOften: 'monthly', at: context.now() });
  });
  context.markChanged();
}

/** Returns each neighborhood once. */
function asSubscribed({
  neighborhoods,
}: Sent['subscription'] | Subscription): SubscribedNeighborhood[] {
  const byId = new Map(
    neighborhoods.map(({ id, name, categoryId = [] }) => [
      id,
      { id, name, categories: normalizeCategoryChoice(categoryId) },
    ]),
  );
  return [...byId.values()];
}
