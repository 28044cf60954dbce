import { expect, test } from 'vitest';
import type { Database } from '../../../../platform/database/open-database.ts';
import { describeOnBothStores } from '../../../../platform/testing/databases.ts';
import {
  createRejectsFolder,
  geojsonFile,
  squareFeature,
  squareRing,
  writeTestFile,
} from '../../testing/test-files.ts';
import { ingestBoundaries, ingestBoundaryFeatures } from '../ingest-boundaries.ts';
import { ingestPopulation } from '../ingest-population.ts';

const SHARED = '06037000001';
const partition = 'tracts';

/** Two tracts per census: one id is in both, with different outlines. */
function tracts(
  database: Database,
  year: 2010 | 2020,
  options: Partial<Parameters<typeof ingestBoundaries>[1]> = {},
) {
  const column = year === 2010 ? 'GEOID10' : 'GEOID20';
  const id = { 2010: '06037000010', 2020: '06037000020' }[year];
  return ingestBoundaries(database, {
    partition,
    file: geojsonFile(
      [
        squareFeature('a', [0, year === 2010 ? 0 : 0.05], { [column]: SHARED }),
        squareFeature('b', [0.1, 0], { [column]: id }),
      ],
      `tracts${year}.geojson`,
    ),
    rejectsFolder: createRejectsFolder(),
    ...options,
  });
}

function residents(
  database: Database,
  year: 2010 | 2020,
  options: Partial<Parameters<typeof ingestPopulation>[1]> = {},
  header = `GEOID${String(year).slice(2)},population`,
) {
  const id = { 2010: '06037000010', 2020: '06037000020' }[year];
  return ingestPopulation(database, {
    partition,
    file: writeTestFile(`residents${year}.csv`, `${header}\n${SHARED},1000\n${id},500\n`),
    rejectsFolder: createRejectsFolder(),
    ...options,
  });
}

const UNKNOWN_COLUMNS = 'GEOID,population';

async function areasOf(database: Database) {
  const { rows } = await database.pool.query<{
    slug: string;
    residents: number | null;
    vintage: number | null;
    residents_vintage: number | null;
  }>('select slug, residents, vintage, residents_vintage from area order by slug');
  return rows.map((row) => [row.slug, row.residents, row.vintage, row.residents_vintage]);
}

