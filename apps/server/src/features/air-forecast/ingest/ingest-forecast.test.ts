import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Day, formatDay, parseDay } from '@townlight/domain/time';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../../platform/database/open-database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { readDataVersion } from '../../../platform/database/version.ts';
import { describeOnStore } from '../../../platform/testing/databases.ts';
import { forecastReleaseKind } from '../release-kind.ts';
import { readForecasts } from '../store.ts';
import { forecastLine } from '../testing/forecast-line.ts';
import { ingestForecast } from './ingest-forecast.ts';

const folder = mkdtempSync(join(tmpdir(), 'townlight-forecast-'));
afterAll(() => rmSync(folder, { recursive: true }));

const COUNTY = {
  timeZone: 'America/Los_Angeles',
  searchBounds: [-119.5, 32.6, -117.5, 34.9] as const,
};
/** 11 PM on November 29 in the county. */
const NOW = new Date('2026-11-30T07:00:00Z');
const OZONE = { pollutant: 'OZONE', primary: 'N', aqi: '40', category: 'Good' };

describeOnStore('AirNow’s forecasts', (open) => {
  let database: Database;
  beforeEach(async () => {
    database = await open();
  });

  const load = async (lines: readonly string[], now = NOW) => {
    const file = join(folder, 'reportingarea.dat');
    writeFileSync(file, `${lines.join('\n')}\n`);
    return await ingestForecast(database, { county: COUNTY, file, now, rejectsFolder: folder });
  };
  const stored = async () =>
    (await readForecasts(database.pool, parseDay('2026-01-01') as Day)).map(
      ({ area, validOn, pollutant, aqi }) => [area, formatDay(validOn), pollutant, aqi],
    );

  test('near the county are published as one release, and the other rows are counted', async () => {
    const loaded = await load([
      forecastLine({ type: 'O' }),
      forecastLine({ type: 'Y' }),
      forecastLine({ area: 'New York', longitude: '-73.98', latitude: '40.8' }),
      // north of the search bounds: 48 and 53 km
      forecastLine({ area: 'Near', latitude: '35.33', longitude: '-118.5' }),
      forecastLine({ area: 'Far', latitude: '35.38', longitude: '-118.5' }),
      forecastLine(),
      forecastLine(OZONE),
      forecastLine({ valid: '11/28/26' }),
    ]);
    expect(loaded).toMatchObject({
      outcome: 'published',
      rejects: null,
      report: {
        ...{ rowsRead: 3, rowsNew: 3, rowsUpdated: 0, rowsUnchanged: 0, rowsRejected: 0 },
        areas: ['Central LA CO', 'Near'],
        skipped: { observations: 1, yesterdays: 1, farAreas: 2, pastDays: 1 },
      },
    });
    expect(await stored()).toEqual([
      ['Central LA CO', '2026-11-30', 'OZONE', 40],
      ['Central LA CO', '2026-11-30', 'PM2.5', 60],
      ['Near', '2026-11-30', 'PM2.5', 60],
    ]);
    expect(await readDataVersion(database.pool, 'air-forecast')).toBe(1);
    // the readings of the air are not built again
    expect(await readDataVersion(database.pool, 'air')).toBe(0);
  });

  test('of the same file are loaded once', async () => {
    await load([forecastLine()]);
    expect(await load([forecastLine()])).toMatchObject({ outcome: 'already-published' });
  });

  test('issued later replace all pollutants of their day; issued earlier they change nothing', async () => {
    await load([forecastLine(), forecastLine(OZONE), forecastLine({ valid: '12/01/26' })]);
    expect(await load([forecastLine({ issued: '11/30/26', aqi: '80' })])).toMatchObject({
      report: { rowsRead: 1, rowsUpdated: 1 },
    });
    const newest = [
      ['Central LA CO', '2026-11-30', 'PM2.5', 80],
      ['Central LA CO', '2026-12-01', 'PM2.5', 60],
    ];
    expect(await stored()).toEqual(newest);
    expect(await load([forecastLine({ aqi: '20', category: 'Good' })])).toMatchObject({
      report: {
        ...{ rowsRead: 1, rowsUpdated: 0, rowsUnchanged: 1 },
        remarks: ['Central LA CO, 2026-11-30: a later issue is on record, so this one is not used'],
      },
    });
    expect(await stored()).toEqual(newest);
  });

  test('of a day with a row that cannot be read leave what is on record, as the air could look cleaner', async () => {
    await load([forecastLine({ aqi: '160', category: 'Unhealthy' })]);
    const loaded = await load([
      forecastLine({ issued: '11/30/26' }),
      forecastLine({ ...OZONE, issued: '11/30/26', aqi: 'high' }),
      forecastLine({ valid: '12/01/26' }),
    ]);
    expect(loaded).toMatchObject({
      report: {
        ...{ rowsRead: 2, rowsNew: 1, rowsRejected: 1 },
        remarks: [
          'Central LA CO, 2026-11-30: 1 row not used, because another row of that day cannot be read',
        ],
      },
    });
    expect(await stored()).toEqual([
      ['Central LA CO', '2026-11-30', 'PM2.5', 160],
      ['Central LA CO', '2026-12-01', 'PM2.5', 60],
    ]);
    const rejects = loaded.outcome === 'published' && loaded.rejects;
    expect(readFileSync(String(rejects), 'utf8')).toMatch(
      /^2,"the AQI is ""high""; a whole number from 0 to 9999, -1 and nothing are allowed",/m,
    );
  });

  test('of a pollutant given twice count as the later issue, and of one issue as the worse', async () => {
    await load([
      forecastLine({ aqi: '70' }),
      forecastLine({ aqi: '90' }),
      forecastLine({ aqi: '80' }),
      forecastLine({ valid: '12/01/26', aqi: '90' }),
      forecastLine({ valid: '12/01/26', aqi: '55', issued: '11/30/26' }),
    ]);
    expect((await stored()).map(([, date, , aqi]) => [date, aqi])).toEqual([
      ['2026-11-30', 90],
      ['2026-12-01', 55],
    ]);
  });

  test('of past days are removed in time', async () => {
    await load([forecastLine(), forecastLine({ valid: '12/03/26' })]);
    await load([forecastLine({ valid: '12/04/26' })], new Date('2026-12-03T20:00:00Z'));
    expect((await stored()).map(([, date]) => date)).toEqual(['2026-12-03', '2026-12-04']);
  });

  test.each([
    [
      'only the past',
      [forecastLine({ valid: '11/28/26' })],
      /^reportingarea\.dat: has no complete forecast for today or later of a reporting area within 50 km of the county, so nothing was published$/,
    ],
    [
      'one row that cannot be read',
      [forecastLine(), forecastLine({ ...OZONE, action: '?' })],
      /so nothing was published; line 2: the action day is "\?"; Yes and No are allowed$/,
    ],
    [
      'another table',
      ['11/29/26|10:00|060371103|Main|-8|PM2.5|UG/M3|12|South Coast AQMD'],
      /^reportingarea\.dat: the only row was rejected, .*has 9 fields where AirNow's file of reporting areas has 17\. Load AirNow's file of reporting areas, reportingarea\.dat/,
    ],
  ])('are refused with %s', async (_, lines, message) => {
    await expect(load(lines)).rejects.toThrow(message);
    expect(await stored()).toEqual([]);
    expect(await readDataVersion(database.pool, 'air-forecast')).toBe(0);
  });

  test('are withdrawn with their release', async () => {
    await load([forecastLine()]);
    const loaded = await load([forecastLine({ valid: '12/01/26' }), forecastLine()]);
    const id = loaded.outcome === 'published' ? loaded.report.releaseId : 0;
    const lines = await inTransaction(
      database.pool,
      async (client) => (await forecastReleaseKind.withdraw?.(client, id)) ?? [],
    );
    expect(lines[0]).toBe(`release ${id} is withdrawn: 1 forecast removed`);
    expect((await stored()).map(([, date]) => date)).toEqual(['2026-11-30']);
    expect(await readDataVersion(database.pool, 'air-forecast')).toBe(3);
  });
});
