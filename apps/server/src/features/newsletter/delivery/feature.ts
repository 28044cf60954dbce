import type { Feature } from '../../../platform/features/feature.ts';
import { bounceCommand } from './bounces/bounce-command.ts';
import type { DeliveryOptions } from './delivery-options.ts';

/** Sends the newsletter's emails and processes bounces. */
export function deliveryFeature(options: DeliveryOptions): Feature {
  return {
    name: 'newsletter-delivery',
    async serve(server) {
      const { serveDelivery } = await import('./serve-delivery.ts');
      return serveDelivery(server, options);
    },
    commands: bounceCommand(options.subscriptions.subscribers),
    async prepare(client) {
      if (!options.isEmbedded) return;
      // The previous process has ended, because this one has opened the embedded database.
      const { clearSenderLease } = await import('../store/sender-state.ts');
      await clearSenderLease(client);
    },
  };
}
