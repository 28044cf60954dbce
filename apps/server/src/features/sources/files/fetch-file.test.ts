import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { RetryAfterError } from '../source-kind.ts';
import { type FakeFiles, openFakeFiles } from '../testing/fake-files.ts';
import { fetchFile } from './fetch-file.ts';

let server: FakeFiles;
let waited: number[];
/** Short only for stalled servers: on a busy machine a slow response must not count as a time-out. */
let timeoutMs: number;
beforeEach(async () => {
  server = await openFakeFiles();
  waited = [];
  timeoutMs = 60_000;
});
afterEach(() => server.close());

const fetchOnce = (path = '/hour.dat', signal = new AbortController().signal) =>
  fetchFile(
    `${server.origin}${path}?key=secret`,
    {
      fetch,
      wait: async (milliseconds) => void waited.push(milliseconds),
      appToken: 'a-token',
      timeoutMs,
      pageRows: 1,
    },
    signal,
  );

test('a file is returned as text, from plain or gzip, UTF-8 or Latin-1, with a hash of its bytes', async () => {
  server.files.set('/hour.dat', 'Cañon');
  const plain = await fetchOnce();
  expect(plain?.text).toBe('Cañon');
  expect(await fetchOnce()).toEqual(plain);
  server.files.set('/hour.dat', Buffer.from('Cañon', 'latin1'));
  const latin = await fetchOnce();
  expect(latin?.text).toBe('Cañon');
  expect(latin?.sha256).not.toBe(plain?.sha256);
  server.files.set('/hour.dat', gzipSync('Cañon'));
  expect((await fetchOnce())?.text).toBe('Cañon');
});

test.each([403, 404, 410])(
  '%d means that the file does not exist yet, and is not retried',
  async (status) => {
    server.outage = { status };
    expect(await fetchOnce()).toBeNull();
    expect(server.requestedPaths).toHaveLength(1);
  },
);

test('a file without a byte is no file yet', async () => {
  server.files.set('/hour.dat', '');
  expect(await fetchOnce()).toBeNull();
});

test.each([
  ['stall', /hour\.dat: no answer within 0\.3 s, 4 times in a row$/],
  ['break off', /hour\.dat: no connection .*, 4 times in a row$/],
  [{ status: 500 }, /hour\.dat: the server answered 500, 4 times in a row$/],
] as const)('%o is retried, then the fetch fails', async (fault, sentence) => {
  server.outage = fault;
  if (fault === 'stall') timeoutMs = 300;
  await expect(fetchOnce()).rejects.toThrow(sentence);
  expect(waited).toEqual([2_000, 4_000, 8_000]);
});

test('a Retry-After of one hour is passed on, and the error omits the query of the URL', async () => {
  server.outage = { status: 429, headers: { 'retry-after': '3600' } };
  const failure = await fetchOnce().catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(RetryAfterError);
  expect((failure as RetryAfterError).seconds).toBe(3_600);
  expect((failure as Error).message).not.toContain('secret');
});

test.each([
  [{ status: 302, headers: { location: 'http://127.0.0.1/' } }, /redirects/],
  [{ status: 401 }, /answered 401; check the address/],
])('a refusal %o is a fault', async (fault, sentence) => {
  server.outage = fault;
  await expect(fetchOnce()).rejects.toThrow(sentence);
  expect(server.requestedPaths).toHaveLength(1);
});

test('a redirect to the same host is followed', async () => {
  server.files.set('/hour.dat', 'here');
  server.faults.set('/old.dat', { status: 301, headers: { location: '/hour.dat' } });
  expect((await fetchOnce('/old.dat'))?.text).toBe('here');
  expect(server.requestedPaths).toEqual(['/old.dat', '/hour.dat']);
});

test('a gzip file that unpacks to far more than its size is refused before it fills the memory', async () => {
  server.files.set('/hour.dat', gzipSync(Buffer.alloc((64 << 20) + 1)));
  await expect(fetchOnce()).rejects.toThrow(
    /hour\.dat: the gzip file unpacks to more than 200 times its size.*UNPACKED_RATIO/,
  );
  expect(server.requestedPaths).toHaveLength(1);
});

test('binary or damaged content is rejected', async () => {
  server.files.set('/hour.dat', Buffer.from([0x50, 0x4b, 3, 4, 0, 0]));
  await expect(fetchOnce()).rejects.toThrow(/the zip archive or workbook is damaged or cut off/);
  server.files.set('/hour.dat', gzipSync('text').subarray(0, 15));
  await expect(fetchOnce()).rejects.toThrow(/damaged or cut off/);
});