describeOnBothStores('boundaries and residents of a census', (open) => {
  // formerly 1,000 residents of 2010 in the tract 000001 of 2020, which has another outline
  test('residents of 2010 are not joined to tracts of 2020, in either order', async () => {
    const database = await open();
    await tracts(database, 2020);
    await expect(residents(database, 2010)).rejects.toThrow(
      'residents2010.csv: these are residents of the tracts of 2010, and the boundaries in force are those of 2020, ' +
        'so nothing was published: the boundaries have 1 of the 2 ids of residents, and the same id may be another area. ' +
        'Load residents of the tracts of 2020, or first the boundaries of 2010 (townlight ingest boundaries … --forget-residents)',
    );
    expect(await areasOf(database)).toEqual([
      [SHARED, null, 2020, null],
      ['06037000020', null, 2020, null],
    ]);

    await residents(database, 2020);
    const joined = [
      [SHARED, 1000, 2020, 2020],
      ['06037000020', 500, 2020, 2020],
    ];
    expect(await areasOf(database)).toEqual(joined);
    await expect(tracts(database, 2010)).rejects.toThrow(
      'tracts2010.geojson: these are the tracts of 2010, and the residents in force (residents2020.csv) are those of 2020, ' +
        'so nothing was published: the boundaries have 1 of the 2 ids of residents, and the same id may be another area. ' +
        'Load the boundaries of 2020; or add --forget-residents, and load the residents of 2010 after it',
    );
    expect(await areasOf(database)).toEqual(joined);

    const loaded = await tracts(database, 2010, { forgetResidents: true });
    expect(loaded).toMatchObject({
      report: {
        vintage: 2010,
        remarks: [
          'the residents of residents2020.csv were removed; load those of these boundaries',
        ],
      },
    });
    expect(await areasOf(database)).toEqual([
      [SHARED, null, 2010, null],
      ['06037000010', null, 2010, null],
    ]);
    await residents(database, 2010);
    expect((await areasOf(database))[0]).toEqual([SHARED, 1000, 2010, 2010]);
    const { rows } = await database.pool.query('select kind, vintage from release order by id');
    expect(rows.map(({ kind, vintage }) => `${kind} ${vintage}`)).toEqual([
      'boundaries 2020',
      'population 2020',
      'boundaries 2010',
      'population 2010',
    ]);
  });

  test('a file that does not identify its census requires an explicit vintage', async () => {
    const database = await open();
    await tracts(database, 2020);
    await expect(residents(database, 2010, {}, UNKNOWN_COLUMNS)).rejects.toThrow(
      'residents2010.csv: does not say of which census its tracts are, so nothing was published: ' +
        'two censuses share most ids, but not all outlines. Add --vintage 2020 if they are those of 2020',
    );
    await expect(residents(database, 2010, { vintage: 2010 }, UNKNOWN_COLUMNS)).rejects.toThrow(
      'these are residents of the tracts of 2010, and the boundaries in force are those of 2020',
    );
    await expect(residents(database, 2010, { vintage: 2020 })).rejects.toThrow(
      'residents2010.csv: its columns are those of the census of 2010, but --vintage says 2020, so nothing was published; ' +
        'leave --vintage out, or load the file of 2020',
    );
    await residents(database, 2020, { vintage: 2020 }, UNKNOWN_COLUMNS);
    const plain = geojsonFile([squareFeature('a', [0, 0], { GEOID: SHARED })], 'plain.geojson');
    await expect(tracts(database, 2020, { file: plain })).rejects.toThrow(
      'plain.geojson: does not say of which census its tracts are, and there are residents in force (residents2020.csv), so nothing was published: ' +
        'two censuses share most ids, but not all outlines. Add --vintage 2020 if they are those of 2020',
    );
  });

  test('without a vintage on either side all ids must match, and the report has no vintage', async () => {
    const database = await open();
    const plain = (ids: readonly string[]) =>
      geojsonFile(
        ids.map((id, at) => squareFeature(id, [at, 0], { GEOID: id })),
        'plain.geojson',
      );
    const ids = [SHARED, '06037000020'];
    await tracts(database, 2020, { file: plain(ids) });
    expect(await residents(database, 2020, {}, UNKNOWN_COLUMNS)).toMatchObject({
      report: { rowsNew: 2, vintage: null },
    });
    expect(await areasOf(database)).toEqual([
      [SHARED, 1000, null, null],
      ['06037000020', 500, null, null],
    ]);
    // one more tract than rows of residents
    await expect(tracts(database, 2020, { file: plain([...ids, '06037000030']) })).rejects.toThrow(
      'does not say of which census its tracts are',
    );
  });

  test('boundaries may have an unknown census until residents are loaded', async () => {
    const database = await open();
    const plain = geojsonFile([squareFeature('a', [0, 0], { GEOID: SHARED })], 'plain.geojson');
    expect(await tracts(database, 2010, { file: plain })).toMatchObject({
      report: { vintage: null },
    });
    await expect(residents(database, 2010)).rejects.toThrow(
      'residents2010.csv: nobody stated of which census the tracts in force are, so nothing was published. ' +
        'Load their boundaries again with --vintage (townlight ingest boundaries --partition tracts --vintage 2010 …), then this file',
    );
    await tracts(database, 2010, { file: plain, vintage: 2010 });
    await residents(database, 2010);
    expect(await areasOf(database)).toEqual([[SHARED, 1000, 2010, 2010]]);
  });

  test('data loaded before vintages existed remains usable, and its vintage can be set later', async () => {
    const database = await open();
    await tracts(database, 2010);
    await residents(database, 2010);
    // the state after the migration
    for (const table of ['area', 'residents_row', 'release'])
      await database.pool.query(`update ${table} set vintage = null`);
    await database.pool.query('update area set residents_vintage = null');

    await expect(tracts(database, 2020)).rejects.toThrow(
      'tracts2020.geojson: nobody stated of which census the residents in force (residents2010.csv) are, so nothing was published. ' +
        'If these boundaries are to replace those in force, add --forget-residents, and load the residents of 2020 after it',
    );
    // the same outlines: no new matches
    expect(await tracts(database, 2010, { vintage: 2010 })).toMatchObject({
      report: {
        remarks: [
          'nobody stated of which census the residents in force (residents2010.csv) are; load them again with --vintage',
        ],
      },
    });
    expect((await areasOf(database))[0]).toEqual([SHARED, 1000, 2010, null]);
    await residents(database, 2010, { vintage: 2010 });
    expect((await areasOf(database))[0]).toEqual([SHARED, 1000, 2010, 2010]);
  });

  test('the tracts of the sample county belong to no census', async () => {
    const database = await open();
    await ingestBoundaryFeatures(database, {
      partition,
      origin: 'sample county',
      sample: true,
      features: [
        {
          geometry: { type: 'Polygon', coordinates: [squareRing([0, 0])] },
          properties: { id: SHARED, name: 'a', residents: 5 },
        },
      ],
    });
    await expect(residents(database, 2020)).rejects.toThrow(
      'residents2020.csv: the tracts in force are those of the sample county, so nothing was published. ' +
        'Load real boundaries first (townlight ingest boundaries --partition tracts …), then this file',
    );
    await tracts(database, 2020, { replaceAll: true });
    await residents(database, 2020);
    expect((await areasOf(database))[0]).toEqual([SHARED, 1000, 2020, 2020]);
  });

  test('neighborhoods never require a vintage', async () => {
    const database = await open();
    const neighborhoods = {
      partition: 'neighborhoods',
      rejectsFolder: createRejectsFolder(),
    } as const;
    await ingestBoundaries(database, {
      ...neighborhoods,
      file: geojsonFile([squareFeature('Acton', [0, 0], { POP20: 1 })]),
    });
    await ingestPopulation(database, {
      ...neighborhoods,
      file: writeTestFile('residents.csv', 'name,POP10,population\nActon,5,7\n'),
    });
    expect(await areasOf(database)).toEqual([['acton', 7, null, null]]);
  });

  // formerly published with only a remark, leaving a tenth of the county without a rate
  test('many areas without residents are questioned', async () => {
    const database = await open();
    const zips = Array.from({ length: 30 }, (_, i) => String(90001 + i));
    await ingestBoundaries(database, {
      partition: 'zipcodes',
      file: geojsonFile(
        zips.map((zip, i) => squareFeature(zip, [i / 10, 0], { ZCTA5CE20: zip })),
        'zips.geojson',
      ),
      rejectsFolder: createRejectsFolder(),
    });
    const load = (acceptAnyway: boolean) =>
      ingestPopulation(database, {
        partition: 'zipcodes',
        vintage: 2020,
        file: writeTestFile(
          'zips.csv',
          `zip,population\n${zips
            .slice(0, 10)
            .map((zip) => `${zip},5\n`)
            .join('')}`,
        ),
        rejectsFolder: createRejectsFolder(),
        acceptAnyway,
      });
    await expect(load(false)).rejects.toThrow(
      /^zips.csv: 20 of 30 zipcodes have no row in zips.csv \(90011, .*\), so nothing was published. Files of two censuses differ so: check that boundaries and residents are of the same one; if residents are known for only a part of the county, load it with --accept-anyway$/,
    );
    expect(await load(true)).toMatchObject({ report: { rowsNew: 10 } });
  });
});
