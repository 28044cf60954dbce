import type { Feature } from '../../platform/features/feature.ts';
import type { AirFeature } from '../air/index.ts';
import { createWebhookCommands } from './commands.ts';

export interface AirWebhooksOptions {
  readonly air: AirFeature;
  /** Allows webhooks to private addresses: for an installation that trusts everyone who can add one. */
  readonly allowPrivate: boolean;
}

/** Creates the feature that notifies other programs when the air of a neighborhood changes. No figure depends on it. */
export function airWebhooksFeature({ air, allowPrivate }: AirWebhooksOptions): Feature {
  return {
    name: 'air-webhooks',
    async serve({ pool, current }) {
      const { createWebhookJobs } = await import('./jobs.ts');
      return { jobs: createWebhookJobs({ pool, air: () => current().of(air), allowPrivate }) };
    },
    commands: createWebhookCommands({ allowPrivate }),
    // webhooks added since the backup survive a restore
    userDataTables: [
      { name: 'air_webhook', restore: 'add', key: ['url', 'neighborhood', 'secret'] },
    ],
  };
}
