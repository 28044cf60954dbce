import type { Feature } from '../../platform/features/feature.ts';
import { subscriberCommands } from './commands.ts';
import {
  captureDeletions,
  reapplyDeletionsAfterRestore,
  reapplyDeletionsAtStart,
} from './deletion/reapply-deletions.ts';
import { type GeneratedKey, sealWithGeneratedKey } from './sealing/generated-key.ts';
import { openKeyFileSealing } from './sealing/key-file.ts';
import { rehashSubscribers } from './store/rehash-subscribers.ts';
import { readSealedSecret, recoverFormerSecret } from './store/restored-secret.ts';
import { createSubscribers, type Subscribers } from './subscribers.ts';
import type { SubscriptionOptions } from './subscription-context.ts';

export interface SubscriptionsFeature extends Feature {
  /** Used by the newsletter. */
  readonly subscribers: Subscribers;
}

/** Manages the newsletter's subscribers and their neighborhoods. */
export function subscriptionsFeature(options: SubscriptionOptions): SubscriptionsFeature {
  const { keys, keyFile } = options;
  const { dataFolder } = options.mail;
  const sealing = openKeyFileSealing(keys, keyFile);
  let generatedKey: GeneratedKey | null = null;
  return {
    name: 'subscriptions',
    subscribers: createSubscribers(sealing, options.siteUrl),
    async serve(server) {
      const { serveSubscriptions } = await import('./serve-subscriptions.ts');
      return await serveSubscriptions(server, options, { sealing, generatedKey });
    },
    commands: subscriberCommands(sealing, options.timeZone),
    async prepare(client) {
      await reapplyDeletionsAtStart(client, dataFolder);
      generatedKey = await sealWithGeneratedKey(client, sealing);
    },
    // A restore keeps subscribers who signed up after the backup, and deletes those again who were deleted after it.
    userDataTables: [
      {
        name: 'subscriber_secret',
        beforeRestore: readSealedSecret,
        afterRestore: (client, { before }) =>
          recoverFormerSecret(client, sealing, before as string | null),
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
        beforeRestore: (client) => captureDeletions(client, sealing),
        afterRestore: (client, restored) =>
          reapplyDeletionsAfterRestore(client, sealing, { ...restored, dataFolder }),
      },
    ],
  };
}
