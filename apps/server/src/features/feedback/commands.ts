import { type Command, InvalidArgumentError } from 'commander';
import { parseDay, withJson } from '../../platform/command-line/command-options.ts';
import type { CommandContext } from '../../platform/command-line/run-command-line.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { Failure } from '../../platform/failure.ts';
import { deleteFeedback } from './delete-feedback.ts';
import { describeFeedback, formatFeedbackCsv } from './describe-feedback.ts';
import { recordFeedbackDownload } from './record-download.ts';
import { listFeedbackSince } from './store/entries.ts';

type Options = { since?: string; csv?: true; remove?: number };

/** Defines `townlight feedback` for staff. Days and times are in the county's time zone. */
export function feedbackCommands(county: { timeZone: string }) {
  return (program: Command, context: CommandContext): void => {
    withJson(program.command('feedback'))
      .description('list feedback from readers, oldest first')
      .option('--since <day>', 'from this day on, e.g. 2026-11-01', parseDay)
      .option(
        '--remove <id>',
        'remove one entry, for instance one with private information',
        parseId,
      )
      .option('--csv', 'as CSV, for instance townlight feedback --csv > feedback.csv')
      .action(async ({ since, csv, remove }: Options) => {
        const { pool } = await context.openDatabase();
        if (remove !== undefined) {
          if (!(await deleteFeedback(pool, remove, 'command line')))
            throw new Failure(`there is no entry ${remove}; townlight feedback lists them`);
          context.print(`entry ${remove} is removed; earlier backups still have it`);
          return;
        }
        const entries = await listFeedbackSince(pool, since, county.timeZone);
        if (csv || context.output.json) {
          await inTransaction(pool, (client) =>
            recordFeedbackDownload(
              client,
              'command line',
              entries.length,
              since === undefined ? {} : { from: since },
            ),
          );
        }
        context.printJson(entries);
        if (csv) context.print(formatFeedbackCsv(entries).trimEnd());
        else for (const line of describeFeedback(entries, county.timeZone)) context.print(line);
      });
  };
}

function parseId(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text))
    throw new InvalidArgumentError('write the number at the start of an entry');
  return Number(text);
}
