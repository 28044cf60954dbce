import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { findCountyFolder } from '../config/config.ts';
import { withJson, withQuiet } from '../platform/command-line/output-options.ts';
import type {
  CommandContext,
  RegisterCommands,
} from '../platform/command-line/run-command-line.ts';
import { Failure } from '../platform/failure.ts';
import type { FoundColumns } from './new/crime/propose-columns.ts';

interface NewOptions {
  readonly boundaries: string;
  readonly nameProperty?: string;
  readonly residents?: string;
  readonly residentsColumn?: string;
  readonly crime?: string;
  readonly name?: string;
  readonly agency?: string;
  readonly column?: FoundColumns;
  readonly dateOrder?: 'month-day-year' | 'day-month-year';
  readonly projection?: string;
  readonly timeZone?: string;
}

/** Fields that `--column` may name. */
const FIELDS = [
  'number',
  'code',
  'description',
  'category',
  'date',
  'time',
  'latitude',
  'longitude',
  'x',
  'y',
  'status',
  'deleted',
] as const;

/** Registers `county new` and `county check`. They need no pack, and no store. */
export const countyCommands: RegisterCommands = (program, context) => {
  const county = program.command('county').description('make or check the pack of a county');
  registerNew(county, context);
  withJson(county.command('check [county]'))
    .description('list what a pack has, what is missing and what each gap costs')
    .action(async (name: string | undefined) => {
      const { checkPack } = await import('./check/check-pack.ts');
      const { describeCheck } = await import('./check/describe-check.ts');
      const folder = findCountyFolder(name ?? process.env.TOWNLIGHT_COUNTY ?? 'los-angeles');
      const checked = checkPack(folder);
      for (const line of describeCheck(checked)) context.print(line);
      context.printJson(checked);
      const faults = checked.faults.length;
      if (faults > 0)
        throw new Failure(`${folder}: ${faults === 1 ? '1 fault' : `${faults} faults`}, see above`);
    });
};

function registerNew(county: Command, context: CommandContext): void {
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
    .option('--agency <name>', 'who polices it, e.g. "Chicago Police Department"')
    .option(
      '--column <field=name>',
      `a column of the records, if it is not recognized; fields: ${FIELDS.join(', ')}`,
      parseColumn,
    )
    .addOption(
      new Option('--date-order <order>', 'if dates such as 01/02/2025 do not show it').choices([
        'month-day-year',
        'day-month-year',
      ]),
    )
    .option('--projection <proj>', 'PROJ string of x and y, if it is not recognized')
    .option('--time-zone <zone>', 'IANA time zone (default: that of the middle of the areas)')
    .action(async (nameOrPath: string, options: NewOptions) => {
      const folder = findCountyFolder(nameOrPath);
      await createCounty(context, nameOrPath, folder, options);
    });
}

async function createCounty(
  context: CommandContext,
  nameOrPath: string,
  folder: string,
  { column, ...options }: NewOptions,
): Promise<void> {
  if (existsSync(folder))
    throw new Failure(`${folder} exists; choose another name, or remove the folder first`);
  const { createPack } = await import('./new/create-pack.ts');
  const { describeProposal } = await import('./new/describe-proposal.ts');
  const { loadCountyPack, writeCountyPack } = await import('@townlight/county');
  const { toSlug } = await import('@townlight/domain/places');
  const slug = toSlug(basename(folder));
  if (slug === '')
    throw new InvalidArgumentError(`"${nameOrPath}" has no letters or digits to make an id of`);
  const name = options.name ?? toTitle(slug);
  const progress = context.openProgressBar();
  const proposal = await createPack({
    ...options,
    slug,
    name,
    agency: options.agency ?? `${name} Police`,
    columns: column ?? {},
    now: new Date(),
    onProgress: (rows, done) => progress.show(`${rows.toLocaleString('en')} rows read`, done),
  }).finally(progress.end);
  const files = writeCountyPack(folder, proposal.pack);
  // what was written is read as a server will read it
  loadCountyPack(folder);
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

function parseColumn(text: string, previous: FoundColumns = {}): FoundColumns {
  const [field = '', ...rest] = text.split('=');
  const name = rest.join('=');
  if (!FIELDS.some((known) => known === field) || name === '')
    throw new InvalidArgumentError(`write a field and a column, e.g. date="Date of report"`);
  return { ...previous, [field]: name };
}
