import type { Part } from '../platform/parts/part.ts';
import { newsletterCommands } from './commands/newsletter-commands.ts';

/** Letters about neighborhoods: editions, what they say, and their way to the subscribers. */
export function newsletterPart(): Part {
  return {
    name: 'newsletter',
    commands: newsletterCommands(),
    entered: [
      // an edition that was sent since the backup was sent
      { name: 'newsletter_edition', keepOthers: true },
      { name: 'newsletter_facts', keepOthers: true },
      { name: 'newsletter_setting' },
    ],
  };
}
