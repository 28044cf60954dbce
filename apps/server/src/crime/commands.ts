import type { CountyCrimeSources, CrimeSource } from '@townlight/domain/crime';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { runLoad } from '../loading/run-load.ts';
import type { CommandContext } from '../platform/command-line/run-command-line.ts';
import { crimeTelling } from './describe-crime-load.ts';
import { ingestCrime } from './ingest/ingest-crime.ts';
import { readMapping } from './ingest/read-mapping.ts';
import { parseMonthRange } from './ingest/supplied-months.ts';

interface Options {
  source: string;
  file?: string;
  url?: string;
  mapping?: string;
  months?: string;
}

/** `ingest crime`; `timeZone` is the county's, in which a report cannot lie after today. */
export function registerCrimeCommands(
  ingest: Command,
  context: CommandContext,
  county: { timeZone: string; records: CountyCrimeSources },
): void {
  ingest
    .command('crime')
    .description("load a police agency's records as one release")
    .addOption(
      new Option('--source <name>', 'which columns to read; csv needs --mapping')
        .choices([...Object.keys(county.records.sources), 'csv'])
        .makeOptionMandatory(),
    )
    .option('--file <path>', 'a CSV file, plain or gzip')
    .option(
      '--url <address>',
      "a dataset's .json at an open-data portal (Socrata), read page by page, or a CSV file",
    )
    .option('--mapping <path>', 'the mapping file that names the columns (with --source csv)')
    .option('--months <from..to>', 'the months the file holds whole, e.g. 2020-04..2021-07')
    .action(async (options: Options) => {
      if ((options.file === undefined) === (options.url === undefined)) {
        throw new InvalidArgumentError('name the records by --file or by --url, one of the two');
      }
      const source = await sourceOf(options, county.records);
      await runLoad(context, crimeTelling, (database, surroundings) =>
        ingestCrime(database, {
          ...surroundings,
          sourceName: options.source === 'csv' ? source.agency : options.source,
          source,
          file: options.file,
          url: options.url,
          months: options.months === undefined ? undefined : parseMonthRange(options.months),
          today: todayIn(county.timeZone),
        }),
      );
    });
}

async function sourceOf(
  options: Options,
  { sources, projections }: CountyCrimeSources,
): Promise<CrimeSource> {
  const known = sources[options.source];
  if (known !== undefined) return known;
  if (options.mapping === undefined) {
    throw new InvalidArgumentError('--source csv needs --mapping, the file that names the columns');
  }
  return await readMapping(options.mapping, projections);
}

/** `2026-11-20` in the county. */
function todayIn(timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(new Date());
}
