import type { Part } from '../platform/parts/part.ts';
import { subscriberCommands } from './commands.ts';
import { afterRestore, beforeRestore, deleteReturnedAtStart } from './deletion/delete-returned.ts';
import { openStoredSealing } from './sealing/key-file.ts';
import { type OwnKey, sealWithOwnKey } from './sealing/own-key.ts';
import { rehashSubscribers } from './store/rehash-subscribers.ts';
import { keepReadableSecret, readStoredSecret } from './store/restored-secret.ts';
import { openSubscribers, type Subscribers } from './subscribers.ts';
import type { SubscriptionOptions } from './subscription-options.ts';

export interface SubscriptionsPart extends Part {
  /** Used by the newsletter. */
  readonly subscribers: Subscribers;
}

/** Manages the newsletter's subscribers and their neighborhoods. */
export function subscriptionsPart(options: SubscriptionOptions): SubscriptionsPart {
  const { keys, keyFile } = options;
  const { dataFolder } = options.mail;
  const sealing = openStoredSealing(keys, keyFile);
  let ownKey: OwnKey | null = null;
  return {
    name: 'subscriptions',
    subscribers: openSubscribers(sealing, options.siteUrl),
    async serve(server) {
      const { serveSubscriptions } = await import('./serve-subscriptions.ts');
      return await serveSubscriptions(server, options, { sealing, ownKey });
    },
    commands: subscriberCommands(sealing, options.timeZone),
    async prepare(client) {
      await deleteReturnedAtStart(client, dataFolder);
      ownKey = await sealWithOwnKey(client, sealing);
    },
    // A restore keeps subscribers who signed up after the backup, and deletes those again who were deleted after it.
    entered: [
      {
        name: 'subscriber_secret',
        beforeRestore: readStoredSecret,
        afterRestore: (client, { before }) =>
          keepReadableSecret(client, sealing, before as string | null),
      },
      // Changes and unsubscriptions after the backup remain.
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
      {
        name: 'subscriber_deletion',
        restore: 'add',
        beforeRestore: (client) => beforeRestore(client, sealing),
        afterRestore: (client, restored) =>
          afterRestore(client, sealing, { ...restored, dataFolder }),
      },
    ],
  };
}
