import {
  areaAgenciesList,
  areaCrimesList,
  areaTrajectories,
  crimeStatus,
} from '@townlight/contract/crime';
import {
  areaRanking,
  crimeTypeRanking,
  neighborhoodRanks,
} from '@townlight/contract/crime-trackers';
import { endOfMonth, parseYearMonth, startOfMonth, type YearMonth } from '@townlight/domain/time';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { describeOnStore } from '../../platform/testing/databases.ts';
import { makeCountyWithRuleChange } from '../../testing/make-county-with-rule-change.ts';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { makeTestFeatures } from '../../testing/test-features.ts';
import { listAreaMonthFacts } from './index.ts';

const ZONE = 'America/Los_Angeles';

function period(from: string, to = from): string {
  const first = startOfMonth(parseYearMonth(from) as YearMonth, ZONE);
  return `from=${first}&to=${endOfMonth(parseYearMonth(to) as YearMonth, ZONE)}`;
}

describeOnStore('a series that crosses the change of the counting rules', (open) => {
  const features = makeTestFeatures(readConfig({}));
  let testApp: TestApp;
  beforeAll(async () => {
    const database = await open();
    await makeCountyWithRuleChange(database.pool);
    testApp = await openTestApp(database, { features: Object.values(features) });
    await testApp.snapshots.first;
  });
  afterAll(() => testApp.close());
  const get = async (path: string) => (await testApp.app.inject(`/api/${path}`)).json();

  test('is reported for the agency that it affects, and for no other', async () => {
    const { sources } = crimeStatus.parse(await get('crimes/status'));
    expect(sources.map(({ agency, change_over }) => [agency, change_over])).toEqual([
      ['lapd', '2024-03'],
      ['lasd', null],
    ]);
  });

  test('is reported for each area with the agencies that police it', async () => {
    const fullyPoliced = { policed_in_part: false, policed_share: null, policed_share_of: null };
    expect(areaAgenciesList.parse(await get('neighborhoods/agencies'))).toEqual([
      {
        id: 'edge',
        agencies: [
          { agency: 'lapd', name: 'Los Angeles Police', short_name: 'LAPD' },
          { agency: 'lasd', name: 'Los Angeles Sheriff', short_name: 'Los Angeles Sheriff' },
        ],
        breaks: ['2024-03'],
        ...fullyPoliced,
      },
      {
        id: 'foothills',
        agencies: [
          { agency: 'lasd', name: 'Los Angeles Sheriff', short_name: 'Los Angeles Sheriff' },
        ],
        breaks: [],
        ...fullyPoliced,
      },
      {
        id: 'harbor',
        agencies: [{ agency: 'lapd', name: 'Los Angeles Police', short_name: 'LAPD' }],
        breaks: ['2024-03'],
        ...fullyPoliced,
      },
    ]);
  });

  test('the map has no change for an area whose comparison crosses the rule change', async () => {
    const inMarch = areaTrajectories.parse(
      await get(`neighborhoods/compare/crimes?${period('2024-03')}`),
    );
    expect(inMarch.map((a) => [a.id, a.change, a.direction, a.crosses_break])).toEqual([
      ['edge', null, 'no-clear-change', true],
      ['foothills', 1, 'up', false],
      ['harbor', null, 'no-clear-change', true],
    ]);
    const inApril = areaTrajectories.parse(
      await get(`neighborhoods/compare/crimes?${period('2024-04')}`),
    );
    expect(inApril.map((a) => [a.id, a.change, a.crosses_break])).toEqual([
      ['edge', 0, false],
      ['foothills', 0, false],
      ['harbor', 0, false],
    ]);
    const inFebruary = areaTrajectories.parse(
      await get(`neighborhoods/compare/crimes?${period('2024-02')}`),
    );
    expect(inFebruary.every(({ crosses_break }) => !crosses_break)).toBe(true);
  });

  test('the facts of a newsletter name the agency whose rules changed, in the areas that it polices', () => {
    const facts = listAreaMonthFacts(
      testApp.snapshots.current().of(features.crime),
      parseYearMonth('2024-05') as YearMonth,
    );
    expect(facts.map((area) => [area.slug, area.rulesChanged, area.rulesChangedBy])).toEqual([
      ['edge', parseYearMonth('2024-03'), ['Los Angeles Police']],
      ['foothills', null, []],
      ['harbor', parseYearMonth('2024-03'), ['Los Angeles Police']],
    ]);
  });

  test('a period that includes the rule change is not compared', async () => {
    const query = period('2024-01', '2024-06');
    const areas = areaTrajectories.parse(await get(`neighborhoods/compare/crimes?${query}`));
    expect(areas.map((a) => [a.id, a.crosses_break])).toEqual([
      ['edge', true],
      ['foothills', false],
      ['harbor', true],
    ]);
    // Counts and rates of the period itself are unchanged.
    const crimes = areaCrimesList.parse(await get(`neighborhoods/crimes?${query}&detail=totals`));
    expect(crimes.find(({ id }) => id === 'harbor')?.total_crime_count).toBe(400);
  });

  test('the crimes of a neighborhood have no difference across it', async () => {
    const of = async (id: string, month: number) => {
      const query = `neighborhood=${id}&month=${month}&year=2024`;
      const rows = crimeTypeRanking.parse(await get(`neighborhoods/crime_ranking?${query}`));
      return rows[0];
    };
    expect(await of('harbor', 3)).toMatchObject({ total_crimes: 80, diff: null });
    expect(await of('harbor', 4)).toMatchObject({ total_crimes: 80, diff: 0 });
    expect(await of('harbor', 2)).toMatchObject({ total_crimes: 40, diff: 0 });
    expect(await of('foothills', 3)).toMatchObject({ total_crimes: 80, diff: 40 });
  });

  test('the ranking has no count difference across the rule change, and no rank difference for any area then', async () => {
    const rowsOf = async (month: number, more = '') => {
      const query = `crime=burglary&month=${month}&year=2024${more}`;
      const rows = areaRanking.parse(await get(`crimes/neighborhood_ranking?${query}`));
      return Object.fromEntries(rows.map((row) => [row.id, [row.diff_count, row.diff]]));
    };
    expect(await rowsOf(3)).toEqual({
      harbor: [null, null],
      foothills: [40, null],
      edge: [null, null],
    });
    expect(await rowsOf(4)).toEqual({ harbor: [0, 0], foothills: [0, 0], edge: [0, 0] });
    expect(await rowsOf(5)).toMatchObject({ foothills: [80, 0] });
  });

  test('ranks are flagged when their movements cross the rule change', async () => {
    const across = async (month: number) =>
      neighborhoodRanks.parse(await get(`neighborhoods/ranks/${month}/2024`)).crosses_break;
    expect([await across(2), await across(3), await across(4)]).toEqual([false, true, false]);
  });

  test('rankings end with the requested month', async () => {
    const may = areaRanking.parse(
      await get('crimes/neighborhood_ranking?crime=burglary&month=5&year=2024'),
    );
    expect(may.map(({ id, ranking, total_crimes }) => [id, ranking, total_crimes])).toEqual([
      ['foothills', 1, 160],
      ['edge', 2, 80],
      ['harbor', 2, 80],
    ]);
    const year = crimeTypeRanking.parse(
      await get(
        'neighborhoods/crime_ranking?neighborhood=foothills&aggregation=yearly&month=12&year=2023',
      ),
    );
    expect(year[0]?.total_crimes).toBe(480);
  });

  test.each([
    ['crimes/neighborhood_ranking?month=5', 'month and year go together; give both or neither.'],
    [
      'neighborhoods/crime_ranking?neighborhood=harbor&month=7&year=2024',
      'The month asked for is 2024-07; crime data runs from 2023-01 to 2024-06.',
    ],
  ])('/api/%s is refused', async (path, message) => {
    const reply = await testApp.app.inject(`/api/${path}`);
    expect([reply.statusCode, reply.json()]).toEqual([400, { message, error: true }]);
  });
});

describeOnStore('the same months as the sample county has them', (open) => {
  test('cross no rule change, since sample data follows one rule', async () => {
    const database = await open();
    await makeCountyWithRuleChange(database.pool, { sample: true });
    const { app, snapshots, close } = await openTestApp(database);
    await snapshots.first;
    const status = crimeStatus.parse((await app.inject('/api/crimes/status')).json());
    expect(status.sources.map(({ change_over }) => change_over)).toEqual([null, null]);
    const areas = areaTrajectories.parse(
      (await app.inject(`/api/neighborhoods/compare/crimes?${period('2024-03')}`)).json(),
    );
    expect(areas.map(({ id, change }) => [id, change])).toEqual([
      ['edge', 1],
      ['foothills', 1],
      ['harbor', 1],
    ]);
    await close();
  });
});
