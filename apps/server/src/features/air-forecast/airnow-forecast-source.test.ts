import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Day, parseDay } from '@townlight/domain/time';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../platform/database/open-database.ts';
import { describeOnStore, silentLog } from '../../platform/testing/databases.ts';
import { runSource } from '../sources/run-source.ts';
import { addSource, readSources } from '../sources/store.ts';
import { type FakeFiles, openFakeFiles } from '../sources/testing/fake-files.ts';
import { createAirNowForecastSource } from './airnow-forecast-source.ts';
import { readForecasts } from './store.ts';
import { forecastLine } from './testing/forecast-line.ts';

const scratch = mkdtempSync(join(tmpdir(), 'townlight-forecast-source-'));
afterAll(() => rmSync(scratch, { recursive: true }));

const PATH = '/today/reportingarea.dat';

describeOnStore('AirNow’s forecasts by themselves', (open) => {
  let database: Database;
  let server: FakeFiles;
  let now: Date;
  beforeEach(async () => {
    database = await open();
    server = await openFakeFiles();
    now = new Date('2026-11-30T20:00:00Z');
    await addSource(database.pool, {
      name: 'forecast',
      title: 'AirNow',
      kind: 'airnow-forecast',
      place: `${server.origin}${PATH}`,
      settings: {},
      everySeconds: 3_600,
      now,
    });
  });
  afterEach(() => server.close());

  /** Runs the source with a file of these lines, at the time of its next run. */
  const run = async (...lines: string[]) => {
    server.files.set(PATH, `${lines.join('\n')}\n`);
    now = (await readSources(database.pool))[0]?.nextRunAt ?? now;
    return await runSource(
      {
        database,
        kinds: [
          createAirNowForecastSource({
            timeZone: 'America/Los_Angeles',
            searchBounds: [-119.5, 32.6, -117.5, 34.9],
          }),
        ],
        dataFolder: scratch,
        portal: {
          fetch,
          wait: async () => {},
          appToken: undefined,
          timeoutMs: 60_000,
          pageRows: 1,
        },
        clock: () => now,
        log: silentLog,
      },
      'forecast',
      { onlyIfDue: true, signal: new AbortController().signal },
    );
  };
  const indexes = async () =>
    (await readForecasts(database.pool, parseDay('2026-11-30') as Day)).map(({ aqi }) => aqi);

  test('are published when one of the county changes, and not because others do', async () => {
    expect(await run(forecastLine(), forecastLine({ type: 'O', aqi: '51' }))).toEqual({
      result: 'published',
      message: 'received 1 row: 1 new, 0 updated, 0 unchanged, 0 rejected',
    });
    const same = { result: 'nothing-new', message: 'nothing new; the file has not changed' };
    expect(await run(forecastLine(), forecastLine({ type: 'O', aqi: '51' }))).toEqual(same);
    expect(await run(forecastLine(), forecastLine({ type: 'O', aqi: '58' }))).toEqual({
      result: 'nothing-new',
      message: 'nothing new',
    });
    expect(await run(forecastLine({ aqi: '99' }))).toMatchObject({ result: 'published' });
    expect(await indexes()).toEqual([99]);
  });

  test('that no agency has issued are no failure; what is on record stays', async () => {
    await run(forecastLine());
    expect(await run(forecastLine({ type: 'O' }))).toEqual({
      result: 'nothing-new',
      message:
        'nothing new; no complete forecast for today or later of a reporting area within 50 km of the county',
    });
    expect(await indexes()).toEqual([60]);
  });

  test.each([
    ['<!doctype html><p>Moved', /file of reporting areas$|is a web page/],
    [forecastLine({ aqi: 'x' }), /; line 1: the AQI is "x"; a whole number from 0/],
  ])('that cannot be read are a failure: %s', async (text, message) => {
    expect(await run(text)).toMatchObject({
      result: 'failed',
      message: expect.stringMatching(message),
    });
    expect(await indexes()).toEqual([]);
  });

  test('are a failure while the file is missing', async () => {
    server.outage = { status: 404 };
    expect(await run('')).toMatchObject({
      result: 'failed',
      message: expect.stringMatching(/reportingarea\.dat: the file is not there or empty$/),
    });
  });
});
