import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { createLog, type Log } from '../log.ts';
import { createAppForTests } from '../testing/create-app-for-tests.ts';
import { PUBLIC_CACHE_CONTROL } from './cache-control.ts';
import type { App } from './create-app.ts';
import { BadRequest, NotFound } from './errors.ts';
import type { FramedPage } from './security-headers.ts';

async function createTestApp(
  options: {
    siteFolder?: string;
    waitingFor?: string;
    dataOrigin?: string;
    framed?: FramedPage;
    startPage?: string;
    log?: Log;
  } = {},
): Promise<App> {
  const app = await createAppForTests({
    waitingFor: () => options.waitingFor,
    siteFolder: options.siteFolder,
    dataOrigin: options.dataOrigin,
    framed: options.framed,
    startPage: options.startPage,
    ...(options.log && { log: options.log }),
  });
  const querystring = z.object({
    from: z.coerce.number(),
    detail: z.enum(['totals', 'full']).optional(),
    months: z.coerce.number().int().min(1).max(240).optional(),
    name: z.string().max(5).optional(),
    hour: z.iso.datetime({ offset: true }).optional(),
    day: z.iso.date().optional(),
  });
  const response = { 200: z.object({ from: z.number() }) };
  app.get('/api/ask', { schema: { querystring, response } }, ({ query }) => ({ from: query.from }));
  app.get('/api/refused', () => {
    throw new BadRequest('from lies after to: give from ≤ to');
  });
  app.get('/api/nowhere', () => {
    throw new NotFound('there is no area "atlantis"');
  });
  app.get('/api/often', () => {
    throw Object.assign(new Error('that was a lot'), { statusCode: 429 });
  });
  app.get('/api/broken', () => {
    throw new Error('password=secret');
  });
  app.post('/api/told', { schema: { body: z.object({ name: z.string() }) } }, () => ({ ok: true }));
  return app;
}

test.each([
  ['/api/ask', 'from is missing; it must be a number'],
  ['/api/ask?from=yesterday', 'from: "yesterday" is not allowed; it must be a number'],
  ['/api/ask?from=1&detail=all', 'detail: "all" is not allowed; it must be one of totals, full'],
  ['/api/ask?from=1&months=0', 'months: "0" is not allowed; it must be a number of at least 1'],
  [
    '/api/ask?from=1&months=999',
    'months: "999" is not allowed; it must be a number of at most 240',
  ],
  ['/api/ask?from=1&months=1.5', 'months: "1.5" is not allowed; it must be a whole number'],
  [
    '/api/ask?from=1&name=abcdef',
    'name: "abcdef" is not allowed; it must be text of at most 5 characters',
  ],
  [
    '/api/ask?from=1&hour=2026-11-23T10:00:00',
    'hour: "2026-11-23T10:00:00" is not allowed; it must be a date and time with its offset from UTC, such as 2026-11-23T10:00:00-08:00',
  ],
  [
    '/api/ask?from=1&day=yesterday',
    'day: "yesterday" is not allowed; it must be a date such as 2026-11-23',
  ],
  ['/api/refused', 'from lies after to: give from ≤ to'],
])('%s is refused with a sentence', async (url, message) => {
  const app = await createTestApp();
  const reply = await app.inject(url);
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toEqual({ message, error: true });
});

test('a body that is not as it should be is refused with a sentence', async () => {
  const app = await createTestApp();
  const wrong = await app.inject({ method: 'POST', url: '/api/told', payload: { name: 3 } });
  expect(wrong.json().message).toBe('name: 3 is not allowed; it must be text');
  const none = await app.inject({ method: 'POST', url: '/api/told' });
  expect(none.statusCode).toBe(400);
  for (const [type, payload, status, message] of [
    ['application/json', '{', 400, 'The body is not valid JSON.'],
    ['application/json', '', 400, 'The body is empty; send JSON.'],
    ['application/json', `"${'x'.repeat(2_000_000)}"`, 413, 'The body is too large.'],
    ['text/csv', 'name', 415, 'Send JSON with the content type application/json.'],
  ] as const) {
    const headers = { 'content-type': type };
    const bad = await app.inject({ method: 'POST', url: '/api/told', payload, headers });
    expect(bad.statusCode).toBe(status);
    expect(bad.json()).toEqual({ message, error: true });
  }
});

test('every 429 has a Retry-After header, regardless of its source', async () => {
  const reply = await (await createTestApp()).inject('/api/often');
  expect(reply.statusCode).toBe(429);
  expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
});

