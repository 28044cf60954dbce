import type { Command } from 'commander';
import type { CommandContext } from '../../platform/command-line/run-command-line.ts';
import { readEditions } from '../store/editions.ts';

/** `newsletter …`: the editions of the letter. */
export function newsletterCommands() {
  return (program: Command, { openDatabase, print }: CommandContext): void => {
    const newsletter = program.command('newsletter').description('the monthly letters');
    newsletter
      .command('status')
      .description('the editions and how far each has come')
      .action(async () => {
        const { pool } = await openDatabase();
        const editions = await readEditions(pool);
        if (editions.length === 0) print('there is no edition yet');
        for (const { id, state } of editions) print(`${id}  ${state}`);
      });
  };
}
