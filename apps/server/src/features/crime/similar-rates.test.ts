import { monthlyTrends } from '@townlight/contract/crime';
import { similarAreaRates } from '@townlight/contract/crime/similar-rates';
import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../platform/database/transaction.ts';
import { bumpVersion } from '../../platform/database/version.ts';
import { describeOnStore } from '../../platform/testing/databases.ts';
import { makeArea } from '../../testing/make-area.ts';
import { makeAgency, makeRelease, makeReports } from '../../testing/make-crime-rows.ts';
import { makeSmallCounty } from '../../testing/make-small-county.ts';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';

/** Additions to the small county: police and residents of a place, and its burglaries in August and October 2026. */
const PLACES = [
  ['Alder', 'lbpd', 70_000, 700, 70],
  ['Birch', 'lbpd', 75_000, 750, 150],
  ['Cedar', 'lbpd', 80_000, 800, 400],
  ['Dogwood', 'lbpd', 90_000, 900, 270],
  ['Elm', 'lbpd', 100_000, 1_000, 400],
  // No month after September.
  ['Fir', 'gpd', 77_000, 770, 0],
  // Too small to be compared with Hollywood.
  ['Holly', 'lbpd', 30_000, 300, 30],
  // No month after August 2025.
  ['Ginkgo', 'npd', 77_270, 0, 0],
] as const;
/** Residents of all areas with a complete month among the last 12. */
const RESIDENTS = 77_270 + 40_000 + 120_000 + 12 + 522_000;

describeOnStore('rates of the county and of similar areas', (open) => {
  let testApp: TestApp;
  beforeAll(async () => {
    const database = await open();
    await makeSmallCounty(database.pool);
    await growTheCounty(database.pool);
    testApp = await openTestApp(database);
    await testApp.snapshots.first;
  });
  afterAll(() => testApp.close());
  const get = async (path: string) => (await testApp.app.inject(`/api/${path}`)).json();
  const rates = async (path: string, query = '') =>
    similarAreaRates.parse(await get(`${path}/monthly/similar${query}`));

  test('similar are the nearest in residents that have records, the nearest first', async () => {
    const { areas } = await rates('neighborhoods/hollywood');
    expect(areas.map(({ name, population }) => [name, population])).toEqual([
      ['Fir', 77_000],
      ['Birch', 75_000],
      ['Cedar', 80_000],
      ['Alder', 70_000],
      ['Dogwood', 90_000],
      ['Elm', 100_000],
      ['Venice', 40_000],
      ['East Los Angeles', 120_000],
    ]);
    for (const outlier of ['docks', 'desert'])
      expect((await rates(`neighborhoods/${outlier}`)).areas).toEqual([]);
  });

  test('the rate of similar areas is the median of the areas with a complete month', async () => {
    const { similar } = await rates('neighborhoods/hollywood');
    // 1, 2, 3, 4 and 5 of a thousand, and 13 of 40,000; Fir and East Los Angeles have no October.
    expect(similar.months.at(-1)).toMatchObject({ rate: 0.0025, counted: 6, provisional: true });
    // August is complete in all eight, and six of them have 1 of 100.
    expect(similar.months.at(-3)).toMatchObject({ month: 8, rate: 0.01, counted: 8 });
    // A quiet month: no area has enough reports for a rate.
    expect(similar.months.at(-5)).toMatchObject({ month: 6, rate: null, counted: 8 });
  });

  test('the rate of the county covers all reports and residents, and is null if a tenth is missing', async () => {
    const { county } = await rates('neighborhoods/hollywood');
    expect(county).toMatchObject({ areas: 11, population: RESIDENTS, breaks: [] });
    const august = county.months.at(-3);
    expect(august).toMatchObject({ crime_count: 5_251, population: RESIDENTS, counted: 11 });
    expect(august?.rate).toBeCloseTo(5_251 / RESIDENTS, 9);
    // East Los Angeles, with 16% of the residents, has no September.
    expect(county.months.at(-2)).toMatchObject({ rate: null, population: RESIDENTS - 120_000 });
    expect((await rates('zipcodes/90028')).county).toEqual(county);
  });

  test('both answer the same question as the months of the area', async () => {
    const { trends } = monthlyTrends.parse(
      await get('neighborhoods/birch/monthly?months=36&sb=Burglary'),
    );
    const { similar, county } = await rates('neighborhoods/hollywood', '?months=36&sb=Burglary');
    for (const { months } of [similar, county])
      expect(months.map(({ year, month }) => [year, month])).toEqual(
        trends.map(({ year, month }) => [year, month]),
      );
    // Venice has no burglary: 0, 1, 2, 3, 4 and 5 of a thousand.
    expect(similar.months.at(-1)).toMatchObject({ rate: 0.0025, counted: 6 });
    const robberies = await rates('neighborhoods/hollywood', '?sb=Robbery');
    expect(robberies.similar.months.every(({ rate }) => rate === null)).toBe(true);
  });

  test('an unknown area returns 404', async () => {
    const reply = await testApp.app.inject('/api/neighborhoods/atlantis/monthly/similar');
    expect(reply.statusCode).toBe(404);
    expect(reply.json().message).toContain('There is no neighborhood "atlantis"');
  });
});

async function growTheCounty(pool: Pool): Promise<void> {
  const releaseId = await makeRelease(pool, { source: 'lbpd' });
  for (const [slug, to] of [
    ['lbpd', '2026-10'],
    ['gpd', '2026-09'],
    ['npd', '2025-08'],
  ] as const) {
    const agencyId = await makeAgency(pool, { slug, name: slug, to, releaseId });
    const reports = [];
    for (const [name, police, residents, august, october] of PLACES) {
      if (police !== slug) continue;
      const area = await makeArea(pool, { name, residents, policedBy: [police] });
      reports.push({ area, month: '2026-08', kind: 'Burglary', count: august });
      reports.push({ area, month: '2026-10', kind: 'Burglary', count: october });
    }
    await makeReports(pool, { agencyId, reports });
  }
  await inTransaction(pool, async (client) => {
    for (const subject of ['places', 'crime']) await bumpVersion(client, subject);
  });
}
