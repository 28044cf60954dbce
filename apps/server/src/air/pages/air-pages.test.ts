import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../platform/database/open-database.ts';
import { describeOnEmbeddedStore } from '../../platform/testing/databases.ts';
import { makeSmallCounty } from '../../testing/make-small-county.ts';
import { openPagesApp } from '../../testing/open-pages-app.ts';
import type { TestApp } from '../../testing/open-test-app.ts';
import { makeAir } from '../testing/make-air.ts';

const PUBLIC = 'https://townlight.example';

describeOnEmbeddedStore('the first HTML of air pages', (open) => {
  let database: Database;
  let made: TestApp;
  const get = async (path: string) => {
    const { body, headers } = await made.app.inject(path);
    const found = (pattern: RegExp) => pattern.exec(body)?.[1];
    return {
      title: found(/<title>(.*?)<\/title>/),
      description: found(/<meta name="description" content="(.*?)"/),
      canonical: found(/<link rel="canonical" href="(.*?)"/),
      robots: headers['x-robots-tag'],
    };
  };

  beforeAll(async () => {
    database = await open();
    await makeSmallCounty(database.pool);
    const from = '2026-11-20T00:00:00-08:00';
    await makeAir(database.pool, [
      { station: 'hollywood', from, hours: new Array(20).fill(10) },
      { station: 'docks', from, hours: new Array(20).fill(50) },
    ]);
    made = await openPagesApp(database, { publicUrl: PUBLIC });
    await made.snapshots.first;
  });
  afterAll(() => made.close());

  test.each([
    [
      '/aqi-map',
      'Air Quality Map',
      'PM2.5 in 5 neighborhoods of Los Angeles County, hour by hour. November 20 at 2 PM: the highest AQI is 119 (unhealthy for sensitive groups), in Docks.',
      '/aqi-map',
    ],
    [
      '/aqi-map?area=docks&hour=3',
      'Docks, Air Quality Map',
      'Docks: PM2.5 AQI 119 (unhealthy for sensitive groups), November 20 at 2 PM. Rank 1 of 5 neighborhoods; rank 1 is the worst air.',
      '/aqi-map?area=docks',
    ],
    [
      '/aqi',
      'Air quality in Los Angeles',
      'Los Angeles: PM2.5 AQI 33 (good), November 20 at 2 PM, estimated from one monitoring station. The last 48 hours, and any hour before.',
      '/aqi',
    ],
    [
      '/aqi/Silver%20Lake/-118.3100000001,34.1300',
      'Air quality in Silver Lake',
      'Silver Lake: PM2.5 AQI',
      '/aqi/Hollywood/-118.35,34.15',
    ],
    [
      '/es/aqi',
      'Calidad del aire en Los Angeles',
      'Los Angeles: índice de PM2.5 33 (buena), 20 de noviembre',
      '/es/aqi',
    ],
    ['/about/air', 'How air quality is estimated', 'Where the readings come from', '/about/air'],
  ])('%s says the figure of now', async (path, title, description, canonical) => {
    const page = await get(path);
    expect(page.title).toBe(`${title} · Townlight`);
    expect(page.description?.replaceAll('\u202f', ' ')).toContain(description);
    expect(page.canonical).toBe(PUBLIC + canonical);
    expect(page.robots).toBeUndefined();
  });

  test.each([
    ['/aqi-map', '/images/air/preview.png', 'Air Quality Map'],
    ['/es/aqi-map', '/images/air/preview.es.png', 'Mapa de la calidad del aire'],
    ['/aqi-map?area=docks', '/images/air/docks/preview.png', 'Air quality in Docks'],
    // of its neighborhood: what anyone can write into an address is in no picture
    [
      '/aqi/742%20Evergreen%20Terrace/-118.35,34.15',
      '/images/air/hollywood/preview.png',
      'Air quality in Hollywood',
    ],
  ])('%s has a picture for those who are shown a link', async (path, address, alt) => {
    const { body } = await made.app.inject(path);
    const [, found, version] =
      /<meta property="og:image" content="([^"?]*)\?v=([^"]*)"/.exec(body) ?? [];
    expect(found).toBe(PUBLIC + address);
    expect(body).toContain(`<meta property="og:image:alt" content="Townlight: ${alt}"`);
    const reply = await made.app.inject(`${address}?v=${version}`);
    expect(reply.headers['content-type']).toBe('image/png');
    expect(reply.headers['cache-control']).toContain('immutable');
  });

  test.each(['air/atlantis/preview.png', 'air/docks/card.png', 'air/preview.en2.png'])(
    'there is no picture %s',
    async (path) => {
      expect((await made.app.inject(`/images/${path}`)).statusCode).toBe(404);
    },
  );

  test.each([
    ['/aqi-map?area=atlantis', 'Air Quality Map'],
    ['/aqi/Paris/2.35,48.85', 'Air Quality'],
    ['/aqi/Nowhere/x,y', 'Air Quality'],
    ['/aqi/-118.31,34.13', 'Air Quality'],
    ['/es/aqi/Nowhere/1,2,3', 'Calidad del aire'],
    ['/embed/aqi-map', 'Map of the air in Los Angeles County'],
  ])('%s is no page that search engines list', async (path, title) => {
    expect(await get(path)).toMatchObject({
      title: `${title} · Townlight`,
      robots: 'noindex',
      canonical: undefined,
    });
  });

  test.each(['/es/aqi-map?area=docks', '/es/aqi/Docks/-118.25,33.75'])(
    '%s leads feed readers to the changes of its neighborhood',
    async (path) => {
      expect((await made.app.inject(path)).body).toContain(
        'type="application/atom+xml" title="Calidad del aire en Docks" href="/api/air-quality/feed/docks.atom?language=es"',
      );
    },
  );

  test('an hour without any reading: the page says no figure', async () => {
    await database.pool.query('delete from air_reading');
    await database.pool.query(
      `update data_version set version = version + 1 where subject = 'air'`,
    );
    await made.snapshots.lookNow();
    for (const [path, title] of [
      ['/aqi-map?area=venice', 'Venice, Air Quality Map'],
      ['/aqi/Venice/-118.45,33.95', 'Air quality in Venice'],
    ] as const) {
      const page = await get(path);
      expect(page.title).toBe(`${title} · Townlight`);
      expect(page.description).not.toContain('AQI');
      expect(page.canonical).toBe(PUBLIC + path);
    }
  });

  test('the sitemap lists the map, the tracker and the tracker’s page of each neighborhood', async () => {
    const { body } = await made.app.inject('/sitemap.xml');
    for (const path of ['/aqi-map', '/aqi', '/es/about/air', '/aqi/Venice/-118.45,33.95'])
      expect(body).toContain(`<loc>${PUBLIC}${path}</loc>`);
  });
});
