import type { Feature } from '../../platform/features/feature.ts';
import { feedbackCommands } from './commands.ts';
import type { FeedbackOptions } from './serve-feedback.ts';

/** Collects feedback from readers. No published figure depends on it. */
export function feedbackFeature(options: FeedbackOptions): Feature {
  return {
    name: 'feedback',
    async serve(server) {
      const { serveFeedback } = await import('./serve-feedback.ts');
      return serveFeedback(server, options);
    },
    commands: feedbackCommands(options),
    // A restore keeps the feedback that was sent after the backup.
    userDataTables: [
      { name: 'feedback', restore: 'add', key: ['submitted_at', 'page', 'comment'] },
    ],
  };
}
