import { gzipSync } from 'node:zlib';

/** A damaged file as an operator could receive it, with the message that the command line must print. */
export interface DamagedFile {
  readonly kind: string;
  readonly name: string;
  readonly content: string | Uint8Array;
  /** The arguments between `townlight ingest` and `--file`. */
  readonly args: readonly string[];
  /** The fault, its position and the remedy; the file's name is expected in every message. */
  readonly messagePatterns: readonly RegExp[];
  /** Expected content of the file of rejected rows, where single rows are faulty. */
  readonly rejects?: RegExp;
  /** The rest of the file is valid and published before: the load succeeds and changes no figure. */
  readonly published?: true;
}

const CRIME = ['crime', '--source', 'lapd-legacy'];
const NEIGHBORHOODS = ['boundaries', '--partition', 'neighborhoods'];

/** @param good a police file whose records are published */
export function createDamagedFiles(good: string): DamagedFile[] {
  const lines = good.trimEnd().split('\n');
  const [header = '', ...rows] = lines;
  const some = rows.slice(0, 200);
  const zipped = gzipSync(good);
  const badDates = some.map((row) =>
    row.replaceAll(/\d\d\/\d\d\/\d{4} 12:00:00 AM/g, '13/45/2023'),
  );
  return [
    {
      kind: 'a gzip file that ends too soon',
      name: 'truncated.csv.gz',
      content: zipped.subarray(0, zipped.length / 2),
      args: CRIME,
      messagePatterns: [/gzip file is damaged or cut off/, /fetch it again/],
    },
    {
      kind: 'a quotation mark that is never closed',
      name: 'unclosed.csv',
      content: `${[header, ...some.slice(0, 40)].join('\n')}\n1,"${some.slice(41).join('\n')}\n`,
      args: CRIME,
      messagePatterns: [/line 42: a quotation mark is opened but not closed/, /fix the line/],
    },
    {
      kind: 'a column that is missing',
      name: 'nameless.csv',
      content: [header.replace('DR_NO', 'Report'), ...some].join('\n'),
      args: CRIME,
      messagePatterns: [
        /line 1: no column "DR_NO"; the columns are "Report", "Date Rptd"/,
        /mapping file/,
      ],
    },
    {
      kind: 'half a place',
      name: 'half-a-place.csv',
      content: [header.replace(',LON', ',Longitude?'), ...some].join('\n'),
      args: CRIME,
      messagePatterns: [/line 1: no column "LON" next to "LAT"/, /a location needs both/],
    },
    {
      kind: 'a spreadsheet that is called CSV',
      name: 'spreadsheet.csv',
      content: Uint8Array.from([
        0x50, 0x4b, 3, 4, 20, 0, 6, 0, 8, 0, 0, 0, 33, 0, 98, 238, 157, 104,
      ]),
      args: CRIME,
      messagePatterns: [/zip archive or workbook is damaged or cut off/, /fetch it again/],
    },
    {
      kind: 'a page of an error instead of a file',
      name: 'not-found.csv',
      content: '<!doctype html>\n<html><body><h1>404, not found</h1></body></html>\n',
      args: CRIME,
      messagePatterns: [/is a web page, not a CSV file/, /open it in a browser/],
    },
    {
      kind: 'a header without rows',
      name: 'header-only.csv',
      content: `${header}\n`,
      args: CRIME,
      messagePatterns: [/has a header but no rows/, /nothing was published/],
    },
    {
      kind: 'a file of which no row can be used',
      name: 'all-bad.csv',
      content: [header, ...badDates].join('\n'),
      args: CRIME,
      messagePatterns: [
        /all 200 rows were rejected, so nothing was published/,
        /line 2: DATE OCC "13\/45\/2023" is not a date/,
        /choose the --source that fits.*all reasons are in .*\.csv/,
      ],
      rejects: /^2,"?DATE OCC ""13\/45\/2023"" is not a date/m,
    },
    {
      kind: 'an empty file',
      name: 'empty.csv',
      content: '',
      args: CRIME,
      messagePatterns: [/the file is empty/, /fetch it again/],
    },
    {
      kind: 'GeoJSON with a comma too many',
      name: 'malformed.geojson',
      content: '{\n  "type": "FeatureCollection",\n  "features": [,]\n}\n',
      args: NEIGHBORHOODS,
      messagePatterns: [/line 3, column 16: is not JSON/, /fix that spot/],
    },
    {
      kind: 'GeoJSON that ends too soon',
      name: 'cut.geojson',
      content: featureCollection([[-118.3, 34]]).slice(0, 120),
      args: NEIGHBORHOODS,
      messagePatterns: [/line 1: the file ends in the middle of its JSON/, /fetch it again/],
    },
    {
      kind: 'GeoJSON in State Plane feet',
      name: 'projected.geojson',
      content: featureCollection([[6_480_000, 1_840_000]]),
      args: NEIGHBORHOODS,
      messagePatterns: [/feature 1 \(Square\).*projected system/, /EPSG:4326/],
    },
    {
      kind: 'GeoJSON with latitude before longitude',
      name: 'swapped.geojson',
      content: featureCollection([[34, -118.3]]),
      args: NEIGHBORHOODS,
      messagePatterns: [/feature 1 \(Square\).*latitude comes before longitude/, /swap them/],
    },
    {
      kind: 'residents in letters',
      name: 'letters.csv',
      content: 'name,population\nSquare 1-1,many\nSquare 1-2,few\n',
      args: ['population', '--partition', 'neighborhoods'],
      messagePatterns: [
        /all 2 rows were rejected, so nothing was published/,
        /line 2: population "many" is not a number of people/,
        /--population-column; all reasons are in .*\.csv/,
      ],
      rejects: /^2,"?population ""many"" is not a number of people/m,
    },
    {
      kind: 'residents without their column',
      name: 'no-residents.csv',
      content: 'name,people\nSquare 1-1,12\n',
      args: ['population', '--partition', 'neighborhoods'],
      messagePatterns: [
        /line 1: no column for the population/,
        /"name", "people"/,
        /--population-column/,
      ],
    },
    {
      kind: 'coverage by an agency that nobody knows',
      name: 'unknown-agency.csv',
      content: 'area,agency\nSquare 1-1,space-patrol\n',
      args: ['coverage'],
      messagePatterns: [/line 2: no agency is called "space-patrol"/, /there are lapd/],
    },
    {
      kind: 'coverage of an area that is not there',
      name: 'unknown-area.csv',
      content: 'area,agency\nAtlantis,lapd\n',
      args: ['coverage'],
      messagePatterns: [/line 2: none of the neighborhoods is called "Atlantis"/],
    },
    {
      kind: 'a last line that was cut off',
      name: 'cut.csv',
      content: [header, ...some, (rows[200] ?? '').slice(0, 60)].join('\n'),
      args: CRIME,
      messagePatterns: [/\b200 unchanged, 1 rejected\b/],
      rejects: /^202,the line ends after \d+ of 28 columns; .*fetch it again/m,
      published: true,
    },
  ];
}

function featureCollection(corners: [number, number][]): string {
  return JSON.stringify({
    type: 'FeatureCollection',
    features: corners.map(([x, y]) => ({
      type: 'Feature',
      properties: { name: 'Square' },
      geometry: {
        type: 'Polygon',
        coordinates: [
          [
            [x, y],
            [x + 0.1, y],
            [x + 0.1, y + 0.1],
            [x, y],
          ],
        ],
      },
    })),
  });
}
