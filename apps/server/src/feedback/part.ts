import type { Part } from '../platform/parts/part.ts';
import { feedbackCommands } from './commands.ts';
import type { FeedbackOptions } from './feedback-options.ts';

/** What readers tell us. No figure hangs on it. */
export function feedbackPart(options: FeedbackOptions): Part {
  return {
    name: 'feedback',
    async serve(server) {
      const { serveFeedback } = await import('./serve-feedback.ts');
      return serveFeedback(server, options);
    },
    commands: feedbackCommands(options),
    // what readers sent since the backup is not lost with a restore
    entered: [{ name: 'feedback', restore: 'add', key: ['submitted_at', 'page', 'comment'] }],
  };
}
