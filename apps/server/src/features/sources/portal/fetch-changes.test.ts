import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { RetryAfterError } from '../source-kind.ts';
import { type FakePortal, openFakePortal } from '../testing/fake-portal.ts';
import { fetchChanges, type PortalChanges } from './fetch-changes.ts';

const dataFolder = mkdtempSync(join(tmpdir(), 'townlight-portal-'));
afterAll(() => rmSync(dataFolder, { recursive: true }));

let portal: FakePortal;
let mark: unknown;
let waited: number[];
/** Short only for stalled portals: on a busy machine a slow response must not count as a time-out. */
let timeoutMs: number;
beforeEach(async () => {
  portal = await openFakePortal();
  mark = null;
  waited = [];
  timeoutMs = 60_000;
  for (const number of ['1', '2', '3', '4', '5'])
    portal.put(number, { dr_no: number }, `2026-11-0${number}T00:00:00.000Z`);
});
afterEach(() => portal.close());

type Fetched = { numbers: string[]; header: string; everything: boolean };

const pages = () => portal.requests.filter(({ url }) => url.searchParams.has('$offset'));

/** Fetches in pages of two rows, with pauses that take no time. */
const fetchOnce = (
  use: (changes: PortalChanges) => Promise<void> = async () => undefined,
  signal = new AbortController().signal,
): Promise<Fetched | undefined> =>
  fetchChanges<Fetched>(
    {
      name: 'lapd',
      place: portal.address,
      mark,
      saveMark: async (next) => {
        mark = next;
      },
      signal,
      dataFolder,
      portal: {
        fetch,
        wait: async (milliseconds) => void waited.push(milliseconds),
        appToken: 'a-token',
        timeoutMs,
        pageRows: 2,
      },
    },
    ['DR NO', 'LAT'],
    async (changes) => {
      await use(changes);
      const [header = '', ...lines] = readFileSync(changes.file, 'utf8').trim().split(/\r?\n/);
      const { everything } = changes;
      return { numbers: lines.map((line) => line.split(',')[0] as string), header, everything };
    },
  );

test('the first time every page is read, in an order in which no row is missed', async () => {
  expect(await fetchOnce()).toEqual({
    numbers: ['1', '2', '3', '4', '5'],
    header: 'dr_no,LAT',
    everything: true,
  });
  expect(pages().map(({ url }) => url.searchParams.get('$offset'))).toEqual(['0', '2', '4']);
  expect(pages().every(({ url }) => url.searchParams.get('$order') === ':id')).toBe(true);
  expect(mark).toEqual({ changedAt: '2026-11-05T00:00:00.000Z', rows: 5 });
  expect(existsSync(join(dataFolder, 'sources', 'lapd'))).toBe(false);
});

test('an unchanged dataset costs a single request', async () => {
  await fetchOnce();
  portal.requests.length = 0;
  expect(await fetchOnce()).toBeUndefined();
  expect(portal.requests).toHaveLength(1);
});

test('later runs read only new or revised rows and rows with the last seen timestamp', async () => {
  await fetchOnce();
  portal.put('2', { dr_no: '2', lat: '34.1' }, '2026-11-06T00:00:00.000Z');
  portal.put('6', { dr_no: '6' }, '2026-11-06T00:00:00.000Z');
  expect(await fetchOnce()).toMatchObject({ numbers: ['2', '5', '6'], everything: false });
  expect(mark).toEqual({ changedAt: '2026-11-06T00:00:00.000Z', rows: 6 });
});

test('a portal without change metadata is read in full on each run', async () => {
  portal.reportsChanges = false;
  expect(await fetchOnce()).toMatchObject({ everything: true });
  expect(await fetchOnce()).toMatchObject({ numbers: ['1', '2', '3', '4', '5'], everything: true });
  expect(mark).toBeNull();
});

test('duplicate rows are passed through for the loader to deduplicate by record number', async () => {
  portal.repeats = 1;
  expect((await fetchOnce())?.numbers).toEqual(['1', '2', '2', '3', '4', '4', '5']);
});

