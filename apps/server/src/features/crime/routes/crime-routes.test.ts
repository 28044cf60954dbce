import {
  areaCrimesList,
  areaTrajectories,
  crimeStatus,
  monthlyTrends,
} from '@townlight/contract/crime';
import { endOfMonth, parseYearMonth, startOfMonth, type YearMonth } from '@townlight/domain/time';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnStore } from '../../../platform/testing/databases.ts';
import { makeSmallCounty } from '../../../testing/make-small-county.ts';
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts';

const ZONE = 'America/Los_Angeles';

/** Returns `from=…&to=…` for full months of the county. */
function period(from: string, to = from): string {
  const first = startOfMonth(parseYearMonth(from) as YearMonth, ZONE);
  return `from=${first}&to=${endOfMonth(parseYearMonth(to) as YearMonth, ZONE)}`;
}

describeOnStore('crime figures over HTTP', (open) => {
  let testApp: TestApp;
  beforeAll(async () => {
    const database = await open();
    await makeSmallCounty(database.pool);
    testApp = await openTestApp(database);
    await testApp.snapshots.first;
  });
  afterAll(() => testApp.close());

  const get = async (url: string) => (await testApp.app.inject(url)).json();
  const crimes = async (query: string) =>
    areaCrimesList.parse(await get(`/api/neighborhoods/crimes?${query}`));
  const crimesOf = async (id: string, query: string) =>
    (await crimes(query)).find((area) => area.id === id);

  test('areas are sorted by id and ranked by rate, with the reason for a missing rank', async () => {
    const areas = await crimes(`${period('2026-10')}&detail=totals`);
    expect(
      areas.map(({ id, ranking, complete, outlier }) => [id, ranking, complete, outlier]),
    ).toEqual([
      ['desert', null, false, false],
      ['docks', null, true, true],
      ['east-los-angeles', null, false, false],
      ['hollywood', 1, true, false],
      ['venice', 2, true, false],
    ]);
    expect(areas[3]).toEqual({
      id: 'hollywood',
      population: 77_270,
      total_crime_count: 51,
      total_crime_rate: 0.000660023,
      ranking: 1,
      complete: true,
      outlier: false,
      recorded: true,
      reliability: 'stable',
    });
    expect(areas[4]).toMatchObject({ total_crime_rate: 0.000325, reliability: 'unstable' });
    expect(areas[0]).toMatchObject({ population: null, total_crime_rate: null });
  });

  test('full detail adds up, and a small bundle is included in each of its big bundles', async () => {
    const hollywood = await crimesOf('hollywood', period('2026-10'));
    expect(hollywood?.big_bundles?.map((b) => [b.name, b.total_crime_count])).toEqual([
      ['Property Crime', 49],
      ['Violent Crime', 9],
    ]);
    expect(hollywood?.big_bundles?.[1]).toEqual({
      name: 'Violent Crime',
      total_crime_count: 9,
      small_bundles: [
        {
          name: 'Robbery',
          total_crime_count: 9,
          // Excludes carjackings, of which there were none.
          nicknames: [{ crime_type: 'Robbery', crime_count: 9 }],
        },
      ],
    });
  });

  test.each([
    ['', 51],
    ['&bb=', 51],
    ['&bb=Violent%20Crime', 9],
    ['&bb=violent-crime', 9],
    ['&sb=Burglary', 40],
    ['&sb=Burglary,Robbery', 49],
    ['&sb=Burglary&sb=robbery', 49],
    ['&sb=Package,%20Mail%20and%20Other%20Theft', 0],
    ['&bb=Property%20Crime&sb=Robbery', 9],
  ])('the choice "%s" counts %i reports in Hollywood', async (choice, count) => {
    const hollywood = await crimesOf('hollywood', `${period('2026-10')}${choice}`);
    expect(hollywood?.total_crime_count).toBe(count);
  });

  test('full months are counted, regardless of the hours of from and to', async () => {
    const noon = Date.UTC(2026, 9, 15, 12);
    const areas = await crimes(`from=${noon}&to=${noon}&detail=totals`);
    expect(areas.find(({ id }) => id === 'hollywood')?.total_crime_count).toBe(51);
    const utcNovember = Date.UTC(2026, 10, 1, 2);
    expect(
      (await crimesOf('hollywood', `from=${utcNovember}&to=${utcNovember}`))?.total_crime_count,
    ).toBe(51);
  });

  test('a period that begins before the records is allowed and incomplete', async () => {
    const hollywood = await crimesOf('hollywood', `${period('2022-01', '2026-10')}&detail=totals`);
    expect(hollywood).toMatchObject({ total_crime_count: 75, complete: false, ranking: null });
  });

  test('fewer than 10 reports give no rate and no rank (once ranks 1 and 2)', async () => {
    const areas = await crimes(`${period('2026-10')}&bb=violent-crime&detail=totals`);
    expect(areas.filter(({ reliability }) => reliability === 'too-few')).not.toHaveLength(0);
    for (const { reliability, ranking, total_crime_rate } of areas)
      if (reliability === 'too-few') expect([ranking, total_crime_rate]).toEqual([null, null]);
  });

  test('a single area can be requested with its detail, and its rank is unchanged', async () => {
    const areas = await crimes(`${period('2026-10')}&area=venice`);
    expect(areas).toHaveLength(1);
    expect(areas[0]).toMatchObject({ id: 'venice', ranking: 2 });
    expect(areas[0]?.big_bundles).toBeDefined();
  });

  test('trajectory compares with the equal period before', async () => {
    const list = areaTrajectories.parse(
      await get(`/api/neighborhoods/compare/crimes?${period('2026-10')}`),
    );
    expect(list.find(({ id }) => id === 'hollywood')).toMatchObject({
      total_crime_count: 51,
      compared_total_crime_count: 20,
      change: 1.55,
      // Fewer than six months before it are complete: nothing is judged.
      direction: 'no-clear-change',
      expected: null,
      usual_low: null,
      evidence: 0,
    });
    expect(list.find(({ id }) => id === 'east-los-angeles')).toMatchObject({
      complete: false,
      change: null,
      direction: 'no-clear-change',
      evidence: null,
    });
  });

  test('a month-by-month series ends with the last full month', async () => {
    const { trends } = monthlyTrends.parse(await get('/api/neighborhoods/hollywood/monthly'));
    expect(trends).toHaveLength(12);
    expect(trends[0]).toMatchObject({ month: 11, year: 2025, complete: true, provisional: false });
    expect(trends.slice(-3).map((t) => [t.month, t.crime_count, t.provisional])).toEqual([
      [8, 1, false],
      [9, 20, true],
      [10, 51, true],
    ]);
    const all = monthlyTrends.parse(await get('/api/neighborhoods/hollywood/monthly?months=240'));
    expect(all.trends).toHaveLength(37);
    expect(all.trends[0]).toMatchObject({ month: 10, year: 2023, crime_count: 3 });
    const east = monthlyTrends.parse(
      await get('/api/neighborhoods/east-los-angeles/monthly?sb=burglary'),
    );
    expect(east.trends.slice(-3).map((t) => [t.crime_count, t.complete])).toEqual([
      [30, true],
      [0, false],
      [0, false],
    ]);
  });

  test('the status names months, sources and areas', async () => {
    expect(crimeStatus.parse(await get('/api/crimes/status'))).toEqual({
      sample: false,
      first_month: '2023-10',
      data_through: '2026-10',
      // The earliest of all agencies: August follows from the older release.
      provisional_from: '2026-08',
      released_at: '2026-11-12T08:00:00.000Z',
      sources: [
        {
          agency: 'lapd',
          name: 'Los Angeles Police',
          short_name: 'LAPD',
          first_month: '2023-10',
          through: '2026-10',
          missing: [],
          released_at: '2026-11-12T08:00:00.000Z',
          provisional_from: '2026-09',
          change_over: null,
        },
        {
          agency: 'lasd',
          name: 'Los Angeles Sheriff',
          short_name: 'Los Angeles Sheriff',
          first_month: '2023-10',
          through: '2026-08',
          missing: [],
          released_at: '2026-09-20T08:00:00.000Z',
          // Follows from this agency's release; formerly it was null because of the other agency's release.
          provisional_from: '2026-08',
          change_over: null,
        },
      ],
      areas: { neighborhoods: 5, zipcodes: 1, tracts: 1 },
      outside_all_crime: ['Traffic Offenses'],
      counted_singly: ['Homicide'],
    });
  });

  const october = period('2026-10');
  test.each([
    [
      `neighborhoods/crimes?${period('2026-10', '2031-05')}`,
      400,
      'to is 2031-05; crime data runs from 2023-10 to 2026-10.',
    ],
    [
      `neighborhoods/crimes?${period('2026-11')}`,
      400,
      'from is 2026-11; crime data runs from 2023-10 to 2026-10.',
    ],
    [
      `neighborhoods/crimes?${period('2009-12', '2026-10')}`,
      400,
      'from is 2009-12; the earliest month that can be asked for is 2010-01.',
    ],
    [
      `neighborhoods/crimes?${period('2012-01', '2012-12')}`,
      400,
      'to is 2012-12; crime data runs from 2023-10 to 2026-10.',
    ],
    [
      `neighborhoods/crimes?${period('2026-10', '2026-08')}`,
      400,
      'from is 2026-10 and to is 2026-08; from must not be after to.',
    ],
    ['neighborhoods/crimes?to=1', 400, 'from is missing; it must be a number'],
    [
      `neighborhoods/crimes?from=${'9'.repeat(30)}&to=${'9'.repeat(30)}`,
      400,
      'from is 1e+30; crime data runs from 2023-10 to 2026-10.',
    ],
    [
      `counties/crimes?${october}`,
      400,
      'partition: "counties" is not allowed; it must be one of neighborhoods, zipcodes, tracts',
    ],
    [
      `neighborhoods/crimes?${october}&bb=Nonsense`,
      404,
      'There is no crime category "Nonsense"; the categories are Property Crime, Violent Crime.',
    ],
    [
      `neighborhoods/crimes?${october}&sb=Nonsense`,
      404,
      'There is no crime type "Nonsense"; /api/bundles/small lists the crime types.',
    ],
    [
      `neighborhoods/crimes?${october}&bb=Violent%20Crime&sb=Burglary`,
      400,
      'sb: "Burglary" is not a crime type of "Violent Crime"; its types are Robbery.',
    ],
    [
      `neighborhoods/compare/crimes?${october}&area=atlantis`,
      404,
      'There is no neighborhood "atlantis"; its id is its name in small letters with hyphens, as /api/neighborhoods/names lists.',
    ],
    ['zipcodes/1/monthly', 404, 'There is no zipcode "1"; its id is the five digits of the code.'],
    [
      'neighborhoods/hollywood/monthly?months=0',
      400,
      'months: "0" is not allowed; it must be a number of at least 1',
    ],
  ])('/api/%s is refused: %i', async (path, status, message) => {
    const reply = await testApp.app.inject(`/api/${path}`);
    expect(reply.json()).toEqual({ message, error: true });
    expect(reply.statusCode).toBe(status);
  });

  test('returns 304 when the client has the current figures', async () => {
    const url = `/api/neighborhoods/crimes?${october}`;
    const { etag } = (await testApp.app.inject(url)).headers;
    const again = await testApp.app.inject({ url, headers: { 'if-none-match': String(etag) } });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });
});