test('a failure of the server hides its cause and names its line in the log', async () => {
  const lines: { request_id?: string; msg: string }[] = [];
  const log = createLog('error', { write: (line) => void lines.push(JSON.parse(line)) });
  const app = await createTestApp({ log });
  const reply = await app.inject('/api/broken');
  expect(reply.statusCode).toBe(500);
  expect(reply.json().error).toBe(true);
  expect(reply.body).not.toContain('secret');
  const id = reply.headers['x-request-id'];
  expect(id).toMatch(/^[\da-f-]{36}$/);
  expect(lines).toMatchObject([{ msg: 'a request failed', request_id: id }]);

  // the proxy has the request in its log under the same id; other texts do not get into the log
  const headers = { 'x-request-id': '4f1d6a0b9c8e7d6f' };
  expect((await app.inject({ url: '/api/broken', headers })).headers).toMatchObject(headers);
  const forged = await app.inject({
    url: '/api/broken',
    headers: { 'x-request-id': 'a "b" c d e' },
  });
  expect(forged.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
});

test('what does not exist is a 404 in JSON under /api', async () => {
  const app = await createTestApp();
  expect((await app.inject('/api/nowhere')).json().message).toBe('there is no area "atlantis"');
  const reply = await app.inject('/api/nothing?token=secret');
  expect(reply.statusCode).toBe(404);
  expect(reply.json().message).toBe(
    'There is nothing at /api/nothing; /api/docs lists what is available.',
  );
  const long = await app.inject(`/api/${'x'.repeat(5_000)}`);
  expect(long.json().message).toMatch(/^There is nothing at \/api\/x{195}…; /);
});

test('the server is alive before it is ready, and reports what it is waiting for', async () => {
  const app = await createTestApp({ waitingFor: 'the figures are being loaded' });
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  const reply = await app.inject('/readyz');
  expect(reply.statusCode).toBe(503);
  expect(reply.headers['retry-after']).toBe('2');
  expect(reply.json()).toMatchObject({
    message: 'the figures are being loaded',
    error: true,
    serving: false,
  });
  expect((await (await createTestApp()).inject('/readyz')).statusCode).toBe(200);
});

test('until figures are available, every page returns 503 in its language, and static files are served', async () => {
  const siteFolder = mkdtempSync(join(tmpdir(), 'townlight-site-'));
  writeFileSync(join(siteFolder, 'index.html'), '<title>Townlight</title>');
  writeFileSync(join(siteFolder, 'townlight.svg'), '<svg/>');
  const app = await createTestApp({ siteFolder, waitingFor: 'the figures are being loaded' });
  for (const [url, title] of [
    ['/map', 'The figures are not ready yet'],
    ['/es/map', 'Las cifras todavía no están listas'],
  ] as const) {
    const page = await app.inject(url);
    expect([page.statusCode, page.headers['retry-after'], page.headers['cache-control']]).toEqual([
      503,
      '10',
      'no-store',
    ]);
    expect(page.body).toContain(`<h1>${title}</h1>`);
  }
  expect((await app.inject('/townlight.svg')).statusCode).toBe(200);
});

test('every reply forbids inline and eval scripts, also errors and the documentation', async () => {
  const app = await createTestApp();
  for (const url of ['/api/ask?from=1', '/api/ask', '/api/nothing', '/healthz', '/api/docs/']) {
    const { headers } = await app.inject(url);
    expect(headers['content-security-policy'], url).toContain("script-src 'self';");
    expect(headers['referrer-policy'], url).toBe('no-referrer');
    expect(headers['x-content-type-options'], url).toBe('nosniff');
  }
});

test('the documentation needs no inline script and describes the routes from their schemas', async () => {
  const app = await createTestApp();
  const page = await app.inject('/api/docs/');
  expect(page.statusCode).toBe(200);
  for (const [, attributes] of page.body.matchAll(/<script([^>]*)>/g))
    expect(attributes).toContain('src=');
  const description = (await app.inject('/api/docs/json')).json();
  expect(Object.keys(description.paths)).toContain('/api/ask');
  expect(Object.keys(description.paths)).not.toContain('/healthz');
  const [from] = description.paths['/api/ask'].get.parameters;
  expect(from).toMatchObject({ name: 'from', in: 'query', required: true });
});

test('the site: hashed files for a year and compressed, pages from index.html, missing files are missing', async () => {
  const siteFolder = mkdtempSync(join(tmpdir(), 'townlight-site-'));
  mkdirSync(join(siteFolder, 'assets'));
  // page URLs are recognized by their form, without a file lookup
  writeFileSync(join(siteFolder, 'map'), 'no page');
  writeFileSync(join(siteFolder, 'index.html'), '<html lang="en"><title>Townlight</title>');
  writeFileSync(join(siteFolder, 'index.es.html'), '<html lang="es"><title>Townlight</title>');
  writeFileSync(join(siteFolder, 'assets/map-a1b2.js'), 'export {}');
  writeFileSync(join(siteFolder, 'assets/map-a1b2.js.br'), brotliCompressSync('export {}'));
  const app = await createTestApp({ siteFolder });
  const headers = { 'accept-encoding': 'gzip, br' };
  const asset = await app.inject({ url: '/assets/map-a1b2.js', headers });
  expect(asset.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
  });
  expect(asset.headers['content-type']).toContain('javascript');
  for (const url of [
    '/',
    '/map',
    '/map?mode=safe',
    '/tracker/crime/venice',
    '/aqi/Venice/-118.46,33.99',
  ]) {
    const page = await app.inject(url);
    expect(page.statusCode, url).toBe(200);
    expect(page.body, url).toContain('<title>Townlight');
    expect(page.headers['cache-control'], url).toBe(PUBLIC_CACHE_CONTROL);
  }
  for (const url of ['/es', '/es/', '/es/map', '/es?view=table'])
    expect((await app.inject(url)).body, url).toContain('<html lang="es">');
  for (const url of ['/estates', '/neighborhood/es', '/map?from=/es/'])
    expect((await app.inject(url)).body, url).toContain('<html lang="en">');
  for (const url of ['/assets/gone.js', '/robots.txt', '/api', '/api/gone', '/../package.json'])
    expect((await app.inject(url)).statusCode, url).toBe(404);
  expect((await app.inject({ url: '/map', method: 'POST' })).statusCode).toBe(404);
});

