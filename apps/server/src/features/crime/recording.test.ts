import { bundleChangesPreview } from '@townlight/contract/bundles/history';
import { areaCrimesList, areaTrajectories, monthlyTrends } from '@townlight/contract/crime';
import { areaRanking, crimeTypeRanking } from '@townlight/contract/crime-trackers';
import { endOfMonth, parseYearMonth, startOfMonth, type YearMonth } from '@townlight/domain/time';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../config/config.ts';
import type { Database } from '../../platform/database/open-database.ts';
import { describeOnStore } from '../../platform/testing/databases.ts';
import { makeCategories } from '../../testing/make-categories.ts';
import { makeCountyWithRuleChange } from '../../testing/make-county-with-rule-change.ts';
import { makeReports } from '../../testing/make-crime-rows.ts';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { makeTestFeatures } from '../../testing/test-features.ts';
import { signInForTests } from '../staff/testing/sign-in-for-tests.ts';
import { listAreaMonthFacts } from './index.ts';

const ZONE = 'America/Los_Angeles';

function period(from: string, to = from): string {
  const first = startOfMonth(parseYearMonth(from) as YearMonth, ZONE);
  return `from=${first}&to=${endOfMonth(parseYearMonth(to) as YearMonth, ZONE)}`;
}

/**
 * LAPD polices the harbor and a fraction of the edge, the Sheriff the foothills and the rest. LAPD's releases from
 * March 2024 on follow NIBRS without its flag: they cannot show domestic violence, which is counted as simple assault.
 * LAPD never publishes traffic offenses. In May 2024 the Sheriff has 30 domestic reports and 500 of traffic in the
 * foothills.
 */
