import { airMapHours, airStatuses, aqiRanking } from '@townlight/contract/air';
import { MAX_AIR_RANKING_ROWS } from '@townlight/domain/air';
import { afterAll, expect, test } from 'vitest';
import { insertTestAir } from '../../apps/server/src/features/air/testing/insert-test-air.ts';
import type { Database } from '../../apps/server/src/platform/database/open-database.ts';
import { describeOnStore } from '../../apps/server/src/platform/testing/databases.ts';
import { makeSmallCounty } from '../../apps/server/src/testing/make-small-county.ts';
import { openTestApp, type TestApp } from '../../apps/server/src/testing/open-test-app.ts';
import { createHourlyAirLookup } from '../../apps/web/src/features/air/air-map/air-at-hour.ts';

const FROM = '2026-11-18T00:00:00-08:00';
const HOURS = 72;

/** Readings that rise and fall, with hours in which the station is silent. */
const withHoles = (level: number, isSilent: (hour: number) => boolean) =>
  Array.from({ length: HOURS }, (_, hour) =>
    isSilent(hour) ? null : level + ((hour * 7) % 11) * 6,
  );

describeOnStore('the lists of the worst air', (open) => {
  let database: Database;
  let testApp: TestApp | undefined;
  afterAll(() => testApp?.close());

  test('the tracker’s ranking and the map’s list agree at every hour, with stations that drop out', async () => {
    database = await open();
    await makeSmallCounty(database.pool);
    await insertTestAir(database.pool, [
      { station: 'hollywood', from: FROM, hours: withHoles(8, (hour) => hour % 5 === 0) },
      { station: 'docks', from: FROM, hours: withHoles(15, (hour) => hour % 3 === 1) },
      { station: 'desert', from: FROM, hours: withHoles(60, (hour) => hour % 4 < 2) },
    ]);
    testApp = await openTestApp(database);
    await testApp.snapshots.first;
    const { app } = testApp;
    const get = async (path: string) => (await app.inject(`/api/${path}`)).json();
    const [update] = airStatuses.parse(await get('health/air_quality/last_updated'));
    const reply = airMapHours.parse(
      await get(`air-quality/hours?until=${encodeURIComponent(update?.current ?? '')}`),
    );
    const read = createHourlyAirLookup(reply);
    const shown = reply.hours.slice(reply.shown_from);
    let unranked = 0;
    const leaders = new Set<string>();
    for (const scale of ['site', 'epa-2024'] as const)
      for (const [at, hour] of shown.entries()) {
        const ranking = aqiRanking.parse(
          await get(`air-quality/ranking?scale=${scale}&datetime=${encodeURIComponent(hour)}`),
        );
        const air = read(at, scale);
        const listed = air.ranked.slice(0, MAX_AIR_RANKING_ROWS);
        expect(
          ranking.map(({ neighborhood, rank, aqi }) => [neighborhood, rank, aqi]),
          `${scale} ${hour}`,
        ).toEqual(listed.map(({ id, rank, index }) => [id, rank, index?.aqi]));
        expect(listed.some(({ far }) => far)).toBe(false);
        unranked += [...air.areas.values()].filter(
          ({ index, rank }) => index !== null && rank === null,
        ).length;
        leaders.add(listed[0]?.id ?? 'nobody');
      }
    // without its station the desert is far from all others; formerly only the tracker's list ranked it first
    expect(unranked).toBeGreaterThan(20);
    expect(leaders.size).toBeGreaterThan(1);
    expect(reply.distances.length).toBeGreaterThan(3);
    const datetime = shown.find((_, at) => read(at, 'site').areas.get('desert')?.far) as string;
    const row = aqiRanking
      .parse(
        await get(
          `air-quality/ranking?neighborhood=desert&datetime=${encodeURIComponent(datetime)}`,
        ),
      )
      .at(-1);
    expect(row).toMatchObject({ neighborhood: 'desert', rank: null });
  });
});
