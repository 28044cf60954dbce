import { type Command, InvalidArgumentError, Option } from 'commander';
import { createFollowToOption } from '../../ingest/files/follow-redirects.ts';
import { runLoadCommand } from '../../ingest/run-load.ts';
import { withJson, withQuiet } from '../../platform/command-line/command-options.ts';
import type { CommandContext } from '../../platform/command-line/run-command-line.ts';
import { airLoadDescription } from './describe-air-load.ts';
import { readAirMapping } from './ingest/formats/mapping.ts';
import { formatMappingExamples } from './ingest/formats/mapping-examples.ts';
import { AIR_SOURCES, type AirCounty, type AirSource, ingestAir } from './ingest/ingest-air.ts';

interface AirCommandOptions {
  source: AirSource;
  file?: string;
  url?: string;
  followTo?: string;
  stations?: string;
  mapping?: string;
  mapFormat?: boolean;
  acceptOutside?: boolean;
}

/** Registers `ingest air`. */
export function registerAirCommands(
  ingest: Command,
  context: CommandContext,
  county: AirCounty,
): void {
  withQuiet(withJson(ingest.command('air')))
    .description('load hourly PM2.5 readings as one release')
    .addOption(
      new Option('--source <name>', "AirNow's hourly files, EPA's hourly AQS files, or any CSV")
        .choices(AIR_SOURCES)
        .makeOptionMandatory(),
    )
    .option('--file <path>', 'the readings, plain or gzip')
    .option('--url <address>', 'the web address of the readings')
    .addOption(createFollowToOption())
    .option(
      '--stations <path or address>',
      "where the stations are: AirNow's file of monitoring sites, or a CSV with code, name, latitude, longitude",
    )
    .option('--accept-outside', 'even if most stations of the list are far from the county')
    .option('--mapping <path>', 'the mapping file that names the columns (with --source csv)')
    .option('--map-format', 'show what a mapping file looks like, and load nothing')
    .action(async (options: AirCommandOptions) => {
      if (options.mapFormat) {
        for (const line of formatMappingExamples()) context.print(line);
        return;
      }
      if ((options.file === undefined) === (options.url === undefined))
        throw new InvalidArgumentError('name the readings with --file or --url, not both');
      if ((options.source === 'csv') !== (options.mapping !== undefined))
        throw new InvalidArgumentError(
          '--source csv needs --mapping (the file that names the columns), and --mapping needs --source csv',
        );
      const mapping = options.mapping && (await readAirMapping(options.mapping));
      await runLoadCommand(context, airLoadDescription, (database, surroundings) =>
        ingestAir(database, {
          ...surroundings,
          county,
          source: options.source,
          file: options.file,
          url: options.url,
          followTo: options.followTo,
          stations: options.stations,
          mapping: mapping || undefined,
          acceptOutside: options.acceptOutside,
          now: new Date(),
        }),
      );
    });
}
