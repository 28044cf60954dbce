import { dayInCounty } from '@townlight/domain/time';
import type { Part } from '../platform/parts/part.ts';
import { usageCommands } from './commands.ts';

/** How often pages are looked at and used. No figure hangs on it. */
export function usagePart({ timeZone }: { timeZone: string }): Part {
  return {
    name: 'usage',
    async serve(server) {
      const { openUsageCounter } = await import('./count-usage.ts');
      const { usageRoutes } = await import('./routes.ts');
      const today = () => dayInCounty(new Date(), timeZone);
      const counter = openUsageCounter({ pool: server.pool, log: server.log, today });
      return {
        routes: (app) => usageRoutes(app, server, { counter, today }),
        close: counter.close,
      };
    },
    commands: usageCommands({ timeZone }),
    // Counts since the backup stay. Clicks alone cause none: whatever is entered next takes them along.
    entered: [{ name: 'usage_count', restore: 'add' }],
  };
}
