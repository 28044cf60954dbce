import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Failure } from '../../../platform/failure.ts';

/** Folders in which distributions install tilemaker's OpenMapTiles profile. */
const PROFILES = [
  '/usr/share/doc/tilemaker/examples',
  '/usr/share/tilemaker',
  '/usr/local/share/tilemaker',
  '/opt/homebrew/share/tilemaker',
];

export interface Tilemaker {
  readonly program: string;
  readonly config: string;
  readonly process: string;
}

/**
 * Finds the installed tilemaker and its profile.
 * @param profile a folder with config-openmaptiles.json and process-openmaptiles.lua
 * @throws Failure with what to install
 */
export function findTilemaker(profile: string | undefined): Tilemaker {
  const program = (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'tilemaker'))
    .find((path) => existsSync(path));
  if (program === undefined)
    throw new Failure(
      'tilemaker is not installed; install it (Debian, as root: apt-get install tilemaker), or make a ' +
        'PMTiles file in the OpenMapTiles schema elsewhere, for instance with planetiler, and give it to ' +
        '`townlight basemap use --file`',
    );
  const found = (profile === undefined ? PROFILES : [profile])
    .map((folder) => ({
      program,
      config: join(folder, 'config-openmaptiles.json'),
      process: join(folder, 'process-openmaptiles.lua'),
    }))
    .find(({ config, process }) => existsSync(config) && existsSync(process));
  if (found === undefined)
    throw new Failure(
      `config-openmaptiles.json and process-openmaptiles.lua of tilemaker are not in ` +
        `${(profile === undefined ? PROFILES : [profile]).join(', ')}; say where: --profile <folder>`,
    );
  return found;
}

/**
 * Runs tilemaker.
 * @param folder working directory, in which the profile reads `coastline/`
 * @throws Failure with the last lines of its output
 */
export async function runTilemaker(
  { program, config, process: lua }: Tilemaker,
  { osm, output, folder, bounds }: { osm: string; output: string; folder: string; bounds: string },
): Promise<void> {
  const args = ['--input', osm, '--output', output, '--config', config, '--process', lua];
  const running = spawn(program, [...args, '--bbox', bounds, '--store', join(folder, 'store')], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let consoleOutput = '';
  const appendOutput = (chunk: Buffer) => {
    consoleOutput = (consoleOutput + chunk.toString()).slice(-4_000);
  };
  running.stdout.on('data', appendOutput);
  running.stderr.on('data', appendOutput);
  const { promise, resolve, reject } = Promise.withResolvers<number | null>();
  running.once('error', reject);
  running.once('close', resolve);
  const code = await promise;
  if (code !== 0)
    throw new Failure(`tilemaker gave up (${code ?? 'killed'}): ${lastLines(consoleOutput)}`);
}

function lastLines(consoleOutput: string): string {
  const lines = consoleOutput.split(/[\r\n]+/).filter((line) => line.trim() !== '');
  return lines.slice(-3).join(' | ') || 'without a word';
}
