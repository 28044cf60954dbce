import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { Database } from '../../../platform/database/open-database.ts';
import { readDataVersion } from '../../../platform/database/version.ts';
import { describeOnBothStores, describeOnStore } from '../../../platform/testing/databases.ts';
import { makeArea } from '../../../testing/make-area.ts';
import {
  createRangeFeature,
  formatOpenAddressesCsv,
  loadAddresses,
  writeTempFile,
} from '../testing/address-files.ts';
import { unpackInts } from './packed-street.ts';

const VINE = [
  [-118.3267, 34.1019, 1700, 'VINE ST', 'LOS ANGELES', '90028'],
  [-118.3267, 34.0979, 1500, 'VINE ST', 'LOS ANGELES', '90028'],
  [-118.2978, 34.0141, 1100, 'W 39TH PL', 'LOS ANGELES', '90037'],
] as const;

async function streetsOf({ pool }: Database) {
  const { rows } = await pool.query(
    'select source, words, street, city, postcode, houses, stretches from address_street order by source, words',
  );
  return rows.map(({ houses, stretches, ...row }) => ({
    ...row,
    houses: [...unpackInts(houses)],
    stretches: [...unpackInts(stretches)],
  }));
}

const releasesOf = async ({ pool }: Database) =>
  (await pool.query(`select rows_read, rows_new from release where kind = 'addresses'`)).rows;

describeOnBothStores('loading addresses', (open) => {
  test('a file is stored as one release, with houses packed by street and sorted by number', async () => {
    const database = await open();
    const before = await readDataVersion(database.pool, 'place-search');
    const loaded = await loadAddresses(
      database,
      writeTempFile('la.csv', formatOpenAddressesCsv(VINE)),
    );
    expect(loaded).toMatchObject({
      outcome: 'published',
      rejects: null,
      report: {
        format: 'openaddresses-csv',
        rowsRead: 3,
        rowsNew: 3,
        rowsUpdated: 0,
        rowsUnchanged: 0,
        rowsRejected: 0,
        streets: 2,
      },
    });
    expect(await streetsOf(database)).toEqual([
      {
        source: 'made',
        words: 'vine st',
        street: 'Vine St',
        city: 'Los Angeles',
        postcode: '90028',
        houses: [1500, 1700, -118_326_700, -118_326_700, 34_097_900, 34_101_900],
        stretches: [],
      },
      {
        source: 'made',
        words: 'w 39 pl',
        street: 'W 39th Pl',
        city: 'Los Angeles',
        postcode: '90037',
        houses: [1100, -118_297_800, 34_014_100],
        stretches: [],
      },
    ]);
    expect(await readDataVersion(database.pool, 'place-search')).toBe(before + 1);
  });

  test('the same file again is a no-op; a newer file reports what changed', async () => {
    const database = await open();
    await loadAddresses(database, writeTempFile('la.csv', formatOpenAddressesCsv(VINE)));
    const again = await loadAddresses(
      database,
      writeTempFile('la.csv', formatOpenAddressesCsv(VINE)),
    );
    expect(again.outcome).toBe('already-published');
    const [first, , third] = VINE;
    const newer = await loadAddresses(
      database,
      writeTempFile(
        'la.csv',
        formatOpenAddressesCsv([
          [...first.slice(0, 2), 1702, ...first.slice(3)] as never,
          [-118.3, 34.1019, 1700, 'VINE ST', 'LOS ANGELES', '90028'],
          third,
          third,
        ]),
      ),
    );
    expect(newer).toMatchObject({
      report: {
        rowsRead: 4,
        rowsNew: 1,
        rowsUpdated: 1,
        rowsUnchanged: 2,
        rowsRejected: 0,
        withdrawn: 1,
      },
    });
    const [vine] = await streetsOf(database);
    expect(vine?.houses.slice(0, 2)).toEqual([1700, 1702]);
    expect(await releasesOf(database)).toHaveLength(2);
  });

  test('loading another source retains the existing addresses', async () => {
    const database = await open();
    await loadAddresses(database, writeTempFile('la.csv', formatOpenAddressesCsv(VINE)));
    await loadAddresses(
      database,
      writeTempFile('x.csv', formatOpenAddressesCsv([[-118.3, 34, 12, 'ELM ST', 'BURBANK']])),
      { source: 'burbank' },
    );
    expect((await streetsOf(database)).map(({ source }) => source)).toEqual([
      'burbank',
      'made',
      'made',
    ]);
  });

  test('an address without a city gets the area that contains its point', async () => {
    const database = await open();
    await makeArea(database.pool, { name: 'Altadena', corner: [-118.2, 34.15] });
    await loadAddresses(
      database,
      writeTempFile(
        'x.csv',
        formatOpenAddressesCsv([
          [-118.15, 34.2, 12, 'ELM ST'],
          [-119, 34, 14, 'ELM ST'],
        ]),
      ),
    );
    expect((await streetsOf(database)).map(({ city }) => city).sort()).toEqual(['', 'Altadena']);
  });
});

