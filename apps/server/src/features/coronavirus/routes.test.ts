import {
  coronavirusRecords,
  coronavirusStatuses,
  coronavirusTrend,
} from '@townlight/contract/coronavirus';
import { coronavirusReports } from '@townlight/county-los-angeles';
import { CORONAVIRUS_CHART_DAYS } from '@townlight/domain/coronavirus';
import { addDays, type Day, parseDay } from '@townlight/domain/time';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { listFeatures } from '../../features.ts';
import type { Database } from '../../platform/database/open-database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { describeOnStore } from '../../platform/testing/databases.ts';
import { makeArea } from '../../testing/make-area.ts';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { LoadedCaseReports } from './ingest/loaded-case-reports.ts';
import { publishReports } from './ingest/publish-reports.ts';

const LAST = parseDay('2022-10-31') as Day;
const DAYS = 300;
const FEW = { min: 1, max: 4 };

describeOnStore('the calls of coronavirus', (open) => {
  let database: Database;
  let testApp: TestApp;
  const get = async (path: string) => {
    const reply = await testApp.app.inject(`/api/health/${path}`);
    return { status: reply.statusCode, body: reply.json() };
  };
  const records = async (date = '') =>
    coronavirusRecords.parse((await get(`coronavirus${date && `?date=${date}`}`)).body);
  const of = async (neighborhood: string, date?: string) =>
    (await records(date)).find((one) => one.neighborhood === neighborhood);
  const publish = async (reports: LoadedCaseReports) => {
    await inTransaction(database.pool, (client) =>
      publishReports(client, { source: 'lacounty', origin: 'cases.csv', reports, rejected: 0 }),
    );
    await testApp.snapshots.checkNow();
  };

  beforeAll(async () => {
    database = await open();
    for (const [at, name] of ['Acton', 'Athens', 'Westmont', 'Malibu', 'Venice'].entries())
      await makeArea(database.pool, {
        name,
        corner: [-118.9 + at / 5, 34],
        policedBy: [],
        residents: name === 'Acton' ? null : 10_000,
      });
    testApp = await openTestApp(database, {
      features: listFeatures(readConfig({})),
      featuresUrl: new URL('../../features.ts', import.meta.url).href,
    });
    await testApp.snapshots.first;
  });
  afterAll(() => testApp.close());

  test('before the first report lists are empty', async () => {
    for (const path of [
      'coronavirus',
      'coronavirus_status',
      'coronavirus_trend?neighborhood=acton',
    ])
      expect(await get(path)).toEqual({ status: 200, body: [] });
  });

  test('cases are returned by neighborhood, with pairs merged, rates, ranks and withheld ranges', async () => {
    const reports = new LoadedCaseReports();
    const addReports = (
      place: string,
      total: (ago: number) => number | typeof FEW,
      from = DAYS,
    ) => {
      const label = coronavirusReports.labelOf(place) as string;
      for (let ago = from - 1; ago >= 0; ago--) reports.add(label, addDays(LAST, -ago), total(ago));
    };
    addReports('Acton', () => 30);
    addReports('Athens-Westmont', (ago) => 3_000 - 2 * ago);
    addReports('Malibu', (ago) => (ago < 10 ? 900 : 1_000));
    addReports('Venice', (ago) => 500 - ago);
    addReports('Marina Peninsula', (ago) => (ago > 20 ? FEW : 9), 40);
    addReports('Wholesale District', () => 77);
    reports.residents.set('Unincorporated - Athens-Westmont', 40_000);
    await publish(reports);

    const all = await records();
    expect(all.map(({ neighborhood }) => neighborhood)).toEqual([
      'acton',
      'athens',
      'malibu',
      'venice',
    ]);
    expect(all[0]).toMatchObject({
      total_cases: 30,
      infection_rate: null,
      ranking: null,
      unranked: 'residents-unknown',
    });
    expect(all[1]).toEqual({
      neighborhood: 'athens',
      name: 'Athens and Westmont',
      neighborhoods: ['athens', 'westmont'],
      total_cases: 3_000,
      at_least: null,
      at_most: null,
      is_suppressed: false,
      suppressed_because: null,
      date: '2022-10-31',
      through: '2022-10-31',
      ranking: 2,
      unranked: null,
      infection_rate: 0.075,
      infection_rate_per_100K: 7_500,
      total_population: 40_000,
      population_of: 'reporting-areas',
      partial: false,
    });
    expect(await of('venice')).toMatchObject({ total_cases: 509, ranking: 3, partial: false });
    // regression: the text was "a count this small" for at least 476 cases
    expect(await of('venice', '2022-10-06')).toMatchObject({
      total_cases: null,
      at_least: 476,
      at_most: 479,
      is_suppressed: true,
      suppressed_because: 'reporting-area',
      infection_rate: 0,
      unranked: 'withheld',
    });
    expect(await of('venice', '2022-09-01')).toMatchObject({ total_cases: 440, partial: true });
  });

  test('new cases are returned for 255 days, with flags for corrected, withheld and first reported numbers', async () => {
    const trend = async (neighborhood: string) =>
      coronavirusTrend.parse((await get(`coronavirus_trend?neighborhood=${neighborhood}`)).body);
    const westmont = await trend('westmont');
    expect(westmont).toHaveLength(CORONAVIRUS_CHART_DAYS);
    expect(westmont.at(-1)).toEqual({
      date: '2022-10-31',
      case_count: 2,
      mean_7_days: 2,
      flag: null,
    });
    expect(await trend('athens')).toEqual(westmont);
    const malibu = await trend('malibu');
    expect(malibu.filter(({ flag }) => flag !== null)).toEqual([
      { date: '2022-10-22', case_count: -100, mean_7_days: -14.3, flag: 'corrected' },
    ]);
    const venice = await trend('venice');
    expect(venice.find(({ date }) => date === '2022-09-22')?.flag).toBe('withheld');
    expect(venice.find(({ date }) => date === '2022-10-11')).toMatchObject({
      case_count: null,
      flag: 'withheld',
    });
    expect(venice.find(({ date }) => date === '2022-10-12')).toMatchObject({ case_count: 1 });
  });

  test('the status includes sources, days, the reporting areas of each neighborhood and the excluded areas', async () => {
    const [status] = coronavirusStatuses.parse((await get('coronavirus_status')).body);
    expect(status).toMatchObject({
      first: '2022-01-05',
      through: '2022-10-31',
      ended: true,
      sample: false,
      sources: [
        { source: 'lacounty', reporter: 'county', reporter_city: null, first: '2022-01-05' },
      ],
      without_reports: [],
    });
    expect(status?.left_out).toEqual([
      {
        reporting_area: 'Los Angeles - Wholesale District',
        why: 'Spread over five neighborhoods; none holds two fifths of its residents',
      },
    ]);
    expect(status?.neighborhoods.find(({ neighborhood }) => neighborhood === 'venice')).toEqual({
      neighborhood: 'venice',
      neighborhoods: ['venice'],
      name: 'Venice',
      reporting_areas: ['Los Angeles - Marina Peninsula', 'Los Angeles - Venice'],
      reporter: 'county',
    });
  });

  test('a day outside the record and an unknown neighborhood are rejected with a message', async () => {
    expect((await get('coronavirus?date=2019-01-01')).body).toEqual({
      message: 'date is 2019-01-01; cases are on record from 2022-01-05 to 2022-10-31.',
      error: true,
    });
    expect((await get('coronavirus?date=yesterday')).status).toBe(400);
    expect((await get('coronavirus_trend?neighborhood=atlantis')).status).toBe(404);
    expect((await get('coronavirus_trend')).status).toBe(400);
  });
});
