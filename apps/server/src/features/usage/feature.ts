import { formatLocalDate } from '@townlight/domain/time';
import type { Feature } from '../../platform/features/feature.ts';
import { usageCommands } from './commands.ts';

/** Counts how often pages are viewed and used. No published figure depends on it. */
export function usageFeature({ timeZone }: { timeZone: string }): Feature {
  return {
    name: 'usage',
    async serve(server) {
      const { openUsageCounter } = await import('./usage-counter.ts');
      const { usageRoutes } = await import('./routes.ts');
      const today = () => formatLocalDate(new Date(), timeZone);
      const counter = openUsageCounter({ pool: server.pool, log: server.log, today });
      return {
        routes: (app) => usageRoutes(app, server, { counter, today }),
        close: counter.close,
      };
    },
    commands: usageCommands({ timeZone }),
    // A restore keeps the counts since the backup. Counts alone trigger no backup; the next one includes them.
    userDataTables: [{ name: 'usage_count', restore: 'add' }],
  };
}