test('pages may connect only to the site’s origin and to the configured data origin', async () => {
  const siteFolder = mkdtempSync(join(tmpdir(), 'townlight-site-'));
  writeFileSync(join(siteFolder, 'index.html'), '<title>Townlight</title>');
  const policies = async (dataOrigin?: string) => {
    const app = await createTestApp({
      siteFolder,
      ...(dataOrigin !== undefined && { dataOrigin }),
    });
    const replies = [await app.inject('/map'), await app.inject('/embed/map')];
    return replies.map(({ headers }) => String(headers['content-security-policy']));
  };
  const [page, frame] = await policies();
  expect(page).toContain("; connect-src 'self';");
  // the map's worker in a frame with an opaque origin
  expect(frame).toContain("; connect-src 'self' data:;");
  for (const policy of await policies('https://tiles.example.org')) {
    expect(policy).toMatch(/; connect-src 'self'( data:)? https:\/\/tiles\.example\.org;/);
    expect(policy.match(/tiles\.example\.org/g)).toHaveLength(1);
  }
});

test('pages under /embed/ may be framed by any site, all other pages only by the same origin', async () => {
  const siteFolder = mkdtempSync(join(tmpdir(), 'townlight-site-'));
  for (const page of ['index.html', 'index.es.html'])
    writeFileSync(join(siteFolder, page), '<title>Townlight</title>');
  const app = await createTestApp({ siteFolder });
  for (const url of ['/embed/map', '/embed/map?mode=traj', '/es/embed/chart/venice']) {
    const { headers } = await app.inject(url);
    expect(headers['content-security-policy'], url).toMatch(/; frame-ancestors \*$/);
    expect(headers['content-security-policy'], url).toContain("script-src 'self';");
    expect(headers['x-frame-options'], url).toBeUndefined();
    expect(headers['set-cookie'], url).toBeUndefined();
  }
  for (const url of [
    '/map',
    '/es/map',
    '/embed',
    '/embedded/map',
    '/map?from=/embed/',
    '/api/ask?from=1',
  ]) {
    const { headers } = await app.inject(url);
    expect(headers['content-security-policy'], url).toMatch(/; frame-ancestors 'self'$/);
    expect(headers['x-frame-options'], url).toBe('SAMEORIGIN');
  }
});

test('only one page may contain a frame, and only of one configured site', async () => {
  const siteFolder = mkdtempSync(join(tmpdir(), 'townlight-site-'));
  for (const page of ['index.html', 'index.es.html'])
    writeFileSync(join(siteFolder, page), '<title>Townlight</title>');
  const framed = { path: '/traffic', origin: 'https://traffic.example.org' };
  const app = await createTestApp({ siteFolder, framed });
  const policyOf = async (url: string) =>
    String((await app.inject(url)).headers['content-security-policy']);
  for (const url of ['/traffic', '/traffic/', '/es/traffic', '/traffic?from=map'])
    expect(await policyOf(url), url).toMatch(/; frame-src https:\/\/traffic\.example\.org$/);
  for (const url of [
    '/map',
    '/traffic/map',
    '/trafficker',
    '/map?to=/traffic',
    '/api/traffic',
    '/embed/traffic',
  ])
    expect(await policyOf(url), url).not.toContain('frame-src');
});

test('the root URL redirects to the start page in its language, and retains the query', async () => {
  const siteFolder = mkdtempSync(join(tmpdir(), 'townlight-site-'));
  for (const page of ['index.html', 'index.es.html'])
    writeFileSync(join(siteFolder, page), '<title>Townlight</title>');
  const app = await createTestApp({ siteFolder, startPage: '/coronavirus' });
  for (const [bare, first] of [
    ['/', '/coronavirus'],
    ['/?lang=es', '/coronavirus?lang=es'],
    ['/es', '/es/coronavirus'],
    ['/es/', '/es/coronavirus'],
  ] as const) {
    const { statusCode, headers } = await app.inject(bare);
    expect([statusCode, headers.location, headers['cache-control']], bare).toEqual([
      302,
      first,
      PUBLIC_CACHE_CONTROL,
    ]);
  }
  const named = await createTestApp({ siteFolder, startPage: '/map?area=venice' });
  expect((await named.inject('/?utm=x')).headers.location).toBe('/map?area=venice');
});
