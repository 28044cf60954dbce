import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createAppForTests } from '../testing/create-app-for-tests.ts';
import { type CachedReply, createCachedReply } from './cached-reply.ts';
import { negotiateEncoding } from './negotiate-encoding.ts';

const FIGURES = JSON.stringify(Array.from({ length: 300 }, (_, id) => ({ id, ranking: id + 1 })));

async function appThatSends(cached: CachedReply) {
  const app = await createAppForTests();
  app.get('/figures', (request, reply) => app.sendCached(request, reply, cached));
  return app;
}

test('a cached reply is sent in full, with its content type, its ETag and the common headers', async () => {
  const app = await appThatSends(createCachedReply(FIGURES));
  const reply = await app.inject('/figures');
  expect(reply.statusCode).toBe(200);
  expect(reply.body).toBe(FIGURES);
  expect(reply.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(FIGURES.length),
    vary: 'accept-encoding',
    'cache-control': 'public, max-age=0, s-maxage=15, stale-if-error=86400',
    'x-content-type-options': 'nosniff',
  });
  expect(reply.headers.etag).toMatch(/^"[\w-]{22}"$/);
});

test('it is compressed as the browser accepts, with a separate ETag for each encoding', async () => {
  const app = await appThatSends(createCachedReply(FIGURES));
  const inject = (encoding: string) =>
    app.inject({ url: '/figures', headers: { 'accept-encoding': encoding } });
  const [br, gzip, plain] = [
    await inject('gzip, deflate, br'),
    await inject('gzip'),
    await inject('deflate'),
  ];
  expect(br.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(FIGURES);
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(FIGURES);
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(new Set([br, gzip, plain].map(({ headers }) => headers.etag)).size).toBe(3);
});

test('it is compressed once for any number of concurrent requests', async () => {
  const cached = createCachedReply(FIGURES);
  const app = await appThatSends(cached);
  const inject = () => app.inject({ url: '/figures', headers: { 'accept-encoding': 'br' } });
  const replies = await Promise.all(Array.from({ length: 10 }, inject));
  expect(new Set(replies.map(({ headers }) => headers.etag)).size).toBe(1);
  expect([...cached.variants.keys()]).toEqual(['br']);
});

test('returns 304 without a body when the client has the current version, in any encoding', async () => {
  const app = await appThatSends(createCachedReply(FIGURES));
  const { etag } = (await app.inject({ url: '/figures', headers: { 'accept-encoding': 'br' } }))
    .headers;
  for (const given of [String(etag), `W/${etag}`, `"other", ${etag}`, '*']) {
    const reply = await app.inject({ url: '/figures', headers: { 'if-none-match': given } });
    expect(reply.statusCode, given).toBe(304);
    expect(reply.body).toBe('');
    expect(reply.headers.etag).toBeDefined();
  }
  const other = await app.inject({ url: '/figures', headers: { 'if-none-match': '"other"' } });
  expect(other.statusCode).toBe(200);
});

test('equal bytes have the same ETag, different bytes a different ETag', async () => {
  expect(createCachedReply(FIGURES).hash).toBe(createCachedReply(FIGURES).hash);
  expect(createCachedReply(FIGURES).hash).not.toBe(createCachedReply(`${FIGURES} `).hash);
});

test('HEAD returns the length without a body', async () => {
  const app = await appThatSends(createCachedReply(FIGURES));
  const reply = await app.inject({ url: '/figures', method: 'HEAD' });
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-length']).toBe(String(FIGURES.length));
  expect(reply.body).toBe('');
});

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=0.5, BR;q=0.1', 'br'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['identity', 'identity'],
] as const)('Accept-Encoding "%s" is answered with %s', (header, encoding) => {
  expect(negotiateEncoding(header)).toBe(encoding);
});
