import { mkdtempSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { parseRangeHeader, serveRange } from './serve-range.ts';

const CONTENTS = 'PMTiles of a county';
const ETAG = '"a1b2"';

async function appThatServes(contents = CONTENTS) {
  const path = join(mkdtempSync(join(tmpdir(), 'townlight-range-')), 'county.pmtiles');
  writeFileSync(path, contents);
  const handle = await open(path);
  const app = Fastify();
  app.get('/map', (request, reply) =>
    serveRange(request, reply, { handle, hash: 'a1b2', size: contents.length }),
  );
  onTestFinished(async () => {
    await app.close();
    await handle.close();
  });
  return app;
}

test('a range request returns 206 with the range and its position in the file', async () => {
  const app = await appThatServes();
  const reply = await app.inject({ url: '/map', headers: { range: 'bytes=8-9' } });
  expect(reply.statusCode).toBe(206);
  expect(reply.body).toBe('of');
  expect(reply.headers).toMatchObject({
    'content-range': 'bytes 8-9/19',
    'content-length': '2',
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
    etag: ETAG,
  });
});

test('a request without a range returns the full file, even a large one', async () => {
  const large = 'tile '.repeat(400_000);
  const reply = await (await appThatServes(large)).inject('/map');
  expect(reply.statusCode).toBe(200);
  expect(reply.body).toBe(large);
});

test('returns 304 when the client has the current file; a range of an older file returns the full file', async () => {
  const app = await appThatServes();
  const headers = { 'if-none-match': ETAG };
  expect((await app.inject({ url: '/map', headers })).statusCode).toBe(304);
  const changed = { range: 'bytes=0-3', 'if-range': '"older"' };
  expect((await app.inject({ url: '/map', headers: changed })).statusCode).toBe(200);
  const same = { range: 'bytes=0-3', 'if-range': ETAG };
  expect((await app.inject({ url: '/map', headers: same })).body).toBe('PMTi');
});

test('a range beyond the end is refused with the size', async () => {
  const app = await appThatServes();
  const reply = await app.inject({ url: '/map', headers: { range: 'bytes=19-' } });
  expect(reply.statusCode).toBe(416);
  expect(reply.headers['content-range']).toBe('bytes */19');
});

test('HEAD returns the length without a body', async () => {
  const reply = await (await appThatServes()).inject({ url: '/map', method: 'HEAD' });
  expect(reply.headers['content-length']).toBe('19');
  expect(reply.body).toBe('');
});

test.each([
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=5-', { start: 5, end: 18 }],
  ['bytes=-4', { start: 15, end: 18 }],
  ['bytes=-400', { start: 0, end: 18 }],
  ['bytes=3-400', { start: 3, end: 18 }],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=5-3', undefined],
  ['bytes=0-1,4-5', undefined],
  ['lines=0-1', undefined],
  ['bytes=-', undefined],
  [undefined, undefined],
])('the range %s is read as %o', (header, range) => {
  expect(parseRangeHeader(header, 19)).toEqual(range);
});
