import { type Command, InvalidArgumentError } from 'commander';
import { createFollowToOption } from '../../ingest/files/follow-redirects.ts';
import { runLoadCommand } from '../../ingest/run-load.ts';
import { withJson, withQuiet } from '../../platform/command-line/command-options.ts';
import type { CommandContext } from '../../platform/command-line/run-command-line.ts';
import { forecastLoadDescription } from './describe-forecast-load.ts';
import { type ForecastCounty, ingestForecast } from './ingest/ingest-forecast.ts';

/** Registers `ingest air-forecast`. */
export function registerForecastCommand(
  ingest: Command,
  context: CommandContext,
  county: ForecastCounty,
): void {
  withQuiet(withJson(ingest.command('air-forecast')))
    .description("load AirNow's forecasts of reporting areas (reportingarea.dat) as one release")
    .option('--file <path>', 'the file, plain or gzip')
    .option('--url <address>', 'the web address of the file')
    .addOption(createFollowToOption())
    .action(async (options: { file?: string; url?: string; followTo?: string }) => {
      if ((options.file === undefined) === (options.url === undefined))
        throw new InvalidArgumentError('name the forecasts with --file or --url, not both');
      await runLoadCommand(context, forecastLoadDescription, (database, surroundings) =>
        ingestForecast(database, { ...surroundings, ...options, county, now: new Date() }),
      );
    });
}
