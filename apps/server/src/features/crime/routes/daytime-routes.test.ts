import { daytimeAreas } from '@townlight/contract/crime/daytime';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnStore } from '../../../platform/testing/databases.ts';
import { makeRelease } from '../../../testing/make-crime-rows.ts';
import { makeSmallCounty } from '../../../testing/make-small-county.ts';
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts';
import { toDaytimeAreas } from './daytime-routes.ts';

describeOnStore('places with many visitors', (open) => {
  let testApp: TestApp;
  beforeAll(async () => {
    const database = await open();
    await makeSmallCounty(database.pool);
    await makeRelease(database.pool, { sample: true });
    testApp = await openTestApp(database);
    await testApp.snapshots.first;
  });
  afterAll(() => testApp.close());

  const get = async (partition: string) => {
    const reply = await testApp.app.inject(`/api/${partition}/daytime`);
    expect(reply.statusCode).toBe(200);
    return daytimeAreas.parse(reply.json());
  };

  test('are flagged from two jobs per resident on or if the county lists them; sample records use sample figures', async () => {
    expect(await get('neighborhoods')).toEqual({
      source: null,
      areas: [
        {
          id: 'hollywood',
          residents: 77_270,
          jobs: 100_000,
          daytime_population: null,
          reads_high: 'visits',
        },
        {
          id: 'venice',
          residents: 40_000,
          jobs: 80_000,
          daytime_population: 90_000,
          reads_high: 'few-residents',
        },
      ],
    });
    expect((await get('zipcodes')).areas).toEqual([]);
  });
});

test('with real records, sample figures and flags derived from them are omitted, and public figures are returned', () => {
  const partition = { slugs: ['downtown', 'venice'], populations: [70_000, 40_000] };
  const places = {
    downtown: { jobs: 300_000, daytime: 350_000, draws: 'work' },
    venice: { jobs: 80_000 },
  } as const;
  const listFigures = (source: { name: string; year: number } | null, sample: boolean) =>
    toDaytimeAreas({ source, places }, partition, sample).map((area) => [
      area.jobs,
      area.daytime_population,
      area.reads_high,
    ]);
  const full = [
    [300_000, 350_000, 'few-residents'],
    [80_000, null, 'few-residents'],
  ];
  expect(listFigures(null, true)).toEqual(full);
  expect(listFigures({ name: 'Census of jobs', year: 2024 }, false)).toEqual(full);
  expect(listFigures(null, false)).toEqual([
    [null, null, 'work'],
    [null, null, null],
  ]);
});
