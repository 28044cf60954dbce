import type { AirPart } from '../air/index.ts';
import type { Part } from '../platform/parts/part.ts';
import { webhookCommands } from './commands.ts';

export interface AirWebhooksOptions {
  readonly air: AirPart;
  /** Machines of one's own network may be told: for an installation that trusts whoever may add webhooks. */
  readonly allowPrivate: boolean;
}

/** Tells other programs when the air of a neighborhood changes. No figure hangs on it. */
export function airWebhooksPart({ air, allowPrivate }: AirWebhooksOptions): Part {
  return {
    name: 'air-webhooks',
    async serve({ pool, current }) {
      const { webhookJobs } = await import('./jobs.ts');
      return { jobs: webhookJobs({ pool, air: () => current().of(air), allowPrivate }) };
    },
    commands: webhookCommands({ allowPrivate }),
    // what was added since the backup is not lost with a restore
    entered: [{ name: 'air_webhook', keepOthers: true }],
  };
}
