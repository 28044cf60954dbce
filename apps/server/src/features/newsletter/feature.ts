import type { Feature } from '../../platform/features/feature.ts';
import { newsletterCommands } from './commands/newsletter-commands.ts';
import { NEWSLETTER_FEATURE_NAME } from './edition/edition-workflow.ts';
import type { NewsletterOptions } from './newsletter-options.ts';

/** The newsletter about neighborhoods: editions, their content and their delivery to subscribers. */
export function newsletterFeature(options: NewsletterOptions): Feature {
  return {
    name: NEWSLETTER_FEATURE_NAME,
    async serve(server) {
      const { serveNewsletter } = await import('./serve-newsletter.ts');
      return serveNewsletter(server, options);
    },
    commands: newsletterCommands(options),
    userDataTables: [
      // A restore keeps editions that were sent after the backup.
      { name: 'newsletter_edition', restore: 'add' },
      {
        name: 'newsletter_facts',
        restore: 'add',
        refersTo: { edition_id: 'newsletter_edition' },
        with: 'edition_id',
      },
      { name: 'newsletter_setting' },
    ],
  };
}
