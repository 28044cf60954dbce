import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnStore } from '../../../platform/testing/databases.ts';
import { makeSmallCounty } from '../../../testing/make-small-county.ts';
import { openPagesApp } from '../../../testing/open-pages-app.ts';
import type { TestApp } from '../../../testing/open-test-app.ts';

/** Reads width and height from a PNG header. */
function sizeOf(png: Buffer): [number, number] {
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

describeOnStore('pictures', (open) => {
  let testApp: TestApp;
  const get = (path: string, headers: Record<string, string> = {}) =>
    testApp.app.inject({ url: `/images/${path}`, headers });

  beforeAll(async () => {
    const database = await open();
    await makeSmallCounty(database.pool);
    testApp = await openPagesApp(database);
    await testApp.snapshots.first;
  });
  afterAll(() => testApp.close());

  test.each([
    ['neighborhoods/hollywood.png', 640, 360],
    ['neighborhoods/hollywood/card.png', 640, 360],
    ['neighborhoods/hollywood/card@2x.png', 1280, 720],
    ['neighborhoods/hollywood/mail.png', 600, 300],
    ['neighborhoods/hollywood/shape.png', 320, 180],
    ['neighborhoods/hollywood/preview.png', 1200, 630],
    ['neighborhoods/hollywood/preview-2026-09.es.png', 1200, 630],
    ['neighborhoods/desert/preview.png', 1200, 630],
    ['neighborhoods/hollywood/burglary/preview.png', 1200, 630],
    ['neighborhoods/desert/burglary/preview-2026-09.es.png', 1200, 630],
    ['neighborhoods/hollywood/rates.png', 760, 450],
    ['neighborhoods/desert/burglary/rates-2026-09.es.png', 760, 450],
    ['categories/burglary.png', 256, 256],
    ['categories/burglary/emblem@2x.png', 512, 512],
    ['categories/burglary/preview.png', 1200, 630],
    ['categories/burglary/rates.png', 760, 450],
    ['categories/burglary/yearly-rates.es.png', 760, 450],
    ['compare/hollywood,venice/preview.png', 1200, 630],
    ['pages/map/preview.png', 1200, 630],
    ['pages/data/preview.es.png', 1200, 630],
  ])('%s is a PNG of %i by %i', async (path, width, height) => {
    const reply = await get(path);
    expect(reply.headers['content-type']).toBe('image/png');
    expect(sizeOf(reply.rawPayload)).toEqual([width, height]);
    // Emails and previews on other sites may show the picture.
    expect(reply.headers['cross-origin-resource-policy']).toBe('cross-origin');
  });

  test('a neighborhood’s picture is an SVG that names it and needs no font of the reader', async () => {
    const reply = await get('neighborhoods/hollywood', { 'accept-encoding': 'br' });
    expect(reply.headers['content-type']).toContain('image/svg+xml');
    const svg = brotliDecompressSync(reply.rawPayload).toString();
    expect(svg).toContain('<title>Hollywood</title>');
    expect(svg).not.toContain('<text');
    expect(svg).not.toMatch(/<script|href=/);
  });

  test('an image requested by its content hash is cached permanently, any other for an hour', async () => {
    const page = await testApp.app.inject('/neighborhood/hollywood');
    const [, path] =
      /\/images\/(neighborhoods\/hollywood\/preview\.png\?v=[\w-]+)/.exec(page.body) ?? [];
    const named = await get(path as string);
    expect(named.headers['cache-control']).toContain('immutable');
    for (const other of [
      'neighborhoods/hollywood/preview.png',
      'neighborhoods/hollywood/preview.png?v=old',
    ])
      expect((await get(other)).headers['cache-control']).toMatch(/^public, max-age=3600/);
    const etag = String(named.headers.etag);
    const again = await get(path as string, { 'if-none-match': etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test('another month or language gives a different image', async () => {
    const tags = await Promise.all(
      ['preview.png', 'preview.es.png', 'preview-2026-09.png'].map(
        async (file) => (await get(`neighborhoods/hollywood/${file}`)).headers.etag,
      ),
    );
    expect(new Set(tags).size).toBe(3);
  });

  test('the maps of rates are those of the page’s figures, so they are checked at each visit', async () => {
    const tags = await Promise.all(
      [
        'hollywood/rates',
        'hollywood/rates-2026-09',
        'hollywood/rates.es',
        'hollywood/yearly-rates',
        'venice/rates',
      ].map(async (file) => {
        const { headers } = await get(`neighborhoods/${file}.svg`);
        expect(headers['cache-control']).toMatch(/^public, max-age=0,/);
        return headers.etag;
      }),
    );
    expect(new Set(tags).size).toBe(5);
  });

  test.each([
    'neighborhoods/atlantis',
    'neighborhoods/atlantis/preview.png',
    'neighborhoods/hollywood/poster.png',
    'neighborhoods/hollywood/constructor.svg',
    'neighborhoods/hollywood/preview.gif',
    'neighborhoods/hollywood/preview-2026-13.png',
    'neighborhoods/hollywood/preview-1999-01.png',
    'neighborhoods/hollywood/preview.en.png',
    'neighborhoods/hollywood/preview@2x.png',
    'neighborhoods/hollywood/rates-1999-01.svg',
    'neighborhoods/hollywood/yearly-rates-1999-01.svg',
    'neighborhoods/hollywood/jaywalking/rates.svg',
    'neighborhoods/atlantis/rates.svg',
    'categories/jaywalking/rates.svg',
    'categories/jaywalking',
    'compare/hollywood,atlantis/preview.png',
    'compare/a,b,c,d,e/preview.png',
    'pages/map/card.png',
    'nothing',
  ])('image %s returns 404 with a message', async (path) => {
    const reply = await get(path);
    expect(reply.statusCode).toBe(404);
    expect(reply.json().message).toContain('There is no picture at /images/');
  });
});
