import type { AirPart } from '../air/index.ts';
import type { Part } from '../platform/parts/part.ts';
import { webhookCommands } from './commands.ts';

export interface AirWebhooksOptions {
  readonly air: AirPart;
  /** Allows webhooks to private addresses: for an installation that trusts everyone who can add one. */
  readonly allowPrivate: boolean;
}

/** Creates the feature that notifies other programs when the air of a neighborhood changes. No figure depends on it. */
export function airWebhooksPart({ air, allowPrivate }: AirWebhooksOptions): Part {
  return {
    name: 'air-webhooks',
    async serve({ pool, current }) {
      const { webhookJobs } = await import('./jobs.ts');
      return { jobs: webhookJobs({ pool, air: () => current().of(air), allowPrivate }) };
    },
    commands: webhookCommands({ allowPrivate }),
    // webhooks added since the backup survive a restore
    entered: [{ name: 'air_webhook', restore: 'add', key: ['url', 'neighborhood', 'secret'] }],
  };
}
