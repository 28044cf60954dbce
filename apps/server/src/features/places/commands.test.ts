import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runCommandLine } from '../../platform/command-line/run-command-line.ts';
import { describeOnEmbeddedStore, silentLog } from '../../platform/testing/databases.ts';
import { registerCheckCommands, registerPlacesCommands } from './commands.ts';
import { geojsonFile, squareFeature, writeTestFile } from './testing/test-files.ts';

const agencies = [{ slug: 'lasd', name: "Sheriff's Department" }];

describeOnEmbeddedStore('the commands of places', (open) => {
  test('load boundaries, residents and coverage and report them line by line', async () => {
    const store = await open.newStore();
    const printed: string[] = [];
    const errors: string[] = [];
    const townlight = (...args: string[]) =>
      runCommandLine(
        args[0] === 'check' ? args : ['ingest', ...args],
        [
          registerCheckCommands,
          (program, context) =>
            registerPlacesCommands(program.command('ingest'), context, { agencies }),
        ],
        {
          log: silentLog,
          store,
          version: '0',
          print: (line) => printed.push(line),
          printError: (line) => errors.push(line),
        },
      );
    const file = geojsonFile([
      squareFeature('Acton', [0, 0]),
      squareFeature('Bell', [0.05, 0]),
      { ...squareFeature('Cudahy'), geometry: null },
    ]);
    const boundaries = ['boundaries', '--partition', 'neighborhoods', '--file', file];
    expect(await townlight(...boundaries)).toBe(0);
    expect(printed.splice(0).slice(0, -1)).toEqual([
      'areas.geojson: published as release 1',
      '  received 3 features: 2 new, 0 updated, 0 unchanged, 1 rejected',
      '  2 areas',
      '  rejected: feature 3 (Cudahy) has no geometry',
      '  1 pair of areas overlaps by more than 0.5% of the smaller one: Acton and Bell 50.0% (61.8 km²)',
    ]);
    // exact sizes, and the area that counts the reports there
    expect(await townlight('check', 'boundaries')).toBe(0);
    expect(printed.splice(0)).toEqual([
      'neighborhoods: 2 areas',
      '1 pair of areas overlaps, 61.545 km² together:',
      '  61.545 km²  acton and bell; reports there count in acton',
      'no gaps between areas',
    ]);
    expect(await townlight(...boundaries)).toBe(0);
    expect(printed.splice(0).at(-1)).toBe(
      'areas.geojson: nothing to do; the same file, with the same options, is already published as release 1',
    );

    const residents = writeTestFile('residents.csv', 'name,population\nActon,7000\nBell,many\n');
    const population = ['population', '--partition', 'neighborhoods', '--file', residents];
    expect(await townlight(...population, '--year', '2020')).toBe(0);
    const [release, counts, ...remarks] = printed.splice(0);
    expect([release, counts]).toEqual([
      'residents.csv: published as release 2',
      '  received 2 rows: 1 new, 0 updated, 0 unchanged, 1 rejected',
    ]);
    expect(remarks.slice(0, 2)).toEqual([
      '  line 3: Bell population "many" is not a number of people (a whole number, 0 or more)',
      '  1 area has no known number of residents: Bell',
    ]);
    const rejects = remarks.at(-1)?.replace('  rejected rows with their reasons: ', '') ?? '';
    expect(rejects.startsWith(join(store.dataFolder, 'rejects'))).toBe(true);
    expect(existsSync(rejects)).toBe(true);

    const coverage = writeTestFile('coverage.csv', 'area,agency\nActon,lasd\n');
    expect(await townlight('coverage', '--file', coverage)).toBe(0);
    expect(printed.splice(0)).toEqual([
      'coverage.csv: published as release 3',
      '  received 1 row: 1 new, 0 updated, 0 unchanged, 0 rejected',
      '  stated for neighborhoods',
      '  1 neighborhood is policed by nobody: Bell',
    ]);
    expect(errors).toEqual([]);
  });

  test('refuse partitions, years and conditions that make no sense', async () => {
    const errors: string[] = [];
    const townlight = async (...args: string[]) =>
      runCommandLine(
        ['ingest', ...args],
        [
          (program, context) =>
            registerPlacesCommands(program.command('ingest'), context, { agencies }),
        ],
        {
          log: silentLog,
          store: await open.newStore(),
          version: '0',
          printError: (line) => errors.push(line),
        },
      );
    expect(await townlight('boundaries', '--partition', 'cities', '--file', 'x')).toBe(2);
    expect(errors.splice(0)[0]).toBe(
      "error: option '--partition <partition>' argument 'cities' is invalid. Allowed choices are neighborhoods, zipcodes, tracts.",
    );
    const args = ['--partition', 'tracts', '--file', 'x'];
    expect(await townlight('population', ...args, '--year', 'last')).toBe(2);
    expect(errors.splice(0)[0]).toContain('write a year, for instance 2020');
    expect(await townlight('boundaries', ...args, '--where', 'orange')).toBe(2);
    expect(errors.splice(0)[0]).toContain('write it as property=value');
  });
});
