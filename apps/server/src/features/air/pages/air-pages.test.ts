import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../../platform/database/open-database.ts';
import { describeOnStore } from '../../../platform/testing/databases.ts';
import { makeSmallCounty } from '../../../testing/make-small-county.ts';
import { openPagesApp } from '../../../testing/open-pages-app.ts';
import type { TestApp } from '../../../testing/open-test-app.ts';
import { insertTestAir } from '../testing/insert-test-air.ts';

const PUBLIC = 'https://townlight.example';

describeOnStore('the first HTML of air pages', (open) => {
  let database: Database;
  let testApp: TestApp;
  const get = async (path: string) => {
    const { body, headers } = await testApp.app.inject(path);
    const found = (pattern: RegExp) => pattern.exec(body)?.[1];
    return {
      canonical: found(/<link rel="canonical" href="(.*?)"/),
      robots: headers['x-robots-tag'],
    };
  };

  beforeAll(async () => {
    database = await open();
    await makeSmallCounty(database.pool);
    const from = '2026-11-20T00:00:00-08:00';
    await insertTestAir(database.pool, [
      { station: 'hollywood', from, hours: new Array(20).fill(10) },
      { station: 'docks', from, hours: new Array(20).fill(50) },
    ]);
    testApp = await openPagesApp(database, { publicUrl: PUBLIC });
    await testApp.snapshots.first;
  });
  afterAll(() => testApp.close());

  test.each([
    ['/aqi-map', '/aqi-map'],
    ['/aqi-map?area=docks&hour=3', '/aqi-map?area=docks'],
    ['/aqi', '/aqi'],
    ['/aqi/Silver%20Lake/-118.3100000001,34.1300', '/aqi/Hollywood/-118.35,34.15'],
    ['/es/aqi', '/es/aqi'],
    ['/about/air', '/about/air'],
  ])('%s is the page %s', async (path, canonical) => {
    const page = await get(path);
    expect(page.canonical).toBe(PUBLIC + canonical);
    expect(page.robots).toBeUndefined();
  });

  test.each([
    ['/aqi-map', '/images/air/preview.png', 'Air Quality Map'],
    ['/es/aqi-map', '/images/air/preview.es.png', 'Mapa de la calidad del aire'],
    ['/aqi-map?area=docks', '/images/air/docks/preview.png', 'Air quality in Docks'],
    // the preview shows the neighborhood: an arbitrary label from the address never appears in an image
    [
      '/aqi/742%20Evergreen%20Terrace/-118.35,34.15',
      '/images/air/hollywood/preview.png',
      'Air quality in Hollywood',
    ],
  ])('%s has a picture for those who are shown a link', async (path, address, alt) => {
    const { body } = await testApp.app.inject(path);
    const [, found, version] =
      /<meta property="og:image" content="([^"?]*)\?v=([^"]*)"/.exec(body) ?? [];
    expect(found).toBe(PUBLIC + address);
    expect(body).toContain(`<meta property="og:image:alt" content="Townlight: ${alt}"`);
    const reply = await testApp.app.inject(`${address}?v=${version}`);
    expect(reply.headers['content-type']).toBe('image/png');
    expect(reply.headers['cache-control']).toContain('immutable');
  });

  test.each(['air/atlantis/preview.png', 'air/docks/card.png', 'air/preview.en2.png'])(
    'image %s returns 404',
    async (path) => {
      expect((await testApp.app.inject(`/images/${path}`)).statusCode).toBe(404);
    },
  );

  test('an hour has a map in each scale and language, checked at each visit', async () => {
    const tags = await Promise.all(
      ['11-21T03-site', '11-21T03-site.es', '11-20T20-site'].map(async (file) => {
        const { statusCode, headers } = await testApp.app.inject(
          `/images/air/docks/hours/2026-${file}.svg`,
        );
        expect(statusCode).toBe(200);
        expect(headers['content-type']).toContain('image/svg+xml');
        expect(headers['cache-control']).toMatch(/^public, max-age=0,/);
        return headers.etag;
      }),
    );
    expect(new Set(tags).size).toBe(3);
  });

  test.each([
    'atlantis/hours/2026-11-21T03-site.svg',
    'docks/hours/2026-11-21T03-epa.svg',
    'docks/hours/2026-13-21T03-site.svg',
    'docks/hours/2026-11-21T03-site.fr.svg',
    'docks/hours/now.svg',
  ])('map %s returns 404 with the call that lists the hours', async (path) => {
    const reply = await testApp.app.inject(`/images/air/${path}`);
    expect(reply.statusCode).toBe(404);
    expect(reply.json().message).toContain('/api/air-quality/hours has the hours');
  });

  test.each([
    '/aqi-map?area=atlantis',
    '/aqi/Paris/2.35,48.85',
    '/aqi/Nowhere/x,y',
    '/aqi/-118.31,34.13',
    '/es/aqi/Nowhere/1,2,3',
    '/embed/aqi-map',
  ])('%s is no page that search engines list', async (path) => {
    expect(await get(path)).toEqual({ robots: 'noindex', canonical: undefined });
  });

  test.each(['/es/aqi-map?area=docks', '/es/aqi/Docks/-118.25,33.75'])(
    '%s leads feed readers to the changes of its neighborhood',
    async (path) => {
      expect((await testApp.app.inject(path)).body).toContain(
        'type="application/atom+xml" title="Calidad del aire en Docks" href="/api/air-quality/feed/docks.atom?language=es"',
      );
    },
  );

  test('an hour without any reading has its pages as ever, without a date in the sitemap', async () => {
    const changedOf = async (path: string) => {
      const { body } = await testApp.app.inject('/sitemap.xml');
      const [, entry = ''] = body.split(`<loc>${PUBLIC}${path}</loc>`);
      return /<lastmod>(.*?)</.exec(entry.slice(0, entry.indexOf('</url>')))?.[1];
    };
    expect(await changedOf('/aqi-map')).toBe('2026-11-20');
    await database.pool.query('delete from air_reading');
    await database.pool.query(
      `update data_version set version = version + 1 where subject = 'air'`,
    );
    await testApp.snapshots.checkNow();
    for (const path of ['/aqi-map?area=venice', '/aqi/Venice/-118.45,33.95'])
      expect((await get(path)).canonical).toBe(PUBLIC + path);
    expect(await changedOf('/aqi-map')).toBeUndefined();
  });

  test('the sitemap lists the map, the tracker and the tracker’s page of each neighborhood', async () => {
    const { body } = await testApp.app.inject('/sitemap.xml');
    for (const path of ['/aqi-map', '/aqi', '/es/about/air', '/aqi/Venice/-118.45,33.95'])
      expect(body).toContain(`<loc>${PUBLIC}${path}</loc>`);
  });
});
