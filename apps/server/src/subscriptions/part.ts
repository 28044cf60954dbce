import type { Part } from '../platform/parts/part.ts';
import { subscriberCommands } from './commands.ts';
import { openSealing } from './sealing/sealing.ts';
import { rehashSubscribers } from './store/rehash-subscribers.ts';
import { openSubscribers, type Subscribers } from './subscribers.ts';
import type { SubscriptionOptions } from './subscription-options.ts';

export interface SubscriptionsPart extends Part {
  /** For the newsletter. */
  readonly subscribers: Subscribers;
}

/** Who gets letters about which neighborhoods. */
export function subscriptionsPart(options: SubscriptionOptions): SubscriptionsPart {
  const sealing = openSealing(options.keys);
  return {
    name: 'subscriptions',
    subscribers: openSubscribers(sealing, options.siteUrl),
    async serve(server) {
      const { serveSubscriptions } = await import('./serve-subscriptions.ts');
      return await serveSubscriptions(server, options, sealing);
    },
    commands: subscriberCommands(sealing, options.timeZone),
    // who signed up since the backup stays; who was deleted since is on the list of the suppressed, which stays too
    entered: [
      { name: 'subscriber_secret' },
      // who changed something or unsubscribed since has done so
      { name: 'subscriber', key: ['address_hash'], restore: 'add' },
      {
        name: 'subscriber_neighborhood',
        restore: 'add',
        refersTo: { subscriber_id: 'subscriber' },
        with: 'subscriber_id',
      },
      {
        name: 'subscriber_suppressed',
        restore: 'add',
        afterRestore: (client) => rehashSubscribers(client, sealing),
      },
    ],
  };
}
