import type { Part } from '../platform/parts/part.ts';
import { feedbackCommands } from './commands.ts';

/** What readers tell us. No figure hangs on it. */
export function feedbackPart(county: { timeZone: string }): Part {
  return {
    name: 'feedback',
    async serve({ pool, markChanged }) {
      const { feedbackRoutes } = await import('./routes.ts');
      return { routes: (app) => feedbackRoutes(app, { pool, markChanged }) };
    },
    commands: feedbackCommands(county),
    // what readers sent since the backup is not lost with a restore
    entered: [{ name: 'feedback', keepOthers: true }],
  };
}
