import { statSync } from 'node:fs';
import { type CountyPack, loadCountyPack } from '@townlight/county';
import { InvalidArgumentError } from 'commander';
import { createPortalAccess } from '../../features/sources/index.ts';
import { withQuiet } from '../../platform/command-line/command-options.ts';
import type {
  CommandContext,
  RegisterCommands,
} from '../../platform/command-line/run-command-line.ts';
import { formatStatus, readStatus } from '../../platform/command-line/status-command.ts';
import { Failure } from '../../platform/failure.ts';
import type { Feature } from '../../platform/features/feature.ts';
import { prepareStore } from '../../startup/prepare-store.ts';
import { listSetupSteps, type SetupStep } from './list-setup-steps.ts';
import { runSetupSteps } from './run-setup-steps.ts';

export interface SetupOptions {
  /** Absolute path of the pack's folder. */
  readonly countyFolder: string;
  /** Register `ingest` and `source`. */
  readonly commands: readonly RegisterCommands[];
  /** Describe what is loaded in the end. */
  readonly features: readonly Feature[];
  /** Token for open-data portals. */
  readonly appToken: string | undefined;
}

interface SetupArguments {
  readonly crime?: string;
  readonly source?: string;
  readonly from?: string;
  readonly fetchAgain?: boolean;
}

/**
 * Registers `setup`: the loads of what the pack has and of what its datasets name, in their order. What is fetched or
 * loaded already is left as it is, so an interrupted one is run again.
 */
export function setupCommand(options: SetupOptions): RegisterCommands {
  return (program, context) => {
    withQuiet(program.command('setup'))
      .description(
        'load all that the county pack has or names: from its files, and from publishers',
      )
      .option('--crime <path>', "a CSV file of crime records in the columns of the pack's source")
      .option('--source <name>', 'which source of the pack, if there are several')
      .option('--from <folder>', 'take the files of the datasets from here; fetch nothing')
      .option('--fetch-again', 'fetch files again that an earlier setup fetched')
      .action(async (given: SetupArguments) => {
        const pack = loadCountyPack(options.countyFolder);
        const steps = [...listPackSteps(pack, given, context), ...crimeStep(pack, given)];
        if (steps.length === 0)
          throw new Failure(
            `${pack.folder} has no datasets.yaml, geography/neighborhoods.geojson, residents.csv or coverage.csv; ` +
              'load them with townlight ingest, see docs/operations/loading-records.md',
          );
        // without the pack's categories, which a server inserts when it starts, records have no crime type
        await prepareStore(await context.openDatabase({ mayCreate: true }), {
          features: options.features,
          sample: undefined,
        });
        const failed = await runSetupSteps(steps, {
          context,
          commands: options.commands,
          fetchAgain: given.fetchAgain ?? false,
          portal: createPortalAccess(options.appToken),
          crimeSources: pack.crimeSources.sources,
        });
        const items = await readStatus(options.features, context);
        for (const line of ['', ...formatStatus(items)]) context.print(line);
        if (failed.length > 0)
          throw new Failure(
            `${failed.length} of ${steps.length} steps failed: ${failed.join(', ')}; the reasons are above. ` +
              'Run townlight setup again: what is loaded is not loaded twice',
          );
      });
  };
}

function listPackSteps(
  { folder, datasets }: CountyPack,
  { from }: SetupArguments,
  { store }: CommandContext,
): SetupStep[] {
  if (from !== undefined && !statSync(from, { throwIfNoEntry: false })?.isDirectory())
    throw new InvalidArgumentError(`--from: there is no folder ${from}`);
  return listSetupSteps({ countyFolder: folder, datasets, dataFolder: store.dataFolder, from });
}

function crimeStep(pack: CountyPack, { crime, source }: SetupArguments): SetupStep[] {
  if (crime === undefined) return [];
  const known = Object.keys(pack.crimeSources.sources);
  const name = chooseSource(known, source);
  return [
    { name: crime, commands: [['ingest', 'crime', '--source', name, '--file', crime, '--accept']] },
  ];
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
