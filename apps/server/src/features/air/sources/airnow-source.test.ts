import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findSourceState } from '@townlight/domain/sources';
import { addHours, type Hour, hourOfInstant, startOfHour } from '@townlight/domain/time';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../../platform/database/open-database.ts';
import { readDataVersion } from '../../../platform/database/version.ts';
import { describeOnStore, silentLog } from '../../../platform/testing/databases.ts';
import { runSource } from '../../sources/run-source.ts';
import { addSource, readSources } from '../../sources/store.ts';
import { type FakeFiles, openFakeFiles } from '../../sources/testing/fake-files.ts';
import { readStationReadings } from '../store.ts';
import { createAirNowSource } from './airnow-source.ts';
import { buildHourlyUrl } from './hourly-url.ts';

const scratch = mkdtempSync(join(tmpdir(), 'townlight-airnow-'));
afterAll(() => rmSync(scratch, { recursive: true }));

const START = new Date('2026-11-20T16:10:00Z');
/** The last complete hour at that time. */
const FIRST = addHours(hourOfInstant(START.getTime()), -1);
const WINDOW = 30;
const SITES = [
  '060371103|PM2.5|1103|Main Street|Active|CA4|South Coast AQMD|R9|34.0666|-118.2269|87',
  '360050110|PM2.5|0110|IS 52|Active|NY1|NYS DEC|R2|40.8162|-73.902|14',
].join('\n');

