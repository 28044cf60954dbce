import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { areaCrimesList, crimeStatus } from '@townlight/contract/crime';
import { sourcesReply } from '@townlight/contract/sources';
import { crimeSources } from '@townlight/county-los-angeles';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Database, StoreConfig } from '../../platform/database/open-database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { bumpVersion } from '../../platform/database/version.ts';
import { describeOnStore, silentLog } from '../../platform/testing/databases.ts';
import { WAIT_OPTIONS } from '../../platform/testing/run-length.ts';
import { makeArea } from '../../testing/make-area.ts';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { runSource } from '../sources/run-source.ts';
import { registerSourceRoutes } from '../sources/serve-sources.ts';
import { openSourceStatusCache, toSourceReply } from '../sources/source-status-cache.ts';
import { addSource, readSources } from '../sources/store.ts';
import { type FakePortal, openFakePortal } from '../sources/testing/fake-portal.ts';
import { createCrimeSourceKinds } from './source-kinds.ts';

const scratch = mkdtempSync(join(tmpdir(), 'townlight-sources-'));
afterAll(() => rmSync(scratch, { recursive: true }));

const MORNING = new Date('2026-11-20T16:00:00Z');
const HOUR = 3_600_000;
const OCTOBER = `from=${Date.parse('2026-10-05T12:00:00Z')}&to=${Date.parse('2026-10-25T12:00:00Z')}`;
const childRun = fileURLToPath(new URL('../../testing/child-source-run.ts', import.meta.url));
const PAGE_ROWS = 2;

/** A burglary in Hollywood in the format of the police department's dataset. */
const report = (number: string, day: string) => ({
  uniquenibrno: number,
  caseno: `26-${number}`,
  nibr_code: '220',
  nibr_description: 'Burglary',
  date_occ: `${day}T00:00:00.000`,
  time_occ: '1200',
  hndrdth_lat: '34.15',
  hndrdth_lon: '-118.35',
});