test('transient errors are retried after a growing delay or the portal’s Retry-After', async () => {
  portal.faults.push(
    { status: 500 },
    { status: 503 },
    { status: 429, headers: { 'retry-after': '40' } },
    undefined,
    'stall',
    'break off',
  );
  timeoutMs = 1_000;
  expect((await fetchOnce())?.numbers).toHaveLength(5);
  expect(waited).toEqual([2_000, 4_000, 40_000, 2_000, 4_000]);
});

test('a portal that stays away fails the run and leaves the mark', async () => {
  portal.outage = { status: 502 };
  await expect(fetchOnce()).rejects.toThrow(
    /^127\.0\.0\.1:\d+\/resource\/k7nn-b2ep\.json: the portal answered 502, 4 times in a row$/,
  );
  expect(waited).toEqual([2_000, 4_000, 8_000]);
  expect(mark).toBeNull();
  expect(existsSync(join(dataFolder, 'sources', 'lapd'))).toBe(false);
});

test('a Retry-After of one hour ends the run with that delay', async () => {
  portal.outage = { status: 429, headers: { 'retry-after': '3600' } };
  const failure = await fetchOnce().catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(RetryAfterError);
  expect((failure as RetryAfterError).seconds).toBe(3_600);
  expect(portal.requests).toHaveLength(1);
});

test('a request that times out is retried, then fails', async () => {
  portal.outage = 'stall';
  timeoutMs = 300;
  await expect(fetchOnce()).rejects.toThrow(/no answer within 0\.3 s, 4 times in a row$/);
});

test.each([
  [{ status: 404 }, /answered 404; is it the address of a dataset/],
  [{ status: 302, headers: { location: 'http://127.0.0.1/' } }, /the portal redirects/],
])('a rejection %o is not retried', async (fault, sentence) => {
  portal.outage = fault;
  await expect(fetchOnce()).rejects.toThrow(sentence);
  expect(portal.requests).toHaveLength(1);
});

test('the app token is sent as a header and appears in no error', async () => {
  await fetchOnce();
  expect(portal.requests[0]?.headers['x-app-token']).toBe('a-token');
  portal.outage = { status: 500 };
  await expect(fetchOnce()).rejects.toThrow(/^((?!a-token).)*$/);
});

test('a dataset that loses rows while it is read is not published in part', async () => {
  portal.onPage = (page) => {
    if (page === 1) portal.remove('1');
  };
  const used: PortalChanges[] = [];
  await expect(fetchOnce(async (changes) => void used.push(changes))).rejects.toThrow(
    /received 4 of 5 rows; the dataset changed in the meantime$/,
  );
  expect(used).toEqual([]);
});

test('a dataset that grows while it is read is published, and read from the same mark again', async () => {
  await fetchOnce();
  const before = mark;
  portal.put('6', { dr_no: '6' }, '2026-11-06T00:00:00.000Z');
  portal.onPage = () => portal.put('7', { dr_no: '7' }, '2026-11-07T00:00:00.000Z');
  await fetchOnce();
  expect(mark).toEqual(before);
  portal.onPage = undefined;
  expect((await fetchOnce())?.numbers).toEqual(['5', '6', '7']);
  expect(mark).toEqual({ changedAt: '2026-11-07T00:00:00.000Z', rows: 7 });
});

test('what could not be loaded is fetched again', async () => {
  const cannotLoad = fetchOnce(async () => {
    throw new Error('no room on the disk');
  });
  await expect(cannotLoad).rejects.toThrow('no room on the disk');
  expect(mark).toBeNull();
  expect((await fetchOnce())?.numbers).toHaveLength(5);
});

test('an aborted run does not wait for the portal', async () => {
  portal.outage = 'stall';
  const ending = new AbortController();
  const run = fetchOnce(undefined, ending.signal);
  ending.abort(new Error('the server is shutting down'));
  await expect(run).rejects.toThrow('the server is shutting down');
  expect(portal.requests.length).toBeLessThan(2);
});
