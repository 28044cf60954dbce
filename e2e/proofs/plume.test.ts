import { AQI_CATEGORIES, type AqiCategory, computeAirQualityIndex } from '@townlight/domain/air';
import { addHours } from '@townlight/domain/time';
import { afterAll, expect, test } from 'vitest';
import { requireHour } from '../../apps/server/src/features/air/testing/insert-test-air.ts';
import type { Database } from '../../apps/server/src/platform/database/open-database.ts';
import { describeOnStore } from '../../apps/server/src/platform/testing/databases.ts';
import { makeSmallCounty } from '../../apps/server/src/testing/make-small-county.ts';
import { openTestApp, type TestApp } from '../../apps/server/src/testing/open-test-app.ts';
import {
  formatStatusTable,
  type HourlyStatus,
  publishHour,
  readHourlyStatus,
} from './plume/plume-hours.ts';

const HOLLYWOOD = { neighborhood: 'hollywood', longitude: -118.35, latitude: 34.15 };
const FROM = requireHour('2026-11-19T04:00:00-08:00');
const CALM_HOURS = 40;
/** Readings of the monitor in Hollywood, µg/m³: a sudden smoke front, hours over 1,000, and one that is late. */
const PLUME = [1_320, 1_456, 1_200, 900, null, 300, 180, 110, 70, 45, 20, 12, 9, 11, 10, 8];

const place = (category: string) => AQI_CATEGORIES.indexOf(category as AqiCategory);

describeOnStore('a plume over one monitor', (open) => {
  let database: Database;
  let testApp: TestApp | undefined;
  afterAll(() => testApp?.close());

  // PLUME_TABLE=1 prints the status of each hour
  test('no output reports cleaner air for an hour of smoke than its monitor reads', async () => {
    database = await open();
    await makeSmallCounty(database.pool);
    // identical readings for hours would be a stuck instrument
    const calm = (at: number) => 9 + (at % 4);
    const publish = (at: number, hollywood: number | null) =>
      publishHour(database.pool, addHours(FROM, at), {
        hollywood,
        docks: calm(at + 1),
        desert: calm(at + 2),
      });
    for (let at = 0; at < CALM_HOURS; at++) await publish(at, calm(at));
    testApp = await openTestApp(database);
    await testApp.snapshots.first;
    const hours: HourlyStatus[] = [];
    for (const [later, read] of PLUME.entries()) {
      await publish(CALM_HOURS + later, read);
      await testApp.snapshots.checkNow();
      hours.push(await readHourlyStatus(testApp, HOLLYWOOD, read));
    }
    if (process.env.PLUME_TABLE) console.info(formatStatusTable(hours));

    for (const [at, { read, now, map, mapOpensBefore }] of hours.entries()) {
      // five hours ago the air was good, which the tracker formerly showed in the first five of these hours
      if (read === null) expect(now, `${at}`).toBe('none');
      else if (now !== 'none')
        expect(place(now), `${at}`).toBeGreaterThanOrEqual(
          place(computeAirQualityIndex(read).category),
        );
      if (mapOpensBefore === 0) expect(map, `${at}`).toBe(now);
    }
    // an hour without support from others has no figure; it counts with the next one
    expect(hours.map(({ now }) => now).slice(0, 7)).toEqual([
      'none',
      'hazardous',
      'hazardous',
      'hazardous',
      'none',
      'hazardous',
      'veryunhealthy',
    ]);
    // while the settled hour is clean, the map opens at the newest hour
    expect(hours.slice(0, 4).map(({ mapOpensBefore }) => mapOpensBefore)).toEqual([0, 0, 0, 0]);
    expect(hours.slice(0, 5).map(({ settled }) => settled)).toEqual(Array(5).fill('good'));
    // alerts are sent with the second hour of smoke, and never about an hour without a figure
    expect(hours.findIndex(({ isAlerted }) => isAlerted)).toBe(1);
    expect(hours.findIndex(({ feed }) => feed === 'hazardous')).toBe(1);
    // better air is news once it has settled
    expect(hours.slice(1, 11).some(({ feed }) => feed === 'good')).toBe(false);
  });
});
