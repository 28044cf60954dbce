import { existsSync } from 'node:fs';
import { copyFile, mkdir, rename, rm } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Command } from 'commander';
import { formatCount } from '../../ingest/format-counts.ts';
import { withJson, withQuiet } from '../../platform/command-line/command-options.ts';
import type { CommandContext } from '../../platform/command-line/run-command-line.ts';
import { Failure } from '../../platform/failure.ts';
import { baseMapBuildPath } from './base-map-store.ts';
import { buildBaseMap } from './build/build-base-map.ts';
import type { Ring } from './build/write-shapefile.ts';
import { checkBaseMap } from './check-base-map.ts';

/** What differs from county to county. */
export interface CountyBaseMap {
  readonly bounds: readonly [number, number, number, number];
  readonly sea: () => readonly Ring[];
  /** The file of the county pack, if it has one. */
  readonly embedded: string | undefined;
}

const PICKED_UP_MESSAGE = 'a running server loads it automatically';

/** `basemap build`, `basemap use` and `basemap check`. */
export function registerBaseMapCommands(
  program: Command,
  { store, print, printJson, warn, output }: CommandContext,
  county: CountyBaseMap,
): void {
  const basemap = program.command('basemap').description('build, install or check the base map');

  withQuiet(withJson(basemap.command('build')))
    .description(
      'build streets, bridges, tunnels, buildings and water from an OpenStreetMap extract',
    )
    .requiredOption('--osm <path>', 'the extract, .osm.pbf')
    .option(
      '--out <path>',
      'the file to write (default: in the data folder, where the server finds it)',
    )
    .option(
      '--bounds <west,south,east,north>',
      'which part of it to use (default: the county)',
      boundsParser(county.bounds),
    )
    .option(
      '--coastline <path>',
      'a shapefile of the sea instead of the approximate one of the county',
    )
    .option(
      '--profile <folder>',
      "the folder of tilemaker's OpenMapTiles profile, if it is not found by itself",
    )
    .action(async (given: BuildCommandOptions) => {
      const out = given.out === undefined ? baseMapBuildPath(store.dataFolder) : resolve(given.out);
      const { bytes, tiles } = await buildBaseMap({
        osm: resolve(given.osm),
        out,
        bounds: given.bounds ?? county.bounds,
        sea: county.sea,
        coastline: given.coastline && resolve(given.coastline),
        profile: given.profile,
        onProgress: (sentence) => print(`${sentence} …`),
      });
      print(`${out}: ${tiles} tiles, ${(bytes / 1e6).toFixed(1)} MB`);
      printJson({ file: out, tiles, bytes });
      if (given.out === undefined) print(PICKED_UP_MESSAGE);
    });

  withQuiet(withJson(basemap.command('use')))
    .description('check a PMTiles file from elsewhere and install it')
    .requiredOption('--file <path>', 'a PMTiles file in the OpenMapTiles schema')
    .action(async ({ file }: { file: string }) => {
      const { problems, about } = await checkBaseMap(file);
      const out = baseMapBuildPath(store.dataFolder);
      await copyAtomically(file, out);
      print(`${out}: ${about}`);
      for (const sentence of problems) warn(`missing: ${sentence}`);
      printJson({ file: out, about, problems });
      print(PICKED_UP_MESSAGE);
    });

  withQuiet(withJson(basemap.command('check')))
    .description('check a file for the style; exits with 1 if anything is missing')
    .option('--file <path>', "a PMTiles file (default: the one in the data folder, or the pack's)")
    .action(async ({ file }: { file?: string }) => {
      const built = baseMapBuildPath(store.dataFolder);
      const path = file ?? (existsSync(built) ? built : county.embedded);
      if (path === undefined)
        throw new Failure(
          `the county pack has no base map, and ${built} does not exist; name a --file`,
        );
      const { problems, warnings, about } = await checkBaseMap(path);
      print(`${path}: ${about}`);
      if (!output.json) {
        for (const sentence of warnings) warn(`less detail: ${sentence}`);
        for (const sentence of problems) warn(`missing: ${sentence}`);
      }
      printJson({ file: path, about, warnings, problems });
      if (problems.length > 0)
        throw new Failure(
          `${path}: ${formatCount(problems.length, 'requirement')} of the style ${problems.length === 1 ? 'is' : 'are'} not met`,
        );
      print('everything that the style needs is present');
    });
}

interface BuildCommandOptions {
  readonly osm: string;
  readonly out?: string;
  readonly bounds?: readonly [number, number, number, number];
  readonly coastline?: string;
  readonly profile?: string;
}

function boundsParser(example: CountyBaseMap['bounds']) {
  return (text: string): CountyBaseMap['bounds'] => {
    const numbers = text.split(',').map(Number);
    const [west = Number.NaN, south = Number.NaN, east = Number.NaN, north = Number.NaN] = numbers;
    if (numbers.length !== 4 || !(west < east) || !(south < north))
      throw new Failure(
        `--bounds: "${text}" is not allowed; give west,south,east,north in degrees, for instance ` +
          `--bounds=${example.join(',')}`,
      );
    return [west, south, east, north];
  };
}

/** Copies through a temporary file: the server must never open a half-copied one. */
async function copyAtomically(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  const unfinished = `${to}.part`;
  try {
    await copyFile(from, unfinished);
    await rename(unfinished, to);
  } finally {
    await rm(unfinished, { force: true });
  }
}
