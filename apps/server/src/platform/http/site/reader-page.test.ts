import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createAppForTests } from '../../testing/create-app-for-tests.ts';
import { PUBLIC_CACHE_CONTROL } from '../cache-control.ts';

const LINK = '/subscription/3fa9c0?ada%40example.org&5f4dcc';

/** Creates a site that records the URLs passed to the features and to the render thread. */
async function openSite() {
  const siteFolder = mkdtempSync(join(tmpdir(), 'townlight-site-'));
  for (const name of ['index.html', 'index.es.html'])
    writeFileSync(join(siteFolder, name), '<html><head></head><body></body></html>');
  const requests: string[] = [];
  const app = await createAppForTests({
    siteFolder,
    resolvePageHead(url) {
      requests.push(url);
      return { site: { title: url, description: url } };
    },
    async renderPage({ address }) {
      requests.push(address);
      return null;
    },
  });
  return { app, asked: requests };
}

test.each([
  [LINK, '/subscription'],
  [`/es${LINK}`, '/es/subscription'],
  ['/subscription/unsubscribe?token', '/subscription/unsubscribe'],
])(
  'for %s only %s is passed to rendering and features, and nothing is cached',
  async (link, address) => {
    const { app, asked: requests } = await openSite();
    const reply = await app.inject(link);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['cache-control']).toBe('private, no-store');
    expect(reply.headers['referrer-policy']).toBe('no-referrer');
    expect(new Set(requests)).toEqual(new Set([address]));
    expect(reply.body).not.toMatch(/3fa9c0|ada|5f4dcc|token/);
    await app.close();
  },
);

test('a public page is rendered with its full URL', async () => {
  const { app, asked: requests } = await openSite();
  const reply = await app.inject('/subscribe?area=venice');
  expect(reply.headers['cache-control']).toBe(PUBLIC_CACHE_CONTROL);
  expect(new Set(requests)).toEqual(new Set(['/subscribe?area=venice']));
  await app.close();
});
