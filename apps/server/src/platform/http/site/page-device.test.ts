import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAppForTests } from '../../testing/create-app-for-tests.ts';
import type { App } from '../create-app.ts';

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)';
const LAPTOP = 'Mozilla/5.0 (X11; Linux x86_64)';
const ANY_DEVICE = 'accept-encoding, sec-ch-ua-mobile, user-agent, townlight-device';
const BY_CACHE = 'accept-encoding, townlight-device';

let app: App;
beforeAll(async () => {
  const siteFolder = mkdtempSync(join(tmpdir(), 'townlight-site-'));
  writeFileSync(join(siteFolder, 'index.html'), '<head></head><body><div id="root"></div></body>');
  app = await createAppForTests({
    siteFolder,
    resolvePageHead: () => ({ site: { title: 'Map', description: '' } }),
    renderPage: async ({ wide }) => ({
      html: wide ? 'two columns' : 'one column',
      state: '{}',
      head: { title: 'Map', description: '' },
      language: 'en',
    }),
  });
});
afterAll(() => app.close());

test.each([
  [{ 'user-agent': LAPTOP }, 'two columns', ANY_DEVICE],
  [{ 'user-agent': PHONE }, 'one column', ANY_DEVICE],
  [{ 'user-agent': PHONE, 'sec-ch-ua-mobile': '?0' }, 'two columns', ANY_DEVICE],
  [{ 'user-agent': LAPTOP, 'sec-ch-ua-mobile': '?1' }, 'one column', ANY_DEVICE],
  [{ 'user-agent': LAPTOP, 'townlight-device': 'phone' }, 'one column', BY_CACHE],
  [{ 'user-agent': PHONE, 'townlight-device': 'wide' }, 'two columns', BY_CACHE],
  [{ 'user-agent': PHONE, 'townlight-device': 'tablet' }, 'one column', ANY_DEVICE],
])('the page for %j has %s and varies by what decided it', async (headers, text, vary) => {
  const reply = await app.inject({ url: '/map', headers });
  expect(reply.body).toContain(text);
  expect(reply.headers.vary).toBe(vary);
});

test.each(['/staff', '/bundles', '/es/staff/feedback', '/subscription/3fa9c0'])(
  'no cache may store %s',
  async (url) => {
    expect((await app.inject(url)).headers['cache-control']).toBe('private, no-store');
  },
);
