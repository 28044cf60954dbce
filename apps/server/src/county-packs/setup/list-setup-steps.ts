import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { CountyDataset } from '@townlight/county';
import { isScheduledDataset, listLoadArguments, listSourceCommands } from './dataset-commands.ts';
import { downloadPath } from './fetch-dataset.ts';

/** A load of the set-up: its commands, and the dataset to be fetched before. */
export interface SetupStep {
  /** The name of the dataset, or of the pack's file. */
  readonly name: string;
  /** Fetched before the commands run; undefined for a file at hand and for a scheduled source. */
  readonly download?: { readonly dataset: CountyDataset; readonly path: string };
  /** The arguments of the commands that load it. */
  readonly commands: readonly (readonly string[])[];
  /** Why it is not done; undefined for a step that can be. */
  readonly skipped?: string;
}

/** The folders from which steps are listed. */
export interface SetupFiles {
  readonly countyFolder: string;
  readonly datasets: Readonly<Record<string, CountyDataset>>;
  readonly dataFolder: string;
  /** The folder with the files of datasets, where nothing is to be fetched. */
  readonly from: string | undefined;
}

/** Loads need those before them: residents their areas, crime records the areas that they are in. */
const ORDER: readonly CountyDataset['loads'][] = [
  'boundaries',
  'residents',
  'coverage',
  'addresses',
  'air',
  'air-forecast',
  'crime',
];

/** The files of a pack that are loaded into the store, with the arguments that load them. */
const PACK_FILES: readonly {
  readonly loads: CountyDataset['loads'];
  readonly file: string;
  readonly args: readonly string[];
}[] = [
  {
    loads: 'boundaries',
    file: 'geography/neighborhoods.geojson',
    args: [
      ...['boundaries', '--partition', 'neighborhoods'],
      ...['--id-property', 'id', '--name-property', 'name'],
    ],
  },
  {
    loads: 'residents',
    file: 'residents.csv',
    args: [
      ...['population', '--partition', 'neighborhoods'],
      ...['--id-column', 'area', '--population-column', 'residents'],
    ],
  },
  { loads: 'coverage', file: 'coverage.csv', args: ['coverage'] },
];

/** Lists the loads of a pack's files and datasets, in the order in which they need each other. */
export function listSetupSteps(files: SetupFiles): SetupStep[] {
  return ORDER.flatMap((loads) => [
    ...PACK_FILES.filter((one) => one.loads === loads).flatMap(({ file, args }) => {
      const path = join(files.countyFolder, file);
      if (!existsSync(path)) return [];
      return [{ name: file, commands: [['ingest', ...args, '--file', path]] }];
    }),
    ...Object.entries(files.datasets)
      .filter(([, dataset]) => dataset.loads === loads)
      .map(([name, dataset]) => datasetStep(name, dataset, files)),
  ]);
}

function datasetStep(name: string, dataset: CountyDataset, files: SetupFiles): SetupStep {
  const { dataFolder, from } = files;
  if (from !== undefined) {
    const given = findFile(from, name);
    const args = given && listLoadArguments(name, dataset, given);
    if (args) return { name, commands: [args] };
    const skipped =
      dataset.loads === 'air'
        ? 'readings are fetched hour by hour; load a file with townlight ingest air'
        : `${join(from, name)}.* is not there`;
    return { name, commands: [], skipped };
  }
  if (isScheduledDataset(dataset)) return { name, commands: listSourceCommands(name, dataset) };
  const path = downloadPath(dataFolder, name, dataset);
  const args = listLoadArguments(name, dataset, path);
  return { name, download: { dataset, path }, commands: args === null ? [] : [args] };
}

/** Finds `<folder>/<name>.csv`, `.geojson`, `.zip`, … */
function findFile(folder: string, name: string): string | undefined {
  const file = readdirSync(folder).find(
    (one) => one.startsWith(`${name}.`) && !one.endsWith('.part'),
  );
  return file === undefined ? undefined : join(folder, file);
}
