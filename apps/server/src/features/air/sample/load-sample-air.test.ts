import * as recipe from '@townlight/county-los-angeles/sample-air';
import { READING_FLAGS } from '@townlight/domain/air';
import { hourOfInstant } from '@townlight/domain/time';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Database } from '../../../platform/database/open-database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { readDataVersion } from '../../../platform/database/version.ts';
import type { Feature } from '../../../platform/features/feature.ts';
import { startJobs } from '../../../platform/jobs/start-jobs.ts';
import { describeOnStore, silentLog } from '../../../platform/testing/databases.ts';
import { WAIT_OPTIONS } from '../../../platform/testing/run-length.ts';
import { loadSample } from '../../../sample/index.ts';
import { makeRelease } from '../../../testing/make-crime-rows.ts';
import { makeTestFeatures } from '../../../testing/test-features.ts';
import { readNewestAirRelease, readStationReadings } from '../store.ts';
import { extendSampleAir, loadSampleAir } from './load-sample-air.ts';
import { createSampleAirJob } from './sample-air-job.ts';

const NOON = new Date('2026-07-05T19:20:00Z');
const HOUR_MS = 3_600_000;

describeOnStore('the air of the sample county', (open) => {
  let database: Database;
  beforeEach(async () => {
    database = await open();
  });

  const later = (hours: number) => new Date(NOON.getTime() + hours * HOUR_MS);
  const load = (scale = 0.01) =>
    inTransaction(database.pool, (client) => loadSampleAir(client, recipe, { now: NOON, scale }));
  const grow = (now: Date) =>
    inTransaction(database.pool, (client) => extendSampleAir(client, recipe, now));
  const stations = () => readStationReadings(database.pool);
  const airVersion = () => readDataVersion(database.pool, 'air');

  test('is twelve stations whose readings end with the last hour that is over', async () => {
    await load();
    const found = await stations();
    expect(found.map(({ code }) => code)).toEqual(recipe.sampleStations.map(({ id }) => id));
    const newest = Math.max(...found.map(({ hours }) => hours.at(-1) ?? 0));
    expect(newest).toBe(hourOfInstant(NOON.getTime()) - 1);
    for (const { code, hours, concentrations, flags } of found) {
      const station = recipe.sampleStations.find(({ id }) => id === code);
      expect(hours.length).toBeGreaterThan(100);
      expect([concentrations.length, flags.length]).toEqual([hours.length, hours.length]);
      expect([...hours]).toEqual([...hours].sort((a, b) => a - b));
      for (const [at, hour] of hours.entries())
        expect(concentrations[at]).toBe(
          Math.fround(
            recipe.computeSampleReading(station as recipe.SampleStation, hour as never) as number,
          ),
        );
    }
    expect(await readNewestAirRelease(database.pool)).toMatchObject({ sample: true });
  });

  test('has every station at its smallest, also on days when one is out', async () => {
    // SAMPLE-11 is out for the four days before
    const out = new Date('2027-08-13T00:30:00Z');
    await inTransaction(database.pool, (client) =>
      loadSampleAir(client, recipe, { now: out, scale: 0 }),
    );
    expect(await stations()).toHaveLength(recipe.sampleStations.length);
  });

  test('has its faults on record with their flags', async () => {
    await load(0.3);
    const found = await stations();
    const below = found.flatMap(({ concentrations, flags }) =>
      [...concentrations].flatMap((value, at) => (value < 0 ? [flags[at]] : [])),
    );
    expect(below.length).toBeGreaterThan(0);
    expect(new Set(below)).toEqual(new Set([READING_FLAGS.indexOf('negative') + 1]));
  });

  test('grows by the hours that have passed, and by each of them once', async () => {
    await load();
    const before = await stations();
    expect(await grow(NOON)).toBe(0);
    expect(await airVersion()).toBe(1);
    const added = await grow(later(3));
    expect(added).toBeGreaterThan(24);
    expect(await grow(later(3))).toBe(0);
    expect(await airVersion()).toBe(2);
    const after = await stations();
    const count = (list: typeof before) => list.reduce((sum, { hours }) => sum + hours.length, 0);
    expect(count(after) - count(before)).toBe(added);
    expect(await readDataVersion(database.pool, 'crime')).toBe(0);
  });

  test('grows by its job while a server runs, and not once real readings are on record', async () => {
    await load();
    let now = later(2);
    const job = createSampleAirJob({
      pool: database.pool,
      sampleRecipe: async () => recipe,
      clock: () => now,
    });
    expect(job.schedule).toMatchObject({ cron: '4 * * * *', timeZone: 'UTC' });
    const jobs = startJobs(database, [job], { log: silentLog, everySeconds: 0.5 });
    await jobs.ready;
    await jobs.send(job, {});
    await vi.waitFor(async () => expect(await airVersion()).toBe(2), WAIT_OPTIONS);
    await jobs.close();
    const newest = Math.max(...(await stations()).map(({ hours }) => hours.at(-1) ?? 0));
    expect(newest).toBe(hourOfInstant(now.getTime()) - 1);

    await database.pool.query(
      `insert into release (kind, source, origin, fingerprint) values ('air', 'airnow', 'x', '')`,
    );
    now = later(5);
    expect(await grow(now)).toBe(0);
  });

  test('catches up after a server was off for a month', async () => {
    await load();
    expect(await grow(later(30 * 24))).toBeGreaterThan(12 * 30 * 20);
    expect(await grow(later(30 * 24))).toBe(0);
  });

  const { air } = makeTestFeatures({ mapboxToken: undefined, geocoderUrl: undefined }, recipe);
  const crime: Feature = {
    name: 'crime',
    loadSample: async () => expect.fail('crime has its sample'),
  };
  const steps: string[] = [];
  const start = () =>
    loadSample(database, [crime, air], {
      through: '2026-10',
      scale: 0.001,
      reportStep: (step, done) => steps.push(`${step}, ${done}`),
    });
  const loadedBefore = async ({ sample }: { sample: boolean }) => {
    await makeRelease(database.pool, { sample });
    await database.pool.query(`insert into data_version (subject, version) values ('crime', 1)`);
  };

  test('is added, once, to a sample county that an earlier version loaded without it', async () => {
    await loadedBefore({ sample: true });
    expect(await start()).toBe(true);
    expect(steps).toEqual(['sample county: step 1 of 1 (air), 0']);
    expect(await stations()).toHaveLength(12);
    expect(await start()).toBe(false);
    expect(await airVersion()).toBe(1);
  });

  test('is not added to an installation with real records', async () => {
    await loadedBefore({ sample: true });
    await makeRelease(database.pool, { sample: false });
    expect(await start()).toBe(false);
    expect(await stations()).toEqual([]);
  });
});