describeOnStore('the files of addresses', (open) => {
  test('rows that are not addresses are written to the rejects file with line and reason', async () => {
    const database = await open();
    const text = formatOpenAddressesCsv([
      [-118.3, 34, 12, 'ELM ST'],
      [-118.3, 34, 'N/A', 'ELM ST'],
      [-118.3, 34, 14, ' '],
      [34, -118.3, 16, 'ELM ST'],
      [-118.3, 34, 18, '---'],
    ]);
    const file = writeTempFile('la.csv', `${text}-118.3,34,20,ELM ST\n,,22,ELM ST,,,,,,,\n`);
    const loaded = await loadAddresses(database, file);
    expect(loaded).toMatchObject({ report: { rowsRead: 7, rowsNew: 1, rowsRejected: 6 } });
    const rejects =
      loaded.outcome === 'published' ? readFileSync(loaded.rejects ?? '', 'utf8') : '';
    for (const reason of [
      '3,"NUMBER is ""N/A"", not a house number from 1 to 999999"',
      '4,STREET is empty',
      '5,"is at 34, -118.3, outside the county\'s box',
      '6,"""---"" is not the name of a street"',
      '7,has 4 fields where the header has 11',
      '8,"LON and LAT are """" and """", not degrees"',
    ])
      expect(rejects).toContain(reason);
  });

  test('GeoJSON is parsed as lines, as a text sequence, as a collection and compressed', async () => {
    const database = await open();
    const features = VINE.map(([lon, lat, number, street, city, postcode]) => ({
      type: 'Feature',
      properties: { number: String(number), street, city, postcode, unit: '' },
      geometry: { type: 'Point', coordinates: [lon, lat] },
    }));
    const lines = features.map((feature) => JSON.stringify(feature));
    const crs = { type: 'name', properties: { name: 'urn:ogc:def:crs:OGC:1.3:CRS84' } };
    const dresses = {
      lines: lines.join('\n'),
      sequence: lines.map((line) => `\u001e${line}\n`).join(''),
      compact: JSON.stringify({ type: 'FeatureCollection', crs, features }),
      spread: JSON.stringify(
        { type: 'FeatureCollection', name: 'a "b" {', features, crs },
        null,
        2,
      ),
      zipped: gzipSync(lines.join('\n')),
    };
    for (const [source, content] of Object.entries(dresses)) {
      const loaded = await loadAddresses(database, writeTempFile('la.geojson', content), {
        source,
      });
      expect(loaded, source).toMatchObject({
        report: { format: 'openaddresses-geojson', rowsRead: 3, rowsNew: 3, rowsRejected: 0 },
      });
    }
  });

  test('ranges of the Census become stretches with numbers at both ends', async () => {
    const database = await open();
    const street = createRangeFeature(
      'Vine St',
      [
        [-118.33, 34.1],
        [-118.33, 34.101],
        [-118.33, 34.104],
      ],
      { left: [1701, 1799], right: [1700, 1798] },
    );
    const nameless = createRangeFeature(
      '',
      [
        [-118.33, 34.1],
        [-118.33, 34.2],
      ],
      { left: [1, 9] },
    );
    const numberless = createRangeFeature(
      'Alley',
      [
        [-118.33, 34.1],
        [-118.33, 34.2],
      ],
      {},
    );
    const content = [street, nameless, numberless].map((one) => JSON.stringify(one)).join('\n');
    const loaded = await loadAddresses(database, writeTempFile('addrfeat.geojsonl', content));
    expect(loaded).toMatchObject({
      report: { format: 'tiger-ranges', rowsRead: 3, rowsNew: 1, rowsRejected: 2 },
    });
    const [vine] = await streetsOf(database);
    expect(vine?.stretches).toEqual([
      ...[1700, 1724, -118_330_000, 34_100_000, -118_330_000, 34_101_000],
      ...[1701, 1725, -118_330_000, 34_100_000, -118_330_000, 34_101_000],
      ...[1724, 1798, -118_330_000, 34_101_000, -118_330_000, 34_104_000],
      ...[1725, 1799, -118_330_000, 34_101_000, -118_330_000, 34_104_000],
    ]);
    const changed = JSON.stringify(
      createRangeFeature(
        'Vine St',
        [
          [-118.33, 34.1],
          [-118.33, 34.104],
        ],
        { left: [1701, 1799] },
      ),
    );
    expect(
      await loadAddresses(database, writeTempFile('addrfeat.geojsonl', `${content}\n${changed}`)),
    ).toMatchObject({ report: { rowsRead: 4, rowsNew: 1, rowsUnchanged: 1, rowsRejected: 2 } });
  });

  test.each([
    ['nothing at all', '', /the file is empty; fetch it again/],
    ['a header but no rows', formatOpenAddressesCsv([]), /has no addresses; nothing was published/],
    [
      'other columns',
      'a,b\n1,2\n',
      /line 1: no column "LON", "LAT", "NUMBER", "STREET"; the columns are "a", "b"/,
    ],
    [
      'other features',
      '{"type":"Feature","properties":{"x":1},"geometry":null}',
      /line 1: the features are not addresses/,
    ],
    [
      'binary',
      new Uint8Array([80, 75, 3, 4, 0, 0, 0, 0]),
      /the zip archive or workbook is damaged or cut off/,
    ],
    [
      'cut off in a feature',
      '\n{"type":"Feature","properties":{"number":"1","str',
      /line 2: the file ends in the middle of a feature/,
    ],
    [
      'a quotation mark left open',
      `${formatOpenAddressesCsv([[-118.3, 34, 1, 'ELM ST']])}-118.3,34,2,"ELM ST,,,,,,,\n`,
      /line 3: a quotation mark is opened/,
    ],
    [
      'cut off in gzip',
      gzipSync(formatOpenAddressesCsv(VINE)).subarray(0, 60),
      /gzip file is damaged or cut off/,
    ],
    [
      'rejected rows only',
      formatOpenAddressesCsv([[0, 0, 1, 'ELM ST']]),
      /the only row was rejected, so nothing was published; line 2: is at 0, 0/,
    ],
  ])(
    'a damaged file (%s) is rejected and the existing data is retained',
    async (_, content, refusal) => {
      const database = await open();
      await loadAddresses(database, writeTempFile('la.csv', formatOpenAddressesCsv(VINE)));
      const before = await streetsOf(database);
      const version = await readDataVersion(database.pool, 'place-search');
      await expect(loadAddresses(database, writeTempFile('la.csv', content))).rejects.toThrow(
        refusal,
      );
      expect(await streetsOf(database)).toEqual(before);
      expect(await releasesOf(database)).toHaveLength(1);
      expect(await readDataVersion(database.pool, 'place-search')).toBe(version);
    },
  );
});
