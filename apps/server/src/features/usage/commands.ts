import { MAX_USAGE_DAYS } from '@townlight/contract/usage';
import { formatLocalDate } from '@townlight/domain/time';
import { type Command, InvalidArgumentError } from 'commander';
import { withJson } from '../../platform/command-line/command-options.ts';
import type { CommandContext } from '../../platform/command-line/run-command-line.ts';
import { describeUsage, formatUsageCsv } from './describe-usage.ts';
import { listLastDays, readDailyPageViews, sumUsageCounts } from './store.ts';

type Options = { days: number; csv?: true };

/** Defines `townlight usage` for staff. Days are in the county's calendar. */
export function usageCommands(county: { timeZone: string }) {
  return (program: Command, context: CommandContext): void => {
    withJson(program.command('usage'))
      .description('count views and events of each kind of page')
      .option('--days <number>', 'the number of days, including today', parseDays, 30)
      .option('--csv', 'as CSV, for instance townlight usage --csv > usage.csv')
      .action(async ({ days: dayCount, csv }: Options) => {
        const { pool } = await context.openDatabase();
        const range = listLastDays(formatLocalDate(new Date(), county.timeZone), dayCount);
        const counts = await sumUsageCounts(pool, range);
        if (csv) return context.print(formatUsageCsv(counts).trimEnd());
        const days = await readDailyPageViews(pool, range);
        for (const line of describeUsage(range, counts, days)) context.print(line);
        context.printJson({ ...range, counts, days });
      });
  };
}

function parseDays(text: string): number {
  if (!/^[1-9]\d{0,2}$/.test(text) || Number(text) > MAX_USAGE_DAYS)
    throw new InvalidArgumentError(`write a number from 1 to ${MAX_USAGE_DAYS}`);
  return Number(text);
}
