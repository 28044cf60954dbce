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
import { ingestCoverage } from './ingest-coverage.ts';
import { ingestPopulation } from './ingest-population.ts';

const agencies = [
  { slug: 'lapd', name: 'Los Angeles Police Department', shortName: 'LAPD' },
  { slug: 'lasd', name: "Los Angeles County Sheriff's Department", shortName: 'LASD' },
];

async function openCounty(open: () => Promise<Database>): Promise<Database> {
  const database = await open();
  const rejectsFolder = createRejectsFolder();
  await ingestBoundaries(database, {
    partition: 'neighborhoods',
    file: geojsonFile([squareFeature('Acton', [0, 0]), squareFeature('Watts', [0.1, 0])]),
    rejectsFolder,
  });
  await ingestBoundaries(database, {
    partition: 'tracts',
    file: geojsonFile([squareFeature('1', [0, 0], { GEOID: '06037000001' })]),
    rejectsFolder,
  });
  return database;
}

function ingest(database: Database, text: string) {
  return ingestCoverage(database, {
    file: writeTestFile('coverage.csv', text),
    rejectsFolder: createRejectsFolder(),
    agencies,
  });
}

async function coverageOf(database: Database) {
  const { neighborhoods, tracts } = await loadAreas(database.pool);
  return [...neighborhoods.areas, ...tracts.areas].map(({ slug, agencies: agencySlugs }) => [
    slug,
    ...agencySlugs,
  ]);
}

describeOnStore('loading police coverage', (open) => {
  test('names agencies by slug, name or short name and derives tracts from neighborhoods', async () => {
    const database = await openCounty(open);
    const loaded = await ingest(
      database,
      "area,agency\nActon,Los Angeles County Sheriff's Department\nwatts,LAPD\n",
    );
    expect(loaded).toMatchObject({
      report: { rowsRead: 2, rowsNew: 2, rowsRejected: 0, without: [], coverageDerived: 1 },
    });
    expect(await coverageOf(database)).toEqual([
      ['acton', 'lasd'],
      ['watts', 'lapd'],
      ['06037000001', 'lasd'],
    ]);
    const { rows } = await database.pool.query('select slug from agency order by slug');
    expect(rows).toEqual([{ slug: 'lapd' }, { slug: 'lasd' }]);
  });

  test('names unknown areas, agencies and partitions with their lines', async () => {
    const database = await openCounty(open);
    const loaded = await ingest(
      database,
      'partition,area,agency\nneighborhoods,Acton,lasd\n,Atlantis,lasd\nneighborhoods,Watts,CHP\ncities,Bell,lasd\nneighborhoods,acton,LASD\n',
    );
    expect(loaded).toMatchObject({
      report: {
        rowsRead: 5,
        rowsNew: 1,
        rowsRejected: 4,
        remarks: [
          'line 3: none of the neighborhoods is called "Atlantis"',
          'line 4: no agency is called "CHP"; there are lapd, lasd',
          'line 5: "cities" is not a partition; it is one of neighborhoods, zipcodes, tracts',
          'line 6: Acton and lasd are already together on an earlier line',
          '1 neighborhood is policed by nobody: Watts',
        ],
      },
    });
  });

  test('explicit coverage takes precedence over derived coverage, and a later file supersedes an earlier one', async () => {
    const database = await openCounty(open);
    await ingest(database, 'area,agency\nActon,lasd\nWatts,lapd\n');
    await ingest(database, 'partition,area,agency\ntracts,6037000001,lapd\n');
    expect(await coverageOf(database)).toEqual([
      ['acton', 'lasd'],
      ['watts', 'lapd'],
      ['06037000001', 'lapd'],
    ]);
    const loaded = await ingest(database, 'area,agency\nActon,lapd\nWatts,lapd\n');
    expect(loaded).toMatchObject({ report: { rowsNew: 1, rowsUnchanged: 1, withdrawn: 1 } });
    expect((await coverageOf(database))[0]).toEqual(['acton', 'lapd']);
  });

  // formerly complete when the Sheriff was: parts policed by no known agency were ignored
  test('a partly policed zip code reports the covered share, by residents where tract populations are known', async () => {
    const database = await openCounty(open);
    const rejectsFolder = createRejectsFolder();
    const zip = (id: string, west: number) => squareFeature('', [west, 0], { ZIPCODE: id });
    await ingestBoundaries(database, {
      partition: 'zipcodes',
      file: geojsonFile([zip('90001', 0.025), zip('90002', -0.075), zip('90003', 0.15)]),
      rejectsFolder,
    });
    const shares = async () => {
      const { rows } = await database.pool.query<{
        slug: string;
        share: number;
        of: string;
        shares: string[];
      }>(
        `select slug, policed_share as share, policed_share_of as of,
                array(select agency || ' ' || round(share::numeric, 3) from police_coverage
                       where area_id = area.id order by agency) as shares
           from area where partition = 'zipcodes' order by slug`,
      );
      return rows.map(({ slug, share, of, shares: each }) => [
        slug,
        share?.toFixed(3),
        of,
        ...each,
      ]);
    };
    const loaded = await ingest(database, 'area,agency\nActon,lasd\nWatts,lapd\n');
    expect(await shares()).toEqual([
      ['90001', '1.000', 'area', 'lapd 0.250', 'lasd 0.750'],
      ['90002', '0.250', 'area', 'lasd 0.250'],
      ['90003', '0.500', 'area', 'lapd 0.500'],
    ]);
    expect(loaded).toMatchObject({
      report: {
        policedInPart: [
          { partition: 'zipcodes', slug: '90002', of: 'area' },
          { partition: 'zipcodes', slug: '90003', of: 'area' },
        ],
      },
    });

    const tract = (id: string, west: number) =>
      squareFeature(id, [west, 0], { GEOID: `0603700000${id}` });
    await ingestBoundaries(database, {
      partition: 'tracts',
      vintage: 2020,
      file: geojsonFile([tract('1', 0), tract('2', 0.1), tract('3', -0.1)]),
      rejectsFolder,
      replaceAll: true,
    });
    await ingestPopulation(database, {
      partition: 'tracts',
      vintage: 2020,
      file: writeTestFile(
        'tracts.csv',
        'geoid,population\n06037000001,900\n06037000002,600\n06037000003,0\n',
      ),
      rejectsFolder,
    });
    expect(await shares()).toEqual([
      ['90001', '1.000', 'residents', 'lapd 0.182', 'lasd 0.818'],
      // its other part has no residents
      ['90002', '1.000', 'residents', 'lasd 1.000'],
      // half of it is in no tract
      ['90003', '0.500', 'area', 'lapd 0.500'],
    ]);
  });

  test('a file with missing columns fails with the list of required columns', async () => {
    const database = await openCounty(open);
    await expect(ingest(database, 'place,agency\nActon,lasd\n')).rejects.toThrow(
      'coverage.csv, line 1: no column "area"; the columns are "place", "agency". A coverage file has the columns area and agency, and partition if the areas are not neighborhoods',
    );
  });
});
