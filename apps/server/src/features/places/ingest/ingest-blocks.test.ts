import { expect, test } from 'vitest';
import type { Database } from '../../../platform/database/open-database.ts';
import { describeOnStore } from '../../../platform/testing/databases.ts';
import {
  createRejectsFolder,
  geojsonFile,
  squareFeature,
  writeTestFile,
} from '../testing/test-files.ts';
import { ingestBlocks } from './ingest-blocks.ts';
import { ingestBoundaries } from './ingest-boundaries.ts';

/** Squares of a tenth of a degree, from the corner at 0°, 0° to the east. */
const loadSquares = (database: Database, names: readonly string[], shift = 0) =>
  ingestBoundaries(database, {
    partition: 'neighborhoods',
    file: geojsonFile(names.map((name, at) => squareFeature(name, [(at + shift) / 10, 0]))),
    rejectsFolder: createRejectsFolder(),
  });

const loadBlocks = (database: Database, rows: readonly string[], options = {}) =>
  ingestBlocks(database, {
    file: writeTestFile('blocks.csv', `GEOID,POP100,INTPTLAT,INTPTLON\n${rows.join('\n')}\n`),
    rejectsFolder: createRejectsFolder(),
    year: 2020,
    ...options,
  });

const readResidents = async ({ pool }: Database) =>
  (
    await pool.query<{ slug: string; residents: number | null; year: number | null }>(
      'select slug, residents, residents_year as year from area order by slug',
    )
  ).rows.map(({ slug, residents, year }) => [slug, residents, year]);

const BLOCKS = [
  '060371,100,+0.0200,+000.0200',
  '060372,40,+0.0300,+000.0300',
  '060373,0,+0.0400,+000.0400',
  '060374,7,+0.0300,+000.1300',
  '060375,9,+5.0000,+005.0000',
];

describeOnStore('residents of census blocks', (open) => {
  test('are summed per area, and an area without blocks has no count rather than 0', async () => {
    const database = await open();
    await loadSquares(database, ['Acton', 'Bell', 'Cudahy']);
    expect(await loadBlocks(database, BLOCKS)).toMatchObject({
      report: {
        ...{ rowsRead: 5, rowsNew: 4, rowsRejected: 0, without: ['Cudahy'] },
        remarks: ['4 of 5 rows are in a neighborhood; 147 residents', '1 area has no row: Cudahy'],
      },
    });
    expect(await readResidents(database)).toEqual([
      ['acton', 140, 2020],
      ['bell', 7, 2020],
      ['cudahy', null, null],
    ]);
    expect(await loadBlocks(database, BLOCKS)).toMatchObject({ outcome: 'already-published' });
  });

  test('are summed again when boundaries change', async () => {
    const database = await open();
    await loadSquares(database, ['Acton', 'Bell', 'Cudahy']);
    await loadBlocks(database, BLOCKS);
    // Acton is where Bell was
    await loadSquares(database, ['Acton', 'Bell', 'Cudahy'], 1);
    expect(await readResidents(database)).toEqual([
      ['acton', 7, 2020],
      ['bell', null, null],
      ['cudahy', null, null],
    ]);
    await loadSquares(database, ['Acton', 'Bell', 'Cudahy']);
    expect(await readResidents(database)).toEqual([
      ['acton', 140, 2020],
      ['bell', 7, 2020],
      ['cudahy', null, null],
    ]);
  });

  test('rows without a place or a number are rejected with the reason', async () => {
    const database = await open();
    await loadSquares(database, ['Acton']);
    const loaded = await loadBlocks(database, [
      ...BLOCKS.slice(0, 2),
      '060376,5,,+000.0200',
      '060377,many,+0.0200,+000.0200',
    ]);
    expect(loaded).toMatchObject({ report: { rowsRead: 4, rowsNew: 2, rowsRejected: 2 } });
    expect(await readResidents(database)).toEqual([['acton', 140, 2020]]);
  });

  test('a file that leaves most areas without residents is refused, and so is another place', async () => {
    const database = await open();
    await loadSquares(database, ['Acton', 'Bell', 'Cudahy', 'Downey']);
    const everywhere = [0, 1, 2, 3].map((at) => `1,50,0.02,${at / 10 + 0.02}`);
    await loadBlocks(database, everywhere);
    await expect(loadBlocks(database, BLOCKS.slice(0, 1))).rejects.toThrow('their residents');
    await expect(loadBlocks(database, BLOCKS.slice(4))).rejects.toThrow(
      'none of its rows is in a neighborhood; check that longitude and latitude are degrees',
    );
    expect((await readResidents(database)).map(([, residents]) => residents)).toEqual([
      ...[50, 50, 50, 50],
    ]);
  });
});
