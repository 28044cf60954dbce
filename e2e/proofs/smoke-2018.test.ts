import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AQI_CATEGORIES, type AqiCategory, computeAirQualityIndex } from '@townlight/domain/air';
import { type Hour, hourOfInstant } from '@townlight/domain/time';
import { afterAll, describe, expect, test } from 'vitest';
import { describeOnStore } from '../../apps/server/src/platform/testing/databases.ts';
import { makeArea } from '../../apps/server/src/testing/make-area.ts';
import { openTestApp, type TestApp } from '../../apps/server/src/testing/open-test-app.ts';
import {
  formatStatusTable,
  type HourlyStatus,
  publishHour,
  readHourlyStatus,
} from './plume/plume-hours.ts';

const shared = process.env.TOWNLIGHT_SHARED;
/** From clean air to the end of the worst hours in the west of the county. */
const FROM = '2018-11-08T08:00:00Z';
const SMOKE_FROM = '2018-11-10T12:00:00Z';
const SMOKE_TO = '2018-11-12T00:00:00Z';
const MONITOR = '060371201';

const place = (category: string) => AQI_CATEGORIES.indexOf(category as AqiCategory);

// skipped without TOWNLIGHT_SHARED, the folder of real records, which no clone has
describe.skipIf(!shared)('real smoke (TOWNLIGHT_SHARED)', () => {
  describeOnStore('over Reseda in November 2018', (open) => {
    let testApp: TestApp | undefined;
    afterAll(() => testApp?.close());

    // SMOKE_TABLE=1 prints the status of each hour
    test('no hour is said to be cleaner than its monitor read', async () => {
      const folder = join(shared as string, 'data/air');
      const stations = rowsOf(join(folder, 'la-area-11-stations.csv')).map((row) => ({
        code: row.AQSID ?? '',
        heading: row.deviceDeploymentID ?? '',
        longitude: Number(row.longitude),
        latitude: Number(row.latitude),
      }));
      const hours = rowsOf(join(folder, 'la-area-11-stations-2018-11.csv'))
        .filter(({ datetime = '' }) => datetime >= FROM && datetime < SMOKE_TO)
        .map((row) => ({
          hour: hourOfInstant(Date.parse(row.datetime ?? '')) as Hour,
          datetime: row.datetime ?? '',
          read: Object.fromEntries(
            stations.map(({ code, heading }) => [code, row[heading] ? Number(row[heading]) : null]),
          ),
        }));
      const { longitude, latitude } = stations.find(({ code }) => code === MONITOR) ?? {
        longitude: 0,
        latitude: 0,
      };
      const database = await open();
      await makeArea(database.pool, {
        name: 'Reseda',
        corner: [longitude - 0.02, latitude - 0.02],
        size: 0.04,
      });
      const begins = hours.findIndex(({ datetime }) => datetime >= SMOKE_FROM);
      for (const { hour, read } of hours.slice(0, begins))
        await publishHour(database.pool, hour, read, stations);
      testApp = await openTestApp(database);
      await testApp.snapshots.first;
      const statuses: HourlyStatus[] = [];
      for (const { hour, read } of hours.slice(begins)) {
        await publishHour(database.pool, hour, read, stations);
        await testApp.snapshots.checkNow();
        const reseda = { neighborhood: 'reseda', longitude, latitude };
        statuses.push(await readHourlyStatus(testApp, reseda, read[MONITOR] ?? null));
      }
      if (process.env.SMOKE_TABLE)
        console.info(
          formatStatusTable(
            statuses,
            hours.slice(begins).map(({ datetime }) => datetime.slice(5, 16)),
          ),
        );
      const smoky = statuses.filter(({ read }) => (read ?? 0) > 65.5);
      expect(smoky.length).toBeGreaterThan(2);
      for (const { read, now } of statuses)
        if (read !== null && now !== 'none')
          expect(place(now), `${read}`).toBeGreaterThanOrEqual(
            place(computeAirQualityIndex(read).category),
          );
      // unhealthy air must be called so in the same hour, not five hours later
      for (const { now } of smoky) expect(place(now)).toBeGreaterThanOrEqual(place('unhealthy'));
    }, 300_000);
  });
});

function rowsOf(file: string): Record<string, string>[] {
  const [head = '', ...lines] = readFileSync(file, 'utf8').trim().split(/\r?\n/);
  const cells = (line: string) => line.split(',').map((cell) => cell.replaceAll('"', ''));
  const names = cells(head);
  return lines.map((line) => Object.fromEntries(cells(line).map((cell, at) => [names[at], cell])));
}