describeOnStore('AirNow’s hourly files by themselves', (open) => {
  let database: Database;
  let server: FakeFiles;
  let now: Date;
  /** Short only where the server does not respond: a slow response of a busy machine must not count as none. */
  let timeoutMs: number;
  beforeEach(async () => {
    database = await open();
    server = await openFakeFiles();
    now = START;
    timeoutMs = 60_000;
    server.files.set('/sites.dat', SITES);
  });
  afterEach(() => server.close());

  const pathOf = (hour: Hour) => new URL(buildHourlyUrl(`${server.origin}/air`, hour)).pathname;
  const pathSince = (since: number) => pathOf(addHours(FIRST, since));
  /** Stores the file of an hour, counted from FIRST, on the server. */
  const put = (since: number, value: number, station = '060371103') => {
    const hour = addHours(FIRST, since);
    const [date = '', time = ''] = new Date(startOfHour(hour)).toISOString().split('T');
    const [year = '', month, day] = date.split('-');
    server.files.set(
      pathOf(hour),
      `${month}/${day}/${year.slice(2)}|${time.slice(0, 5)}|${station}|Main|-8|PM2.5|UG/M3|${value}|South Coast AQMD\n` +
        `${month}/${day}/${year.slice(2)}|${time.slice(0, 5)}|360050110|IS 52|-5|PM2.5|UG/M3|30|NYS DEC\n`,
    );
  };
  const add = (settings: object = { sites: `${server.origin}/sites.dat` }) =>
    addSource(database.pool, {
      name: 'airnow',
      title: 'AirNow',
      kind: 'airnow',
      place: `${server.origin}/air`,
      settings: { hours: WINDOW, again: 3, ...settings },
      everySeconds: 3_600,
      now,
    });
  const run = async () => {
    server.requestedPaths.length = 0;
    return await runSource(
      {
        database,
        kinds: [
          createAirNowSource({
            timeZone: 'America/Los_Angeles',
            searchBounds: [-119.479071, 32.633992, -117.591883, 34.889873],
          }),
        ],
        dataFolder: scratch,
        portal: { fetch, wait: async () => {}, appToken: 'a-token', timeoutMs, pageRows: 1 },
        clock: () => now,
        log: silentLog,
      },
      'airnow',
      { onlyIfDue: true, signal: new AbortController().signal },
    );
  };
  const next = async () => {
    now = (await readSources(database.pool))[0]?.nextRunAt ?? now;
  };
  /** Stored figures by hours since FIRST. */
  const record = async () => {
    const [station] = await readStationReadings(database.pool);
    return Object.fromEntries(
      [...(station?.hours ?? [])].map((hour, i) => [
        hour - FIRST,
        Math.round((station?.concentrations[i] ?? 0) * 10) / 10,
      ]),
    );
  };
  const releases = async () =>
    (await database.pool.query<{ origin: string }>('select origin from release order by id')).rows;
  const state = async () => {
    const [source] = await readSources(database.pool);
    return source && findSourceState(source, now);
  };

  test('are loaded hour by hour, missing ones once available; nothing is published if nothing is new', async () => {
    await add();
    put(-1, 11);
    put(-2, 12);
    put(-4, 14);
    expect(await run()).toEqual({
      result: 'published',
      message: `3 new, 0 revised, 0 rejected of 3 readings; 3 hours read, ${WINDOW - 3} not there yet`,
    });
    expect(await record()).toEqual({ [-4]: 14, [-2]: 12, [-1]: 11 });
    expect(await releases()).toEqual([{ origin: 'HourlyData_2026112014.dat and 2 hours more' }]);

    await next();
    expect(await run()).toMatchObject({ result: 'nothing-new' });
    expect(await readDataVersion(database.pool, 'air')).toBe(1);

    await next();
    put(1, 21);
    put(-3, 13);
    expect(await run()).toMatchObject({
      result: 'published',
      message: expect.stringMatching(/^2 new, 0 revised/),
    });
    expect(await record()).toEqual({ [-4]: 14, [-3]: 13, [-2]: 12, [-1]: 11, 1: 21 });
    expect(await readDataVersion(database.pool, 'air')).toBe(2);
  });

  test('are fetched again only while revisions are expected, and the sites file once a day', async () => {
    await add();
    for (const since of [0, -1, -2, -3, -4]) put(since, 10 - since);
    await run();
    expect(server.requestedPaths.filter((path) => path === '/sites.dat')).toHaveLength(1);

    await next();
    put(-1, 18);
    put(-4, 19);
    expect(await run()).toMatchObject({ message: expect.stringMatching(/^0 new, 1 revised/) });
    expect(await record()).toMatchObject({ [-1]: 18, [-4]: 14 });
    expect(server.requestedPaths).not.toContain(pathSince(-4));
    expect(server.requestedPaths).not.toContain('/sites.dat');
    expect(await releases()).toHaveLength(2);
    expect((await releases()).at(-1)).toEqual({ origin: 'HourlyData_2026112014.dat' });
  });

  test('a day-long outage retains the readings, marks the source as late, and is filled in one run afterward', async () => {
    await add();
    for (const since of [0, -1, -2]) put(since, 10);
    await run();
    server.outage = { status: 503 };
    const seen: unknown[] = [];
    while (now.getTime() - START.getTime() < 24 * 3_600_000) {
      await next();
      expect(await run()).toMatchObject({
        result: 'failed',
        message: expect.stringMatching(/the server answered 503, 4 times in a row$/),
      });
      // a server that is down is requested for only two hours and the sites, four times each
      expect(server.requestedPaths.length).toBeLessThanOrEqual(12);
      if (seen.at(-1) !== (await state())) seen.push(await state());
    }
    expect(seen).toEqual(['failing', 'late']);
    expect(Object.keys(await record())).toHaveLength(3);
    expect(await readDataVersion(database.pool, 'air')).toBe(1);

    server.outage = undefined;
    for (let since = 1; since <= 24; since++) put(since, 10 + since / 10);
    await next();
    expect(await run()).toMatchObject({
      result: 'published',
      message: expect.stringMatching(/^2[34] new, 0 revised/),
    });
    expect(await state()).toBe('current');
    expect(await record()).toMatchObject({ 0: 10, 1: 10.1, 12: 11.2, 23: 12.3 });
    expect(await releases()).toHaveLength(2);
  });

  test('a file that cannot be fetched does not block other files, and is fetched again in the next run', async () => {
    await add();
    for (const since of [0, -1, -2, -3]) put(since, 10 - since);
    server.faults.set(pathSince(-1), { status: 500 });
    server.files.set(pathSince(-3), '<html>We will be back soon</html>');
    expect(await run()).toMatchObject({
      result: 'published',
      message: expect.stringMatching(/^2 new.*answered 500.*is a web page, not a CSV file/),
    });
    expect(await record()).toEqual({ 0: 10, [-2]: 12 });
    server.faults.clear();
    put(-3, 13);
    await next();
    await run();
    expect(await record()).toEqual({ 0: 10, [-1]: 11, [-2]: 12, [-3]: 13 });
  });

  test('a server that stops responding fails the run; the files read before are published', async () => {
    await add();
    for (const since of [0, -1, -2]) put(since, 10 - since);
    server.faults.set(pathSince(-1), 'stall');
    server.faults.set(pathSince(-2), 'break off');
    timeoutMs = 1_000;
    expect(await run()).toMatchObject({ result: 'failed' });
    expect(await record()).toEqual({ 0: 10 });
    server.faults.clear();
    await next();
    expect(await run()).toMatchObject({ result: 'published' });
    expect(await record()).toEqual({ 0: 10, [-1]: 11, [-2]: 12 });
  });

  test('a source that answers and has no new hour for long is down all the same', async () => {
    await add();
    put(0, 10);
    await run();
    now = new Date(START.getTime() + 8 * 3_600_000);
    expect(await run()).toMatchObject({
      result: 'failed',
      message: expect.stringMatching(/^the newest file is that of 2026-11-20T15:00 UTC/),
    });
  });

  test('without the location of any station nothing is published, and the error names the missing setting', async () => {
    await add({});
    put(0, 10);
    expect(await run()).toEqual({
      result: 'failed',
      message: expect.stringMatching(/locations of these stations are not known.*--setting sites=/),
    });
    expect(await releases()).toEqual([]);
  });

  test('hours in which all stations are silent count as nothing new, not as a failure', async () => {
    await add();
    put(-1, 12);
    await run();
    put(0, -999);
    put(1, -999);
    // a station that no list names
    put(2, 8, '060379998');
    now = new Date(START.getTime() + 2 * 3_600_000);
    expect(await run()).toMatchObject({ result: 'nothing-new' });
    expect(await record()).toEqual({ [-1]: 12 });
  });

  test('the stations on record are known when the file of sites cannot be had', async () => {
    await add();
    put(0, 10);
    await run();
    server.faults.set('/sites.dat', { status: 404 });
    now = new Date(START.getTime() + 25 * 3_600_000);
    put(24, 12);
    expect(await run()).toMatchObject({
      result: 'published',
      message: expect.stringMatching(/the file of sites is not there$/),
    });
  });

  test('a wrong address fails the run with a message to check it', async () => {
    await add();
    expect(await run()).toMatchObject({
      result: 'failed',
      message: `there is no file for any of the last ${WINDOW} hours; check the address`,
    });
  });
});

test('an hour’s address by a pattern, or as AirNow lays its files out', () => {
  const address = (place: string) => buildHourlyUrl(place, FIRST);
  expect(address('https://x.example/airnow/')).toBe(
    'https://x.example/airnow/2026/20261120/HourlyData_2026112015.dat',
  );
  expect(address('https://x.example/{yyyy}-{MM}/{dd}/{HH}.dat')).toBe(
    'https://x.example/2026-11/20/15.dat',
  );
  for (const place of ['https://x.example/{yyyyMMdd}.dat', 'https://x.example/{yyyyMMddHH}/{name}'])
    expect(() => address(place)).toThrow(/write year, month, day and hour in braces/);
});