describeOnStore("a police department's records by themselves", (open) => {
  let store: StoreConfig;
  let database: Database;
  let portal: FakePortal;
  let site: TestApp;
  let now: Date;
  let closeSources: () => Promise<void>;

  beforeEach(async () => {
    store = { ...(await open.newStore()) };
    database = await open(store);
    // Rejected rows and temporary files need a folder on PostgreSQL as well.
    if (store.databaseUrl !== undefined) store = { ...store, dataFolder: scratch };
    await makeArea(database.pool, { name: 'Hollywood', corner: [-118.4, 34.1] });
    await inTransaction(database.pool, (client) => bumpVersion(client, 'places'));
    portal = await openFakePortal();
    now = MORNING;
    site = await openTestApp(database);
    const statusCache = openSourceStatusCache(database.pool, {
      log: silentLog,
      clock: () => now,
      everyMs: 50,
    });
    closeSources = statusCache.close;
    registerSourceRoutes(site.app, statusCache);
  });
  afterEach(async () => {
    await site.close();
    await closeSources();
    await portal.close();
  });

  const add = (kind: string, place: string) =>
    addSource(database.pool, {
      name: 'lapd',
      title: 'Los Angeles Police',
      kind,
      place,
      settings: { columns: 'lapd-nibrs', from: '2026-10' },
      everySeconds: 6 * 3_600,
      now,
    });
  const run = () =>
    runSource(
      {
        database,
        kinds: createCrimeSourceKinds({
          timeZone: 'America/Los_Angeles',
          records: crimeSources,
          agencies: [],
        }),
        dataFolder: store.dataFolder,
        portal: {
          fetch,
          wait: async () => {},
          appToken: undefined,
          timeoutMs: 5_000,
          pageRows: PAGE_ROWS,
        },
        clock: () => now,
        log: silentLog,
      },
      'lapd',
      { onlyIfDue: true, signal: new AbortController().signal },
    );
  /** Runs the source in another process and kills it when `moment` is reached. */
  const runAndKill = async (moment: Promise<unknown>) => {
    const given = JSON.stringify({ store, now, name: 'lapd', pageRows: PAGE_ROWS });
    const child = spawn(process.execPath, [childRun, given], { stdio: 'inherit' });
    const ended = once(child, 'exit');
    await moment;
    child.kill('SIGKILL');
    await ended;
  };
  const next = async () => {
    now = (await readSources(database.pool))[0]?.nextRunAt ?? now;
  };
  /** Returns the public view: October in Hollywood, the last month of the records, and the status of the source. */
  const shown = async () => {
    await site.snapshots.checkNow();
    const get = async (url: string) => (await site.app.inject({ url })).json() as unknown;
    const stored = (await readSources(database.pool)).map((source) => toSourceReply(source, now));
    await vi.waitFor(async () => expect(await get('/api/sources')).toEqual(stored), WAIT_OPTIONS);
    const areas = areaCrimesList.parse(await get(`/api/neighborhoods/crimes?${OCTOBER}`));
    const status = crimeStatus.parse(await get('/api/crimes/status'));
    const [source] = sourcesReply.parse(await get('/api/sources'));
    return {
      october: areas[0]?.total_crime_count,
      through: status.data_through,
      state: source?.state,
      checked: source?.checked_at,
      changed: source?.changed_at,
    };
  };

  test('are loaded correctly after a day of failures, a revision and two killed runs', async () => {
    await add('crime-portal', portal.address);
    portal.put('1', report('1', '2026-10-01'), '2026-11-19T00:00:00.000Z');
    portal.put('2', report('2', '2026-10-20'), '2026-11-19T00:00:00.000Z');
    portal.put('3', report('3', '2026-10-21'), '2026-11-19T00:00:00.000Z');
    portal.put('4', report('4', '2026-11-02'), '2026-11-19T00:00:00.000Z');
    expect(await run()).toEqual({
      result: 'published',
      message: '4 new, 0 updated, 0 rejected of 4 rows',
    });
    const fresh = {
      october: 3,
      through: '2026-10',
      state: 'current',
      checked: MORNING.toISOString(),
      changed: MORNING.toISOString(),
    };
    expect(await shown()).toEqual(fresh);

    await next();
    portal.outage = { status: 503 };
    const awayFrom = now.getTime();
    const states: unknown[] = [];
    while (now.getTime() - awayFrom < 24 * HOUR) {
      expect(await run()).toMatchObject({ result: 'failed' });
      const { state, ...figures } = await shown();
      expect(figures).toEqual({ ...fresh, state: undefined } as object);
      if (states.at(-1) !== state) states.push(state);
      await next();
    }
    expect(states).toEqual(['failing', 'late']);

    portal.outage = undefined;
    portal.put('3', report('3', '2026-11-03'), '2026-11-21T00:00:00.000Z');
    for (const number of ['5', '6', '7'])
      portal.put(number, report(number, '2026-10-22'), '2026-11-21T00:00:00.000Z');
    const late = { ...fresh, state: 'late' };
    await runAndKill(
      new Promise<void>((resolve) => {
        portal.onPage = (page) => {
          if (page === 1) resolve();
          return page === 1 ? new Promise(() => undefined) : undefined;
        };
      }),
    );
    expect(await shown()).toEqual(late);
    expect(await run()).toEqual({ result: 'not-run' });

    now = new Date(now.getTime() + 11 * 60_000);
    portal.onPage = undefined;
    await runAndKill(
      new Promise<void>((resolve) => {
        // After the last page, while the rows are written.
        portal.onPage = (page) => {
          if (page === 3) setTimeout(resolve, 40);
        };
      }),
    );
    const afterKill = await shown();
    expect([3, 5]).toContain(afterKill.october);

    now = new Date(now.getTime() + 11 * 60_000);
    portal.onPage = undefined;
    if (afterKill.state === 'late') await run();
    expect(await shown()).toMatchObject({ october: 5, through: '2026-10', state: 'current' });
    const { rows } = await database.pool.query('select count(*)::int as reports from incident');
    expect(rows).toEqual([{ reports: 7 }]);
    // A revised record in a month without supply does not complete the month.
    const months = await database.pool.query('select distinct month from agency_month');
    expect(months.rows).toHaveLength(1);
  });

  test('are not requested again while nothing changes', async () => {
    await add('crime-portal', portal.address);
    portal.put('1', report('1', '2026-10-20'), '2026-11-19T00:00:00.000Z');
    await run();
    await next();
    portal.requests.length = 0;
    expect(await run()).toEqual({ result: 'nothing-new', message: 'nothing new' });
    expect(portal.requests).toHaveLength(1);
    const { rows } = await database.pool.query('select count(*)::int as releases from release');
    expect(rows).toEqual([{ releases: 1 }]);
  });

  test('are loaded from a folder, each file once', async () => {
    const folder = mkdtempSync(join(scratch, 'folder-'));
    await add('crime-folder', folder);
    const put = (name: string, ...rows: object[]) => {
      const [first = {}] = rows;
      const lines = [Object.keys(first), ...rows.map((row) => Object.values(row))];
      const path = join(folder, name);
      writeFileSync(path, `${lines.map((line) => line.join(',')).join('\n')}\n`);
      utimesSync(path, MORNING, new Date(now.getTime() - HOUR));
      return path;
    };
    const first = put('first.csv', report('1', '2026-10-01'), report('2', '2026-11-02'));
    expect(await run()).toMatchObject({ message: '2 new, 0 updated, 0 rejected of 2 rows' });
    expect(await shown()).toMatchObject({ october: 1, state: 'current' });
    await next();
    copyFileSync(first, join(folder, 'copy.csv'));
    utimesSync(join(folder, 'copy.csv'), MORNING, MORNING);
    put('second.csv', report('2', '2026-10-30'), report('3', '2026-10-31'));
    expect(await run()).toMatchObject({ message: '1 new, 1 updated, 0 rejected of 2 rows' });
    expect(await shown()).toMatchObject({ october: 3 });
    await next();
    expect(await run()).toMatchObject({ result: 'nothing-new' });
  });
});