describeOnStore('a crime type that the police of an area do not record', (open) => {
  const features = makeTestFeatures(readConfig({}));
  let testApp: TestApp;
  let database: Database;
  beforeAll(async () => {
    database = await open();
    await makeCountyWithRuleChange(database.pool);
    await makeCategories(database.pool, {
      'Domestic Violence': { in: ['Family'], nicknames: ['Domestic Assault'] },
      'Simple Assault': { in: ['Family'], nicknames: ['Simple Assault'] },
      'Traffic Offenses': { in: ['Vehicle Crime'], nicknames: ['Hit and Run'] },
    });
    const { rows } = await database.pool.query<{ id: number; slug: string }>(
      `select id, slug from area union all select id, slug from agency`,
    );
    const idOf = (slug: string) => rows.find((row) => row.slug === slug)?.id ?? 0;
    await makeReports(database.pool, {
      agencyId: idOf('lasd'),
      reports: [
        { area: idOf('foothills'), month: '2024-05', kind: 'Burglary', count: 160 },
        { area: idOf('foothills'), month: '2024-05', kind: 'Domestic Assault', count: 30 },
        { area: idOf('foothills'), month: '2024-05', kind: 'Simple Assault', count: 20 },
        { area: idOf('foothills'), month: '2024-05', kind: 'Hit and Run', count: 500 },
        { area: idOf('edge'), month: '2024-05', kind: 'Domestic Assault', count: 12 },
      ],
    });
    await database.pool.query('update data_version set version = version + 1');
    testApp = await openTestApp(database, { features: Object.values(features) });
    await testApp.snapshots.first;
  });
  afterAll(() => testApp.close());
  const get = async (path: string) => (await testApp.app.inject(`/api/${path}`)).json();
  const crimes = async (query: string) =>
    areaCrimesList.parse(await get(`neighborhoods/crimes?${query}`));

  test('has no figure and no rank: formerly 0 reports and rank 2 in the harbor, 12 and rank 2 in the edge', async () => {
    const list = await crimes(`${period('2024-05')}&sb=Domestic Violence&detail=totals`);
    expect(
      list.map((a) => [a.id, a.total_crime_count, a.total_crime_rate, a.ranking, a.recorded]),
    ).toEqual([
      ['edge', null, null, null, false],
      ['foothills', 30, 0.003, 1, true],
      ['harbor', null, null, null, false],
    ]);
  });

  test('follows the rules of the time: before NIBRS it was recorded', async () => {
    const list = await crimes(`${period('2024-02')}&sb=Domestic Violence&detail=totals`);
    expect(list.every(({ recorded }) => recorded)).toBe(true);
    const across = await crimes(`${period('2024-02', '2024-03')}&sb=Domestic Violence`);
    expect(across.map(({ recorded }) => recorded)).toEqual([false, true, false]);
  });

  test('is recorded in a category with the type under which it is counted', async () => {
    const list = await crimes(`${period('2024-05')}&bb=Family`);
    expect(list.map(({ total_crime_count }) => total_crime_count)).toEqual([12, 50, 0]);
    const harbor = list.find(({ id }) => id === 'harbor')?.big_bundles?.[0];
    expect(harbor?.total_crime_count).toBe(0);
    expect(harbor?.small_bundles.map((small) => [small.name, small.total_crime_count])).toEqual([
      ['Domestic Violence', null],
      ['Simple Assault', 0],
    ]);
  });

  test('has no rank in the preview of changed categories (the harbor once moved from rank 3 to 2)', async () => {
    const headers = await signInForTests(database.pool, 'editor', 'ana@example.org');
    const codes = await database.pool.query<{ description: string; nickname: string }>(
      `select description, nickname from crime_code where nickname in ('Domestic Assault', 'Hit and Run')`,
    );
    const changes = codes.rows.map(({ description, nickname }) => ({
      table: 'crime_descriptions',
      action: 'change',
      name: description,
      nickname: nickname === 'Hit and Run' ? 'Domestic Assault' : 'Simple Assault',
    }));
    const { body } = await testApp.app.inject({
      method: 'POST',
      url: '/api/bundles/preview',
      headers,
      payload: { changes },
    });
    const { touched, ranks } = bundleChangesPreview.parse(JSON.parse(body));
    expect(touched).toBe(changes.length);
    expect(ranks.filter(({ category }) => category === 'Domestic Violence')).toEqual([]);
  });

  test('is no change either, in the trend and in the months', async () => {
    const list = areaTrajectories.parse(
      await get(`neighborhoods/compare/crimes?${period('2024-05')}&sb=Domestic Violence`),
    );
    expect(list.map((a) => [a.id, a.total_crime_count, a.change, a.recorded])).toEqual([
      ['edge', null, null, false],
      ['foothills', 30, null, true],
      ['harbor', null, null, false],
    ]);
    const { trends } = monthlyTrends.parse(
      await get('neighborhoods/harbor/monthly?sb=Domestic Violence&months=6'),
    );
    expect(trends.map(({ month, crime_count }) => [month, crime_count])).toEqual([
      [1, 0],
      [2, 0],
      [3, null],
      [4, null],
      [5, null],
      [6, null],
    ]);
  });

  test('is last in the trackers, and is not news', async () => {
    const types = crimeTypeRanking.parse(
      await get('neighborhoods/crime_ranking?neighborhood=harbor&month=5&year=2024'),
    );
    const unrecorded = types.filter(({ recorded }) => !recorded);
    expect(unrecorded).toEqual(
      ['Domestic Violence', 'Traffic Offenses'].map((small_bundle_name) => ({
        ranking: null,
        small_bundle_name,
        total_crimes: null,
        recorded: false,
        diff: null,
      })),
    );
    expect(types.slice(-2)).toEqual(unrecorded);
    const areas = areaRanking.parse(
      await get('crimes/neighborhood_ranking?crime=domestic-violence&month=5&year=2024'),
    );
    expect(areas.map((row) => [row.id, row.ranking, row.total_crimes])).toEqual([
      ['foothills', 1, 30],
      ['edge', null, null],
      ['harbor', null, null],
    ]);
    const county = monthlyTrends.parse(await get('crimes/domestic-violence/monthly/5/2024'));
    expect(county.trends.at(-1)).toMatchObject({ crime_count: 30, recorded: false });
    const facts = listAreaMonthFacts(
      testApp.snapshots.current().of(features.crime),
      parseYearMonth('2024-05') as YearMonth,
    );
    const edge = facts.find(({ slug }) => slug === 'edge');
    expect(edge?.types.map(({ name }) => name)).not.toContain('Domestic Violence');
  });

  test('is no part of all crime: formerly the foothills ranked first with 710 reports, 500 of them of traffic', async () => {
    const list = await crimes(period('2024-05'));
    expect(list.map((a) => [a.id, a.total_crime_count, a.ranking])).toEqual([
      ['edge', 92, 2],
      ['foothills', 210, 1],
      ['harbor', 80, 3],
    ]);
    const types = list[1]?.big_bundles?.flatMap(({ small_bundles }) =>
      small_bundles.map(({ name }) => name),
    );
    expect(types).not.toContain('Traffic Offenses');
  });

  test('is counted by basket=everything', async () => {
    const list = await crimes(`${period('2024-05')}&basket=everything`);
    expect(list.map((a) => [a.id, a.total_crime_count])).toEqual([
      ['edge', 92],
      ['foothills', 710],
      ['harbor', 80],
    ]);
    const months = monthlyTrends.parse(
      await get('neighborhoods/foothills/monthly?basket=everything&months=2'),
    );
    expect(months.trends[0]?.crime_count).toBe(710);
    const ranked = areaRanking.parse(
      await get('crimes/neighborhood_ranking?basket=everything&month=5&year=2024'),
    );
    expect(ranked[0]).toMatchObject({ id: 'foothills', total_crimes: 710 });
  });

  test('is recorded if a release reports that its records include it (the flag of the feed was once ignored)', async () => {
    await database.pool.query(
      `update release set report = report || '{"rules": "lapd-nibrs"}' where source like 'lapd%'`,
    );
    await database.pool.query('update data_version set version = version + 1');
    await testApp.snapshots.checkNow();
    const list = await crimes(`${period('2024-05')}&sb=Domestic Violence`);
    expect(list.map((a) => [a.id, a.total_crime_count, a.recorded])).toEqual([
      ['edge', 12, true],
      ['foothills', 30, true],
      ['harbor', 0, true],
    ]);
  });
});
