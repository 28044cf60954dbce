import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Command, InvalidArgumentError } from 'commander';
import { withQuiet } from '../platform/command-line/output-options.ts';
import type {
  CommandContext,
  RegisterCommands,
} from '../platform/command-line/run-command-line.ts';
import { formatStatus, readStatus } from '../platform/command-line/status-command.ts';
import { Failure } from '../platform/failure.ts';
import type { Feature } from '../platform/features/feature.ts';
import { prepareStore } from '../startup/prepare-store.ts';

export interface SetupOptions {
  /** Absolute path of the pack's folder. */
  readonly countyFolder: string;
  /** Names of the pack's sources of crime records. */
  readonly crimeSources: readonly string[];
  /** Registers `ingest`. */
  readonly registerIngest: RegisterCommands;
  /** Describe what is loaded in the end. */
  readonly features: readonly Feature[];
}

/**
 * Registers `setup`: the loads of what the pack has, in their order. What is loaded already is left as it is, so an
 * interrupted one is run again.
 */
export function setupCommand({
  countyFolder,
  crimeSources,
  registerIngest,
  features,
}: SetupOptions): RegisterCommands {
  return (program, context) => {
    withQuiet(program.command('setup'))
      .description("load the county pack's boundaries, residents and coverage, and crime records")
      .option('--crime <path>', "a CSV file of crime records in the columns of the pack's source")
      .option('--source <name>', 'which source of the pack, if there are several')
      .action(async ({ crime, source }: { crime?: string; source?: string }) => {
        const steps = [
          ...listPackLoads(countyFolder),
          ...(crime === undefined ? [] : [crimeLoad(crime, chooseSource(crimeSources, source))]),
        ];
        if (steps.length === 0)
          throw new Failure(
            `${countyFolder} has no geography/neighborhoods.geojson, residents.csv or coverage.csv; ` +
              'load them with townlight ingest, see docs/operations/loading-records.md',
          );
        // without the pack's categories, which a server inserts when it starts, records have no crime type
        await prepareStore(await context.openDatabase({ mayCreate: true }), {
          features,
          sample: undefined,
        });
        for (const [index, args] of steps.entries()) {
          context.print(`step ${index + 1} of ${steps.length}: townlight ${args.join(' ')}`);
          await runCommand(args, registerIngest, context);
        }
        const items = await readStatus(features, context);
        for (const line of ['', ...formatStatus(items)]) context.print(line);
      });
  };
}

/** The files of a pack that are loaded into the store, with the arguments that load them. */
const PACK_LOADS: readonly (readonly [file: string, args: readonly string[]])[] = [
  [
    'geography/neighborhoods.geojson',
    [
      'boundaries',
      '--partition',
      'neighborhoods',
      '--id-property',
      'id',
      '--name-property',
      'name',
    ],
  ],
  [
    'residents.csv',
    [
      ...['population', '--partition', 'neighborhoods'],
      ...['--id-column', 'area', '--population-column', 'residents'],
    ],
  ],
  ['coverage.csv', ['coverage']],
];

function listPackLoads(folder: string): string[][] {
  return PACK_LOADS.map(([file, args]) => ({ file: join(folder, file), args }))
    .filter(({ file }) => existsSync(file))
    .map(({ file, args }) => ['ingest', ...args, '--file', file]);
}

function crimeLoad(file: string, source: string): string[] {
  return ['ingest', 'crime', '--source', source, '--file', file, '--accept'];
}

function chooseSource(known: readonly string[], requested: string | undefined): string {
  if (requested !== undefined) {
    if (known.includes(requested)) return requested;
    throw new InvalidArgumentError(
      `--source "${requested}": the pack has ${known.join(', ') || 'none'}`,
    );
  }
  const [only] = known;
  if (only !== undefined && known.length === 1) return only;
  throw new InvalidArgumentError(
    only === undefined
      ? '--crime: the pack has no sources.yaml, which names the columns'
      : `--crime: choose one with --source: ${known.join(', ')}`,
  );
}

/** Runs another command in the same store and with the same output. */
async function runCommand(
  args: readonly string[],
  register: RegisterCommands,
  context: CommandContext,
): Promise<void> {
  const program = new Command('townlight').exitOverride();
  register(program, context);
  await program.parseAsync(args, { from: 'user' });
}
