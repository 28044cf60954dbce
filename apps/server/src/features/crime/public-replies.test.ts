import { areaCrimesList, areaTrajectories, crimeStatus } from '@townlight/contract/crime';
import { crimeCoverage } from '@townlight/contract/crime-coverage';
import { areaRanking } from '@townlight/contract/crime-trackers';
import { endOfMonth, parseYearMonth, startOfMonth, type YearMonth } from '@townlight/domain/time';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../platform/database/open-database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { bumpVersion } from '../../platform/database/version.ts';
import { describeOnStore } from '../../platform/testing/databases.ts';
import { makeRelease } from '../../testing/make-crime-rows.ts';
import { makeSmallCounty } from '../../testing/make-small-county.ts';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';

const ZONE = 'America/Los_Angeles';
const OCTOBER = parseYearMonth('2026-10') as YearMonth;
const PERIOD = `from=${startOfMonth(OCTOBER, ZONE)}&to=${endOfMonth(OCTOBER, ZONE)}`;
const RANKING = '/api/crimes/neighborhood_ranking?partition=neighborhoods';

describeOnStore('what an outsider can rely on', (open) => {
  let database: Database;
  let testApp: TestApp;
  beforeAll(async () => {
    database = await open();
    await makeSmallCounty(database.pool);
    testApp = await openTestApp(database);
    await testApp.snapshots.first;
  });
  afterAll(() => testApp.close());

  const request = async (url: string, etag?: unknown) =>
    await testApp.app.inject({
      url,
      ...(etag !== undefined && { headers: { 'if-none-match': String(etag) } }),
    });
  const change = async (sql: string, subject: string) => {
    await inTransaction(database.pool, async (client) => {
      await client.query(sql);
      await bumpVersion(client, subject);
    });
    await testApp.snapshots.checkNow();
  };
  const areaOf = async (id: string, partition = 'neighborhoods') => {
    const reply = await request(`/api/${partition}/crimes?${PERIOD}`);
    return areaCrimesList.parse(reply.json()).find((area) => area.id === id);
  };

  test('after a release with the same rows the status is sent again; formerly 304 with the old moment', async () => {
    const { headers } = await request('/api/crimes/status');
    const rankings = (await request(`/api/neighborhoods/crimes?${PERIOD}`)).headers.etag;
    expect((await request('/api/crimes/status', headers.etag)).statusCode).toBe(304);
    await makeRelease(database.pool, { publishedAt: '2026-11-21T09:00:00Z' });
    await change('select 1', 'crime');
    const again = await request('/api/crimes/status', headers.etag);
    expect(again.statusCode).toBe(200);
    expect(crimeStatus.parse(again.json()).released_at).toBe('2026-11-21T09:00:00.000Z');
    // An unchanged reply still matches its ETag.
    expect((await request(`/api/neighborhoods/crimes?${PERIOD}`, rankings)).statusCode).toBe(304);
  });

  test('after an area was renamed rankings are sent again; formerly 304 with the old name', async () => {
    const { headers } = await request(RANKING);
    expect((await request(RANKING, headers.etag)).statusCode).toBe(304);
    await change("update area set name = 'Venice Beach' where slug = 'venice'", 'places');
    const again = await request(RANKING, headers.etag);
    expect(again.statusCode).toBe(200);
    expect(areaRanking.parse(again.json()).map(({ neighborhood }) => neighborhood)).toContain(
      'Venice Beach',
    );
    const names = await request('/api/neighborhoods/names');
    expect(names.body).toContain('Venice Beach');
  });

  test('an area whose residents are unknown has its count, no rate and no rank; formerly it was an outlier', async () => {
    expect(await areaOf('venice')).toMatchObject({ ranking: 2, outlier: false });
    await change(
      "update area set residents = null, residents_year = null where slug = 'venice'",
      'places',
    );
    expect(await areaOf('venice')).toMatchObject({
      population: null,
      total_crime_count: 13,
      total_crime_rate: null,
      ranking: null,
      complete: true,
      outlier: false,
    });
    const { body } = await request(`/api/neighborhoods/compare/crimes?${PERIOD}`);
    expect(
      areaTrajectories.parse(JSON.parse(body)).find(({ id }) => id === 'venice'),
      // The change depends on counts only.
    ).toMatchObject({ total_crime_rate: null, compared_total_crime_rate: null, outlier: false });
  });

  test('an area policed in part has no rank, and its coverage includes the policed share', async () => {
    await change("update area set policed_share = 0.95, policed_share_of = 'area'", 'places');
    expect(await areaOf('90028', 'zipcodes')).toMatchObject({ complete: true });
    await change(
      "update area set policed_share = 0.8, policed_share_of = 'residents' where slug in ('90028', 'hollywood')",
      'places',
    );
    expect(await areaOf('90028', 'zipcodes')).toMatchObject({ complete: false, ranking: null });
    // Formerly first in the ranking.
    expect(await areaOf('hollywood')).toMatchObject({ complete: false, ranking: null });
    const coverage = crimeCoverage.parse((await request('/api/zipcodes/coverage')).json());
    expect(coverage.areas.find(({ id }) => id === '90028')).toMatchObject({
      policed_share: 0.8,
      policed_share_of: 'residents',
      policed_in_part: true,
    });
  });
});
