import { existsSync, rmSync } from 'node:fs';
import { basename } from 'node:path';
import type { AreaTerm } from '@townlight/domain/county';
import { toSlug } from '@townlight/domain/places';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { findCountyFolder } from '../../config/config.ts';
import { withJson, withQuiet } from '../../platform/command-line/command-options.ts';
import type { CommandContext } from '../../platform/command-line/run-command-line.ts';
import { Failure } from '../../platform/failure.ts';
import type { ProposedColumns } from './crime/propose-columns.ts';
import {
  COLUMN_OPTION_FIELDS,
  parseAgency,
  parseAreaTerm,
  parseColumn,
  parseProjection,
  parseStateNames,
  parseTimeZone,
} from './option-values.ts';

interface NewOptions {
  readonly boundaries: string;
  readonly nameProperty?: string;
  readonly residents?: string;
  readonly residentsColumn?: string;
  readonly crime?: string;
  readonly name?: string;
  readonly areas?: AreaTerm;
  readonly state?: readonly string[];
  readonly agency?: string;
  readonly column?: ProposedColumns;
  readonly dateOrder?: 'month-day-year' | 'day-month-year';
  readonly projection?: string;
  readonly timeZone?: string;
}

/** Registers `county new`. */
export function registerNewCommand(county: Command, context: CommandContext): void {
  withQuiet(withJson(county.command('new <county>')))
    .description(
      "make a pack from a county's files: a name puts it into counties/, a path anywhere else",
    )
    .requiredOption('--boundaries <path>', 'the areas: GeoJSON in degrees, or a zipped shapefile')
    .option('--name-property <name>', 'the property with the names of the areas')
    .option('--residents <path>', 'a CSV file with the residents of each area')
    .option('--residents-column <name>', 'the column with the number of residents')
    .option('--crime <path>', 'a CSV file of crime records, plain or gzip')
    .option('--name <name>', 'the name on pages, e.g. "Cook County" (default: from the folder)')
    .option(
      '--areas <one,many>',
      'what residents call the areas, e.g. ward,wards (default: neighborhood)',
      parseAreaTerm,
    )
    .option(
      '--state <names>',
      'the state that addresses end with, e.g. IL,Illinois',
      parseStateNames,
    )
    .option('--agency <name>', 'who polices it, e.g. "Chicago Police Department"', parseAgency)
    .option(
      '--column <field=name>',
      `a column of the records, if it is not recognized; fields: ${COLUMN_OPTION_FIELDS.join(', ')}`,
      parseColumn,
    )
    .addOption(
      new Option('--date-order <order>', 'if dates such as 01/02/2025 do not show it').choices([
        'month-day-year',
        'day-month-year',
      ]),
    )
    .option(
      '--projection <proj>',
      'PROJ string of x and y, if it is not recognized',
      parseProjection,
    )
    .option(
      '--time-zone <zone>',
      'IANA time zone (default: that of the middle of the areas)',
      parseTimeZone,
    )
    .action(async (nameOrPath: string, options: NewOptions) => {
      const folder = findCountyFolder(nameOrPath);
      await createCounty(context, nameOrPath, folder, options);
    });
}

async function createCounty(
  context: CommandContext,
  nameOrPath: string,
  folder: string,
  { column, areas: areaTerm, state: states, ...options }: NewOptions,
): Promise<void> {
  if (existsSync(folder))
    throw new Failure(`${folder} exists; choose another name, or remove the folder first`);
  const { proposeCountyPack } = await import('./propose-county-pack.ts');
  const { describeProposal } = await import('./describe-proposal.ts');
  const { loadCountyPack, writeCountyPack } = await import('@townlight/county');
  const slug = toSlug(basename(folder));
  if (slug === '')
    throw new InvalidArgumentError(`"${nameOrPath}" has no letters or digits to make an id of`);
  const name = options.name ?? toTitle(slug);
  const progress = context.openProgressBar();
  const proposal = await proposeCountyPack({
    ...options,
    slug,
    name,
    agency: options.agency ?? `${name} Police`,
    columns: column ?? {},
    areaTerm,
    states,
    now: new Date(),
    onProgress: (rows, done) => progress.show(`${rows.toLocaleString('en')} rows read`, done),
  }).finally(progress.end);
  const files = writeCountyPack(folder, proposal.pack);
  try {
    // what was written is read as a server will read it
    loadCountyPack(folder);
  } catch (error) {
    rmSync(folder, { recursive: true });
    throw error;
  }
  const next = listNextCommands(nameOrPath, options.crime);
  for (const line of [
    ...describeProposal(proposal),
    '',
    `wrote ${folder}: ${files.join(', ')}`,
    'next:',
    ...next.map((command) => `  ${command}`),
  ])
    context.print(line);
  context.printJson({ folder, files, county: proposal.pack.county, next });
}

/** The store of another county would be replaced, so this one gets another folder. */
function listNextCommands(nameOrPath: string, crime: string | undefined): string[] {
  const environment = `TOWNLIGHT_COUNTY=${quote(nameOrPath)} TOWNLIGHT_DATA=data-${toFolderName(nameOrPath)}`;
  return [
    `npx townlight county check ${quote(nameOrPath)}`,
    `${environment} npx townlight setup${crime === undefined ? '' : ` --crime ${quote(crime)}`}`,
    `${environment} npm start`,
  ];
}

function toFolderName(nameOrPath: string): string {
  return basename(nameOrPath).replace(/[^\w-]+/g, '-');
}

function quote(text: string): string {
  return /^[\w./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}

function toTitle(slug: string): string {
  return slug.replace(
    /(^|-)(\w)/g,
    (_, gap: string, letter: string) => `${gap === '' ? '' : ' '}${letter.toUpperCase()}`,
  );
}
