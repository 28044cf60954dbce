import {
  type CoronavirusCounty,
  isSuppressedTotal,
  parseCaseTotal,
  type SuppressedRange,
} from '@townlight/domain/coronavirus';
import { formatLocalDate } from '@townlight/domain/time';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { createFollowToOption } from '../../ingest/files/follow-redirects.ts';
import { runLoadCommand } from '../../ingest/run-load.ts';
import { withJson, withQuiet } from '../../platform/command-line/command-options.ts';
import type { CommandContext } from '../../platform/command-line/run-command-line.ts';
import { coronavirusLoadDescription } from './describe-coronavirus-load.ts';
import {
  CORONAVIRUS_SOURCES,
  type CoronavirusSource,
  ingestCoronavirus,
} from './ingest/ingest-coronavirus.ts';

interface CoronavirusCommandOptions {
  source: CoronavirusSource;
  file?: string;
  url?: string;
  followTo?: string;
  withheld?: SuppressedRange;
  acceptOutside?: boolean;
}

/** Registers `ingest coronavirus`. */
export function registerCoronavirusCommands(
  ingest: Command,
  context: CommandContext,
  county: CoronavirusCounty,
  timeZone: string,
): void {
  withQuiet(withJson(ingest.command('coronavirus')))
    .description('load coronavirus case totals as one release')
    .addOption(
      new Option(
        '--source <name>',
        "the newspaper's place totals, the county's wide file, or any CSV",
      )
        .choices(CORONAVIRUS_SOURCES)
        .makeOptionMandatory(),
    )
    .option('--file <path>', 'the totals, plain or gzip')
    .option('--url <address>', 'the web address of the totals')
    .addOption(createFollowToOption())
    .option(
      '--withheld <range>',
      'the range that a withheld number stands for, if the file does not say, e.g. "1 to 4"',
      parseWithheldRange,
    )
    .option('--accept-outside', 'even if most places in it are not reporting areas of the county')
    .action(
      async ({
        source,
        file,
        url,
        followTo,
        withheld,
        acceptOutside,
      }: CoronavirusCommandOptions) => {
        if ((file === undefined) === (url === undefined))
          throw new InvalidArgumentError('name the totals with --file or --url, not both');
        await runLoadCommand(context, coronavirusLoadDescription, (database, surroundings) =>
          ingestCoronavirus(database, {
            ...surroundings,
            county,
            source,
            file,
            url,
            followTo,
            withheldMeans: withheld,
            acceptOutside,
            today: formatLocalDate(new Date(), timeZone),
          }),
        );
      },
    );
}

function parseWithheldRange(text: string): SuppressedRange {
  const range = parseCaseTotal(text);
  if (range === undefined || range === 'withheld-without-range' || !isSuppressedTotal(range))
    throw new InvalidArgumentError('give a range such as "1 to 4" or "9 or fewer"');
  return range;
}
