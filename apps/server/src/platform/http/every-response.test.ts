import { once } from 'node:events';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAppForTests } from '../testing/create-app-for-tests.ts';
import {
  IMMUTABLE_CACHE_CONTROL,
  PRIVATE_CACHE_CONTROL,
  PUBLIC_CACHE_CONTROL,
} from './cache-control.ts';
import { createCachedReply } from './cached-reply.ts';
import type { App } from './create-app.ts';

let app: App;
let port: number;

beforeAll(async () => {
  const siteFolder = mkdtempSync(join(tmpdir(), 'townlight-site-'));
  mkdirSync(join(siteFolder, 'assets'));
  writeFileSync(join(siteFolder, 'index.html'), '<title>Townlight</title>');
  writeFileSync(join(siteFolder, 'assets/map.js'), 'export {}');
  app = await createAppForTests({
    siteFolder,
  });
  const figures = createCachedReply('{}');
  app.get('/api/figures', (request, reply) => app.sendCached(request, reply, figures));
  app.get('/api/direct', () => ({ figure: 7 }));
  app.get('/api/staff/members', () => ({ members: [] }));
  app.post('/api/feedback', { bodyLimit: 100 }, () => ({ message: 'Thank you', error: false }));
  await app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = app.server.address() as AddressInfo);
});

afterAll(() => app.close());

/** Sends raw bytes and returns the response. */
async function answerTo(bytes: string) {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.setEncoding('utf8').on('data', (more) => {
    text += more;
  });
  socket.write(bytes);
  await once(socket, 'close');
  const [head = '', body = ''] = text.split('\r\n\r\n', 2);
  const [first = '', ...lines] = head.split('\r\n');
  const headers = lines.map((line) => {
    const [name = '', value = ''] = line.split(/: (.*)/s);
    return [name.toLowerCase(), value] as const;
  });
  return { status: Number(first.split(' ')[1]), headers: Object.fromEntries(headers), body };
}

const formatRequest = (line: string, ...headers: string[]) =>
  `${line} HTTP/1.1\r\n${['Host: localhost', 'Connection: close', ...headers].join('\r\n')}\r\n\r\n`;
const MANY = 'x'.repeat(20_000);

test.each([
  ['no request', 400, 'hello\r\n\r\n'],
  ['a method that there is not', 400, formatRequest('BREW /api/figures')],
  ['an address that cannot be read', 400, formatRequest('GET /api/%zz')],
  ['a page whose address cannot be read', 400, formatRequest('GET /neighborhood/%c3%28')],
  ['a private page whose address cannot be read', 400, formatRequest('GET /st%61ff%c3/%zz')],
  ['a call that there is not', 404, formatRequest('GET /api/nothing')],
  ['a file that there is not', 404, formatRequest('GET /assets/nothing.js')],
  ['a method that is not taken', 404, formatRequest('DELETE /api/figures')],
  [
    'a large body',
    413,
    formatRequest(
      'POST /api/feedback',
      'Content-Type: application/json',
      `Content-Length: ${MANY.length}`,
    ) + MANY,
  ],
  ['an expectation', 417, formatRequest('GET /api/figures', 'Expect: coffee')],
  ['a long address', 431, formatRequest(`GET /api/figures?${MANY}`)],
  ['long headers', 431, formatRequest('GET /api/figures', `X-Long: ${MANY}`)],
  [
    'a wrong body',
    400,
    `${formatRequest('POST /api/feedback', 'Content-Type: application/json', 'Content-Length: 1')}{`,
  ],
])(
  '%s is refused with %i, in the shape and with the headers of all refusals',
  async (_, status, bytes) => {
    const reply = await answerTo(bytes);
    expect(reply.status).toBe(status);
    expect(reply.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'content-security-policy': expect.stringContaining("script-src 'self'"),
    });
    expect(JSON.parse(reply.body)).toEqual({ message: expect.any(String), error: true });
    expect(reply.body).not.toContain('xxx');
  },
);

test.each([
  ['GET', '/api/figures', 200, PUBLIC_CACHE_CONTROL],
  ['GET', '/api/direct', 200, PUBLIC_CACHE_CONTROL],
  ['GET', '/map', 200, PUBLIC_CACHE_CONTROL],
  ['GET', '/assets/map.js', 200, IMMUTABLE_CACHE_CONTROL],
  ['GET', '/api/nothing', 404, PRIVATE_CACHE_CONTROL],
  ['GET', '/api/staff/members', 200, PRIVATE_CACHE_CONTROL],
  ['POST', '/api/direct', 404, PRIVATE_CACHE_CONTROL],
  ['GET', '/staff', 200, PRIVATE_CACHE_CONTROL],
  ['GET', '/st%61ff', 200, PRIVATE_CACHE_CONTROL],
  ['GET', '/healthz', 200, 'no-store'],
] as const)('%s %s, %i, may be stored as %s', async (method, url, status, cacheControl) => {
  const { statusCode, headers } = await app.inject({ method, url });
  expect([statusCode, headers['cache-control']]).toEqual([status, cacheControl]);
  expect(headers['set-cookie']).toBeUndefined();
});

test('a 304 response has the same security headers', async () => {
  for (const path of ['/api/figures', '/api/direct', '/assets/map.js', '/map']) {
    const { headers } = await app.inject(path);
    const again = await app.inject({
      url: path,
      headers: { 'if-none-match': String(headers.etag) },
    });
    expect(again.statusCode, path).toBe(304);
    expect(again.headers['x-content-type-options'], path).toBe('nosniff');
    expect(again.headers['content-security-policy'], path).toBeDefined();
  }
});

test.each([
  '/api/figures',
  '/api/nothing',
  '/api/news/paragraph',
  '/assets/map.js',
  '/assets/nothing.js',
  '/images/none.png',
])('pages of any site may read %s', async (url) => {
  const { headers } = await app.inject({ url, headers: { origin: 'https://news.example.org' } });
  expect(headers['access-control-allow-origin']).toBe('*');
  expect(headers['access-control-allow-credentials']).toBeUndefined();
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
  const preflight = await app.inject({
    url,
    method: 'OPTIONS',
    headers: {
      origin: 'https://news.example.org',
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'if-none-match',
    },
  });
  expect([preflight.statusCode, preflight.body]).toEqual([204, '']);
  expect(preflight.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'GET, HEAD, OPTIONS',
    'access-control-allow-headers': '*',
    allow: 'GET, HEAD, OPTIONS',
    'x-content-type-options': 'nosniff',
  });
});

test.each([
  ['GET', '/api/staff/members'],
  ['OPTIONS', '/api/staff/members'],
  ['GET', '/api/st%61ff/members'],
  ['GET', '/api/subscriptions/subscribers/abc'],
  ['OPTIONS', '/api/subscriptions/subscribers'],
  ['GET', '/api/bundles/changes?page=2'],
  ['GET', '/api/news/crime-2026-10/paragraph'],
  ['OPTIONS', '/api/news/crime-2026-10/paragraph?language=es'],
  ['OPTIONS', '/api/feedback'],
  ['POST', '/api/feedback'],
  ['POST', '/api/figures'],
  ['GET', '/map'],
  ['GET', '/staff'],
] as const)('pages of other sites may not read %s %s', async (method, url) => {
  const { headers } = await app.inject({ method, url });
  expect(headers['access-control-allow-origin']).toBeUndefined();
  expect(headers['cross-origin-resource-policy']).toBe('same-origin');
});
