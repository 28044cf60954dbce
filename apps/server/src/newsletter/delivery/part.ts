import type { Part } from '../../platform/parts/part.ts';
import { bounceCommand } from './bounces/bounce-command.ts';
import type { DeliveryOptions } from './delivery-options.ts';

/** The way of letters to their readers, and what comes back. */
export function deliveryPart(options: DeliveryOptions): Part {
  return {
    name: 'newsletter-delivery',
    async serve(server) {
      const { serveDelivery } = await import('./serve-delivery.ts');
      return serveDelivery(server, options);
    },
    commands: bounceCommand(options.subscriptions.subscribers),
    async prepare(client) {
      if (!options.isEmbedded) return;
      // the holder before is gone: this process owns the store now
      const { clearSenderHold } = await import('../store/sender-hold.ts');
      await clearSenderHold(client);
    },
  };
}
