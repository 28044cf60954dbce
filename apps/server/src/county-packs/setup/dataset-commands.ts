import type { CountyDataset } from '@townlight/county';
import { formatInterval } from '@townlight/domain/sources';

type Scheduled = Extract<CountyDataset, { loads: 'crime' | 'air' | 'air-forecast' }> & {
  readonly every: number;
};

/** Whether a server checks a dataset regularly. */
export function isScheduledDataset(dataset: CountyDataset): dataset is Scheduled {
  return 'every' in dataset && dataset.every !== undefined;
}

/** Returns the arguments of the command that loads a dataset from its file; null for air, which has many. */
export function listLoadArguments(
  name: string,
  dataset: CountyDataset,
  file: string,
): readonly string[] | null {
  switch (dataset.loads) {
    case 'boundaries':
      return [
        ...['ingest', 'boundaries', '--partition', dataset.partition, '--file', file],
        ...option('--id-property', dataset.idProperty),
        ...option('--name-property', dataset.nameProperty),
        ...option('--vintage', dataset.vintage),
      ];
    case 'residents':
      return [
        ...['ingest', 'population', '--partition', dataset.partition, '--file', file],
        ...option('--id-column', dataset.idColumn),
        ...option('--population-column', dataset.populationColumn),
        ...(dataset.blocks ? ['--blocks'] : []),
        ...option('--year', dataset.year),
        ...option('--vintage', dataset.vintage),
      ];
    case 'coverage':
      return ['ingest', 'coverage', '--file', file];
    case 'addresses':
      return ['ingest', 'addresses', '--source', name, '--file', file];
    case 'crime':
      return ['ingest', 'crime', '--source', dataset.source, '--file', file, '--accept'];
    case 'air':
      return null;
    case 'air-forecast':
      return ['ingest', 'air-forecast', '--file', file];
  }
}

const CRIME_KINDS = {
  file: 'crime-file',
  socrata: 'crime-portal',
  arcgis: 'crime-arcgis',
} as const;

/** Returns the commands that add a scheduled source, and check it for the first time. */
export function listSourceCommands(name: string, dataset: Scheduled): readonly string[][] {
  const { kind, settings } = sourceOf(dataset);
  const add = ['source', 'add', name, '--if-missing', '--kind', kind, '--place', dataset.url];
  for (let at = 0; at < settings.length; at += 2)
    add.push('--setting', `${settings[at]}=${settings[at + 1]}`);
  add.push('--every', formatInterval(dataset.every), ...option('--title', dataset.title));
  return [add, ['source', 'run', name]];
}

function sourceOf(dataset: Scheduled): { kind: string; settings: readonly string[] } {
  switch (dataset.loads) {
    case 'air':
      return { kind: 'airnow', settings: option('sites', dataset.sites) };
    case 'air-forecast':
      return { kind: 'airnow-forecast', settings: [] };
    case 'crime':
      return {
        kind: CRIME_KINDS[dataset.format],
        settings: [
          ...['columns', dataset.source],
          ...option('from', dataset.from),
          ...option('filter', dataset.filter),
        ],
      };
  }
}

function option(name: string, value: string | number | undefined): string[] {
  return value === undefined ? [] : [name, String(value)];
}
