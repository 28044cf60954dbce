import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Database } from '../../../platform/database/open-database.ts';
import { describeOnStore } from '../../../platform/testing/databases.ts';
import { loadAreas } from '../testing/load-areas.ts';
import {
  createRejectsFolder,
  geojsonFile,
  squareFeature,
  writeTestFile,
} from '../testing/test-files.ts';
import { ingestBoundaries } from './ingest-boundaries.ts';
import { ingestPopulation } from './ingest-population.ts';

async function openWith(open: () => Promise<Database>, names: readonly string[]) {
  const database = await open();
  await ingestBoundaries(database, {
    partition: 'neighborhoods',
    file: geojsonFile(names.map((name, i) => squareFeature(name, [i / 10, 0]))),
    rejectsFolder: createRejectsFolder(),
  });
  return database;
}

function ingest(database: Database, text: string | Uint8Array) {
  return ingestPopulation(database, {
    partition: 'neighborhoods',
    file: writeTestFile('residents.csv', text),
    rejectsFolder: createRejectsFolder(),
  });
}

describeOnStore('loading residents', (open) => {
  test('matches Latin-1 names, reports unusable rows, and returns counts that add up', async () => {
    const database = await openWith(open, ['Acton', 'Bell', 'Cudahy', 'La Cañada Flintridge']);
    const loaded = await ingest(
      database,
      Buffer.from(
        'name,population\nActon,"7,000"\nLa Ca\xf1ada Flintridge,20337\nAtlantis,1\nBell,-3\nActon,7001\n,5\n',
        'latin1',
      ),
    );
    expect(loaded).toMatchObject({
      report: {
        rowsRead: 6,
        rowsNew: 2,
        rowsUpdated: 0,
        rowsUnchanged: 0,
        rowsRejected: 4,
        unmatched: ['Atlantis'],
        without: ['Bell', 'Cudahy'],
        remarks: [
          'line 5: Bell population "-3" is not a number of people (a whole number, 0 or more)',
          'line 6: Acton is already on line 2',
          'line 7: the row names no area',
          '1 row matches no area: Atlantis',
          '2 areas have no known number of residents: Bell, Cudahy',
        ],
      },
    });
    const { neighborhoods } = await loadAreas(database.pool);
    expect(neighborhoods.areas.map(({ residents }) => residents)).toEqual([
      7000,
      null,
      null,
      20_337,
    ]);
    const rejects = loaded.outcome === 'published' ? loaded.rejects : null;
    expect(readFileSync(rejects ?? '', 'utf8').split('\n')[1]).toBe(
      '4,"""Atlantis"" is not one of the neighborhoods",Atlantis,1',
    );
  });

  test('the same file again is a no-op, a corrected one an update', async () => {
    const database = await openWith(open, ['Acton', 'Bell']);
    await ingest(database, 'name,population\nActon,1\nBell,2\n');
    expect(await ingest(database, 'name,population\nActon,1\nBell,2\n')).toMatchObject({
      outcome: 'already-published',
    });
    expect(await ingest(database, 'name,population\nActon,1\nBell,3\n')).toMatchObject({
      report: { rowsRead: 2, rowsNew: 0, rowsUpdated: 1, rowsUnchanged: 1, rowsRejected: 0 },
    });
  });

  // formerly the areas came back without residents, and the file had to be loaded again
  test('residents are restored when their boundaries are reloaded, and missing ones are reported', async () => {
    const names = ['Acton', 'Bell', 'Cudahy'];
    const database = await openWith(open, names);
    await ingest(database, 'name,population\nActon,1\nBell,2\nCudahy,3\n');
    const boundaries = (some: readonly string[]) =>
      ingestBoundaries(database, {
        partition: 'neighborhoods',
        file: geojsonFile(some.map((name, i) => squareFeature(name, [i / 10, 0]))),
        rejectsFolder: createRejectsFolder(),
        replaceAll: true,
      });
    expect(await boundaries(['Duarte', 'Acton'])).toMatchObject({
      report: {
        remarks: [
          '2 rows of residents.csv match no area: Bell, Cudahy',
          '1 area has no known number of residents: Duarte',
        ],
      },
    });
    await boundaries(names);
    const { neighborhoods } = await loadAreas(database.pool);
    expect(neighborhoods.areas.map(({ residents }) => residents)).toEqual([1, 2, 3]);
  });

  // formerly areas missing in a later file retained the figures of an earlier one
  test('a later file replaces all residents, and removing most of them requires an explicit option', async () => {
    const database = await openWith(open, ['Acton', 'Bell', 'Cudahy']);
    await ingest(database, 'name,population\nActon,1\nBell,2\nCudahy,3\n');
    await expect(ingest(database, 'name,population\nActon,1\n')).rejects.toThrow(
      'residents.csv: 2 of 3 areas would lose their residents (Bell, Cudahy), so nothing was published and the current data stays; if you mean that, load it with --replace-all',
    );
    await ingest(database, 'name,population\nActon,1\nCudahy,4\n');
    const { neighborhoods } = await loadAreas(database.pool);
    expect(neighborhoods.areas.map(({ residents }) => residents)).toEqual([1, null, 4]);
  });

  test('fails with a hint to load boundaries first when there are none', async () => {
    await expect(ingest(await open(), 'name,population\nActon,1\n')).rejects.toThrow(
      'residents.csv: there are no neighborhoods yet; load their boundaries first (townlight ingest boundaries --partition neighborhoods --file …)',
    );
  });

  test('a file without a usable row changes nothing', async () => {
    const database = await openWith(open, ['Acton']);
    await ingest(database, 'name,population\nActon,1\n');
    await expect(ingest(database, 'name,population\nActon,many\n')).rejects.toThrow(
      /^residents\.csv: the only row was rejected, so nothing was published; line 2: population "many" is not a number of people .*all reasons are in .*neighborhoods-population\.csv$/,
    );
    const { neighborhoods } = await loadAreas(database.pool);
    expect(neighborhoods.areas[0]?.residents).toBe(1);
  });
});
