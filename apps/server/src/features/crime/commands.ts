import { createInterface } from 'node:readline/promises';
import type { Agency } from '@townlight/domain/county';
import type { CountyCrimeSources, CrimeSource } from '@townlight/domain/crime';
import { formatLocalDate, parseDay } from '@townlight/domain/time';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { createFollowToOption } from '../../ingest/files/follow-redirects.ts';
import { lockReleases } from '../../ingest/release/publish-release.ts';
import { findTimeFault } from '../../ingest/rows/value-fault.ts';
import { runLoadCommand } from '../../ingest/run-load.ts';
import { withJson, withQuiet } from '../../platform/command-line/command-options.ts';
import type { CommandContext } from '../../platform/command-line/run-command-line.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { crimeLoadDescription } from './describe-crime-load.ts';
import { ingestCrime } from './ingest/ingest-crime.ts';
import type { CrimeLoadReport } from './ingest/load-crime.ts';
import { acceptCoverageProposal } from './ingest/month-coverage/accept-coverage-proposal.ts';
import {
  type CoverageStatement,
  parseMonths,
  parseTerritory,
} from './ingest/month-coverage/coverage-statement.ts';
import { readMappingFile } from './ingest/read-mapping.ts';
import { EARLIEST_DAY } from './ingest/record-dates.ts';

interface Options {
  source: string;
  file?: string;
  url?: string;
  followTo?: string;
  mapping?: string;
  months?: string;
  covers?: string;
  asOf?: string;
  accept?: boolean;
  acceptAnyway?: string;
}

/**
 * Registers `ingest crime`.
 * @param county `timeZone` is the county's; a report cannot be dated after today in that zone
 */
export function registerCrimeCommands(
  ingest: Command,
  context: CommandContext,
  county: { timeZone: string; records: CountyCrimeSources; agencies: readonly Agency[] },
): void {
  withQuiet(withJson(ingest.command('crime')))
    .description("load a police agency's records as one release")
    .addOption(
      new Option('--source <name>', 'which columns to read; csv needs --mapping')
        .choices([...Object.keys(county.records.sources), 'csv'])
        .makeOptionMandatory(),
    )
    .option('--file <path>', 'a CSV file, plain or gzip')
    .option(
      '--url <address>',
      "the web address of a dataset's .json at an open-data portal (Socrata), read page by page, or of a CSV file",
    )
    .addOption(createFollowToOption())
    .option('--mapping <path>', 'the mapping file that names the columns (with --source csv)')
    .option('--months <from..to>', 'the months that the file has in full, e.g. 2020-04..2021-07')
    .option(
      '--covers <part>',
      'for which territory: agency, division:<name>[,<name>] or areas:<slug>[,<slug>]',
    )
    .option('--accept', 'accept the months and territory that its dates and places suggest')
    .option(
      '--accept-anyway <from..to>',
      'accept these months though many of their rows were rejected, have no place or share a number',
    )
    .option('--as-of <day>', 'the day the file was current, e.g. 2025-03-28 (default: today)')
    .action(async (options: Options) => {
      if ((options.file === undefined) === (options.url === undefined)) {
        throw new InvalidArgumentError('name the records with --file or --url, not both');
      }
      const source = await resolveSource(options, county.records);
      const today = formatLocalDate(new Date(), county.timeZone);
      const statement: CoverageStatement = {
        months: options.months === undefined ? undefined : parseMonths(options.months),
        covers: options.covers === undefined ? undefined : parseTerritory(options.covers),
        accept: options.accept,
        anyway:
          options.acceptAnyway === undefined
            ? undefined
            : parseMonths(options.acceptAnyway, '--accept-anyway'),
      };
      const asOf = options.asOf === undefined ? undefined : parseAsOf(options.asOf, today);
      const loaded = await runLoadCommand(context, crimeLoadDescription, (database, surroundings) =>
        ingestCrime(database, {
          ...surroundings,
          sourceName: options.source === 'csv' ? source.agency : options.source,
          source,
          file: options.file,
          url: options.url,
          followTo: options.followTo,
          statement,
          asOf,
          divisions: county.agencies.find(({ slug }) => slug === source.agency)?.divisions,
          today,
          timeZone: county.timeZone,
        }),
      );
      if (loaded.outcome === 'published')
        await offerProposal(context, loaded.report, county.agencies);
    });
}

async function resolveSource(
  options: Options,
  { sources, projections }: CountyCrimeSources,
): Promise<CrimeSource> {
  const known = sources[options.source];
  if (known !== undefined) return known;
  if (options.mapping === undefined) {
    throw new InvalidArgumentError('--source csv needs --mapping, the file that names the columns');
  }
  return await readMappingFile(options.mapping, projections);
}

/** Requests a confirmation at a terminal of the proposed months when no statement was given. */
async function offerProposal(
  { openDatabase, print, output }: CommandContext,
  { releaseId, supply, proposal }: CrimeLoadReport,
  agencies: readonly Agency[],
): Promise<void> {
  const canAccept = proposal.complete.length > 0 && proposal.covers !== null;
  if (
    supply.by !== 'nobody' ||
    !canAccept ||
    output.json ||
    output.quiet ||
    !process.stdin.isTTY ||
    !process.stdout.isTTY
  )
    return;
  // Prompts after the load so that no transaction waits for the answer.
  const terminal = createInterface(process.stdin, process.stdout);
  const answer = await terminal.question('Are these months complete? [y/N] ');
  terminal.close();
  if (!/^y(es)?$/i.test(answer.trim())) return;
  const { pool } = await openDatabase();
  await inTransaction(pool, async (client) => {
    await lockReleases(client);
    await acceptCoverageProposal(client, releaseId, agencies);
  });
  print('accepted');
}

/** @throws InvalidArgumentError when the text is not a day, or is a day that no file can cover */
function parseAsOf(text: string, today: string): Date {
  if (parseDay(text) === null)
    throw new InvalidArgumentError(`--as-of "${text}": write a day up to today, e.g. ${today}`);
  const fault = findTimeFault(text, { first: EARLIEST_DAY, last: today, lastIs: 'today' });
  if (fault !== null) throw new InvalidArgumentError(`--as-of "${text}": it ${fault}`);
  return new Date(`${text}T00:00:00Z`);
}
