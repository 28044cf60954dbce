import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { type Comparison, compareWithSite } from './compare-with-site.ts';
import { readRecordsList } from './records-list.ts';
import { recountCrimes } from './recount-crimes.ts';
import type { ReadSite, SiteRules } from './site-rules.ts';
import { statePlaneToDegrees } from './state-plane.ts';

const folder = mkdtempSync(join(tmpdir(), 'recount-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const OCTOBER = 2026 * 12 + 9;

const square = (slug: string, west: number) => ({
  type: 'Feature',
  properties: { slug, name: slug },
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [west, 34],
        [west + 1, 34],
        [west + 1, 35],
        [west, 35],
        [west, 34],
      ],
    ],
  },
});

function write(name: string, text: string): string {
  writeFileSync(join(folder, name), text);
  return name;
}

/** Two towns side by side, and eight rows of the police. */
function listOfFiles(): string {
  const shapes = {
    type: 'FeatureCollection',
    features: [square('west', -119), square('east', -118)],
  };
  const list = {
    boundaries: { neighborhoods: { file: write('n.geojson', JSON.stringify(shapes)), id: 'slug' } },
    population: {
      neighborhoods: {
        file: write('p.csv', 'name,people\nWest,"2,000"\nEast,4000\n'),
        area: 'name',
        residents: 'people',
      },
    },
    coverage: { file: write('c.csv', 'area,agency\nwest,police\neast,police\n') },
    crime: [
      {
        file: write(
          'r.csv',
          [
            'no,kind,day,lat,lon,gone',
            '1,10,2026-10-01,34.5,-118.5,',
            // the same report a second time with another place: the later row counts
            '1,10,2026-10-01,34.5,-117.5,',
            '2,10,2026-10-05 23:00,34.5,-118.5,',
            // on the border: east sorts before west
            '3,20,2026-10-31,34.5,-118,',
            // withdrawn, and without a place
            '4,20,2026-10-31,34.5,-118.5,',
            '4,,,,,Y',
            // a crime that not every department records
            '6,30,2026-10-31,34.5,-118.5,',
            '5,20,2026-10-31,0,0,',
            '',
          ].join('\n'),
        ),
        mapping: write(
          'm.json',
          JSON.stringify({
            agency: 'police',
            columns: {
              number: 'no',
              code: 'kind',
              date: 'day',
              latitude: 'lat',
              longitude: 'lon',
              deleted: 'gone',
            },
          }),
        ),
      },
    ],
  };
  return join(folder, write('records.json', JSON.stringify(list)));
}

const rules: SiteRules = {
  sample: false,
  first: OCTOBER,
  last: OCTOBER,
  minResidents: 1_000,
  // so that towns with one or two reports have a rate
  minReports: 1,
  typeOfCode: [
    ['police', '10', 'Burglary'],
    ['police', '30', 'Warrants'],
  ],
  typeOfCategory: [['Property', 'Burglary']],
  supplied: [
    ['police', OCTOBER, 'east'],
    ['police', OCTOBER, 'west'],
  ],
  partlyPoliced: [],
  outside: ['Warrants'],
  single: [],
  notRecorded: [],
  rulesOf: [{ agency: 'police', rules: 'plain', from: OCTOBER, to: OCTOBER }],
  polices: [
    ['neighborhoods', 'west', 'police'],
    ['neighborhoods', 'east', 'police'],
  ],
};

/** The reply of a site whose counts are correct. */
const reply = (all: readonly [east: number, west: number], west: object = {}) => [
  area('east', 4000, all[0], all[0] / 4000 >= all[1] / 2000 ? 1 : 2),
  { ...area('west', 2000, all[1], all[1] / 2000 >= all[0] / 4000 ? 1 : 2), ...west },
];

function area(id: string, population: number, count: number, ranking: number) {
  return {
    id,
    population,
    total_crime_count: count,
    total_crime_rate: count / population,
    ranking,
    complete: true,
    recorded: true,
    outlier: false,
    reliability: 'too-few',
  };
}

async function compared(
  west: object = {},
  given: Partial<SiteRules> = {},
): Promise<Comparison & { printed: string[] }> {
  const known = { ...rules, ...given };
  const counted = await recountCrimes(readRecordsList(listOfFiles()), known);
  const printed: string[] = [];
  const read: ReadSite = async (path) => {
    if (path.includes('basket=everything')) return reply([2, 2], west);
    return /[?&](bb|sb)=/.test(path) ? reply([1, 1], west) : reply([2, 1], west);
  };
  const result = await compareWithSite(counted, known, read, (line) => printed.push(line));
  counted.close();
  return { ...result, printed };
}

test('newest rows, borders, withdrawn reports, ties and all-crime exclusions are recounted as specified', async () => {
  // 4 kinds, 1 + 2 areas of 8 values each
  expect(await compared()).toMatchObject({ values: 4 * 17, differing: 0 });
});

test('an extra report and an inconsistent rank are reported as differences', async () => {
  const { differing, printed } = await compared({ total_crime_count: 7, ranking: 3 });
  expect(differing).toBe(4 * 2);
  expect(printed).toContain(
    '  differs  neighborhoods, all crime, 2026-10: west: reports 7, counted again 1',
  );
});

test('an area that is partly policed, or covered by no release, is never complete and has no rank', async () => {
  const incomplete = { complete: false, ranking: null };
  for (const given of [
    { partlyPoliced: [['neighborhoods', 'west']] },
    { supplied: [['police', OCTOBER, 'east']] as const },
  ]) {
    expect((await compared({}, given)).differing).toBeGreaterThan(0);
    const { printed } = await compared(incomplete, given);
    // then only east is ranked
    expect(printed.filter((line) => line.includes('west:'))).toEqual([]);
  }
});

test('an area with too few reports has neither rate nor rank', async () => {
  const given = { minReports: 10 };
  const { printed } = await compared({ total_crime_rate: null, ranking: null }, given);
  expect(printed.filter((line) => line.includes('west:'))).toEqual([]);
  // the other town still has the rate and the rank that it had before
  expect(printed.filter((line) => /east: rank \d, counted again null/.test(line))).toHaveLength(4);
});

test('a crime that a department’s rules cannot record lacks a figure only in its type and category', async () => {
  const { printed } = await compared(
    {},
    { notRecorded: [{ rules: 'plain', crimeType: 'Burglary', countedUnder: ['Fraud'] }] },
  );
  for (const kind of ['Property', 'Burglary'])
    expect(printed.join()).toContain(`${kind}, 2026-10: west: recorded true, counted again false`);
  expect(printed.join()).not.toContain('all crime, 2026-10');
});

test('feet of State Plane zone 5 become the degrees that PROJ finds', () => {
  const [longitude, latitude] = statePlaneToDegrees(6_561_666.667, 1_640_416.667);
  expect(longitude).toBeCloseTo(-118, 9);
  expect(latitude).toBeCloseTo(33.5, 9);
  const downtown = statePlaneToDegrees(6_480_000, 1_840_000);
  expect(downtown[0]).toBeCloseTo(-118.26959210135857, 9);
  expect(downtown[1]).toBeCloseTo(34.04811040779899, 9);
});
