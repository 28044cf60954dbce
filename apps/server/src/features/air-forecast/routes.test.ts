import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { airForecast } from '@townlight/contract/air/forecast';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../platform/database/open-database.ts';
import type { ServedFeature } from '../../platform/features/feature.ts';
import { describeOnStore } from '../../platform/testing/databases.ts';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { airForecastFeature } from './feature.ts';
import { ingestForecast } from './ingest/ingest-forecast.ts';
import { forecastLine } from './testing/forecast-line.ts';

const folder = mkdtempSync(join(tmpdir(), 'townlight-forecast-routes-'));
afterAll(() => rmSync(folder, { recursive: true }));

const COUNTY = {
  timeZone: 'America/Los_Angeles',
  searchBounds: [-119.5, 32.6, -117.5, 34.9] as const,
};
const CENTER = 'lat=34.05&long=-118.25';

describeOnStore('the forecast at a point', (open) => {
  let database: Database;
  let testApp: TestApp;
  let served: ServedFeature | undefined;
  let now = new Date('2026-11-30T07:00:00Z');
  beforeAll(async () => {
    database = await open();
    const feature = airForecastFeature(COUNTY, () => now);
    testApp = await openTestApp(database, {
      inThisThread: true,
      features: [
        {
          ...feature,
          serve: async (context) => {
            served = await feature.serve?.(context as never);
            return served ?? {};
          },
        },
      ],
    });
    await testApp.snapshots.first;
  });
  afterAll(() => testApp.close());

  const get = async (query: string) => {
    const reply = await testApp.app.inject(`/api/air-quality/forecast?${query}`);
    return { status: reply.statusCode, body: reply.json(), headers: reply.headers };
  };

  test('is an empty list before the first, and pages offer none', async () => {
    expect(await get(CENTER)).toMatchObject({ status: 200, body: [] });
    expect(served?.currentOffers?.()).toEqual([]);
  });

  test('is that of the nearest reporting area, with its name, issue, pollutant and agency', async () => {
    const file = join(folder, 'reportingarea.dat');
    const smoke = { aqi: '155', category: 'Unhealthy', action: 'Yes', discussion: 'Smoke.' };
    writeFileSync(
      file,
      [
        forecastLine({ pollutant: 'OZONE', primary: 'N', aqi: '40', category: 'Good' }),
        forecastLine(),
        forecastLine({ valid: '12/01/26', ...smoke }),
        forecastLine({ area: 'NW Coastal LA', latitude: '34.0505', longitude: '-118.4564' }),
      ].join('\n'),
    );
    await ingestForecast(database, { county: COUNTY, file, now, rejectsFolder: folder });
    await testApp.snapshots.checkNow();
    const { body, headers } = await get(CENTER);
    const day = {
      ...{ issued: '2026-11-29', reporting_area: 'Central LA CO', state: 'CA', km: 2 },
      ...{ agency: 'South Coast AQMD', pollutant: 'PM2.5' },
    };
    const calm = { aqi: 60, aqi_category: 'moderate', action_day: false, discussion: '' };
    const bad = { aqi: 155, aqi_category: 'unhealthy', action_day: true, discussion: 'Smoke.' };
    expect(airForecast.parse(body)).toEqual([
      { date: '2026-11-30', ...day, ...calm },
      { date: '2026-12-01', ...day, ...bad },
    ]);
    expect(headers['cache-control']).toMatch(/^public/);
    expect(headers.etag).toBeDefined();
    expect((await get('lat=34.01&long=-118.49')).body).toMatchObject([
      { reporting_area: 'NW Coastal LA' },
    ]);
    // the desert is farther than 50 km from both
    expect((await get('lat=34.75&long=-118.2')).body).toEqual([]);
    expect(served?.currentOffers?.()).toEqual(['air-forecast']);
  });

  test('ends with its day in the county, whatever the day is in UTC', async () => {
    now = new Date('2026-12-01T07:59:00Z');
    expect((await get(CENTER)).body).toHaveLength(2);
    now = new Date('2026-12-01T08:00:00Z');
    expect((await get(CENTER)).body).toMatchObject([{ date: '2026-12-01' }]);
    now = new Date('2026-12-02T08:00:00Z');
    expect((await get(CENTER)).body).toEqual([]);
    expect(served?.currentOffers?.()).toEqual([]);
  });

  test('is refused outside of the county', async () => {
    expect(await get('lat=40&long=-118.25')).toMatchObject({
      status: 400,
      body: { message: expect.stringMatching(/is outside the county; lat must be between/) },
    });
    expect((await get('lat=north&long=-118.25')).status).toBe(400);
  });
});
