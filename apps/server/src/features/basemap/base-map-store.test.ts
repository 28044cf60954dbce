import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, stat, truncate } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { baseMap as county } from '@townlight/county-los-angeles';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { type BaseMapLocations, baseMapBuildPath, openBaseMapStore } from './base-map-store.ts';
import { makePmtiles } from './testing/make-pmtiles.ts';

async function openStore(given: Partial<BaseMapLocations> = {}) {
  const warnings: string[] = [];
  const log = pino(
    { level: 'warn' },
    { write: (line: string) => warnings.push(JSON.parse(line).msg) },
  );
  const dataFolder = given.dataFolder ?? newFolder();
  const locations = {
    url: undefined,
    file: undefined,
    embedded: county.embedded,
    bounds: county.bounds,
    ...given,
  };
  const store = await openBaseMapStore({ ...locations, dataFolder }, log as never);
  onTestFinished(() => store.close());
  return { keeper: store, said: warnings, built: baseMapBuildPath(dataFolder) };
}

function newFolder(): string {
  return mkdtempSync(join(tmpdir(), 'townlight-basemap-'));
}

async function replace(path: string, make: (path: string) => Promise<void> | void): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await make(`${path}.new`);
  renameSync(`${path}.new`, path);
}

test('by default the county pack’s map is used and reported as approximate', async () => {
  const { keeper: store, said: warnings } = await openStore();
  const { reply } = await store.current();
  expect(reply).toMatchObject({ approximate: true, minzoom: 6, maxzoom: 12 });
  expect(reply.url).toMatch(/^\/basemap\/[0-9a-f]{16}\.pmtiles$/);
  expect(reply.attribution).toContain('GSHHG');
  expect(warnings).toEqual([]);
});

test('a newly built file is used while the server runs, and the old file is still served', async () => {
  const { keeper: store, built } = await openStore();
  const before = await store.current();
  await replace(built, (path) => makePmtiles(path, { attribution: '<a href="#">&copy; OSM</a>' }));
  const after = await store.current();
  expect(after.reply).toMatchObject({ approximate: false, attribution: '© OSM', maxzoom: 14 });
  expect(after.reply.url).not.toBe(before.reply.url);
  for (const map of [before, after]) {
    const head = Buffer.alloc(7);
    await store.fileOf(map.file?.hash ?? '')?.handle.read(head, 0, 7, 0);
    expect(head.toString()).toBe('PMTiles');
  }
});

test('deleting the built file restores the county pack’s map', async () => {
  const { keeper: store, built, said: warnings } = await openStore();
  await replace(built, (path) => makePmtiles(path));
  expect((await store.current()).reply.approximate).toBe(false);
  rmSync(built);
  expect((await store.current()).reply.approximate).toBe(true);
  expect(warnings).toHaveLength(1);
});

test('a rebuilt file with the same contents has the same URL', async () => {
  const { keeper: store, built } = await openStore();
  await replace(built, (path) => makePmtiles(path));
  const { reply } = await store.current();
  await replace(built, (path) => makePmtiles(path));
  expect((await store.current()).reply).toEqual(reply);
});

const damaged: [string, (path: string) => Promise<void> | void, string][] = [
  ['a text', (path) => writeFileSync(path, 'streets'), 'another kind of file'],
  ['an empty file', (path) => writeFileSync(path, ''), 'another kind of file'],
  [
    'a file that was cut off',
    async (path) => {
      await makePmtiles(path);
      await truncate(path, (await stat(path)).size - 20);
    },
    'it was cut off',
  ],
  [
    'a file of pictures',
    (path) => alter(path, 99, 2),
    'it holds PNG pictures; vector tiles (MVT) are needed',
  ],
  ['a file of version 2', (path) => alter(path, 7, 2), 'PMTiles version 2; version 3 is needed'],
  ['an MBTiles file', (path) => writeFileSync(path, 'SQLite format 3'), 'it is an MBTiles file'],
  ['a file with broken directories', (path) => alter(path, 140, 0xff), 'cannot be read'],
];

async function alter(path: string, at: number, value: number): Promise<void> {
  await makePmtiles(path);
  const bytes = readFileSync(path);
  bytes[at] = value;
  writeFileSync(path, bytes);
}

test.each(damaged)(
  '%s is refused with a reason, once, and the old file stays in use',
  async (_, make, reason) => {
    const { keeper: store, said: warnings, built } = await openStore();
    await replace(built, (path) => makePmtiles(path));
    const { reply } = await store.current();
    await replace(built, make);
    expect((await store.current()).reply).toEqual(reply);
    expect((await store.current()).reply).toEqual(reply);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain(reason);
    expect(warnings[0]).toContain('the one that was in use before stays in use');
  },
);

test('a missing BASEMAP_FILE logs a warning, and the county pack’s map is used', async () => {
  const { keeper: store, said: warnings } = await openStore({ file: '/nowhere/county.pmtiles' });
  expect((await store.current()).reply.approximate).toBe(true);
  expect(warnings[0]).toContain('there is no file /nowhere/county.pmtiles');
});

/** A minimal object store: one file, served by range requests. */
async function storeWith(contents: Buffer): Promise<string> {
  const server = createServer((request, response) => {
    const [, from = '0', to = ''] = /bytes=(\d+)-(\d*)/.exec(request.headers.range ?? '') ?? [];
    const slice = contents.subarray(Number(from), to === '' ? undefined : Number(to) + 1);
    response.writeHead(206, { etag: '"store"', 'content-length': slice.length }).end(slice);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/county.pmtiles`;
}

test('the file of an object store takes precedence over all other maps', async () => {
  const path = join(newFolder(), 'county.pmtiles');
  await makePmtiles(path, { attribution: '© the store' });
  const url = await storeWith(readFileSync(path));
  const { keeper: store, said: warnings } = await openStore({ url });
  expect((await store.current()).reply).toMatchObject({ url, attribution: '© the store' });
  expect(warnings).toEqual([]);
});

test.each([
  [
    'that holds something else',
    async () => await storeWith(Buffer.from('<html>no such key'.repeat(20))),
  ],
  ['that is not reached', async () => 'http://127.0.0.1:1/county.pmtiles'],
])('an object store %s logs a warning, and the county pack’s map is used', async (_, open) => {
  const { keeper: store, said: warnings } = await openStore({ url: await open() });
  expect((await store.current()).reply.approximate).toBe(true);
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toContain('BASEMAP_URL cannot be used');
});
