import { jsonFeed } from '@townlight/contract/feed';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../../platform/database/open-database.ts';
import { describeOnStore } from '../../../platform/testing/databases.ts';
import { makeSmallCounty } from '../../../testing/make-small-county.ts';
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts';
import { insertTestAir } from '../testing/insert-test-air.ts';

const PAGE = 'https://townlight.example/aqi/Hollywood/-118.35,34.15';

describeOnStore('feeds of changes of the air', (open) => {
  let database: Database;
  let testApp: TestApp;
  const get = (path: string) => testApp.app.inject(`/api/air-quality/feed/${path}`);

  beforeAll(async () => {
    database = await open();
    await makeSmallCounty(database.pool);
    const hours = new Array<number>(12 * 24).fill(10);
    // a change long ago, one of a single hour, one of two hours, and one in the newest hours
    hours.fill(50, 24, 48);
    hours[200] = 50;
    hours.fill(50, 240, 242);
    hours.fill(200, 287);
    await insertTestAir(database.pool, [
      { station: 'hollywood', from: '2026-11-09T00:00:00-08:00', hours },
    ]);
    testApp = await openTestApp(database);
    await testApp.snapshots.first;
  });
  afterAll(() => testApp.close());

  test('an entry for each change of the last seven days that lasted two hours, the newest first', async () => {
    const reply = await get('hollywood.json');
    expect(reply.headers['content-type']).toBe('application/feed+json; charset=utf-8');
    const feed = jsonFeed.parse(reply.json());
    expect(feed).toMatchObject({
      title: 'Air quality in Hollywood',
      home_page_url: PAGE,
      feed_url: 'https://townlight.example/api/air-quality/feed/hollywood.json',
    });
    expect(feed.items).toEqual([
      {
        id: 'urn:townlight:air:hollywood/2026-11-19T02:00:00-08:00/good',
        url: PAGE,
        title: 'Hollywood: the air is now good (PM2.5 AQI 33)',
        content_text:
          'In Hollywood the air went from unhealthy for sensitive groups to good on November 19 at 2 AM and stayed there for two hours. Estimate for the first hour: 10 µg/m³ of PM2.5.',
        date_published: '2026-11-19T12:00:00.000Z',
      },
      expect.objectContaining({
        id: 'urn:townlight:air:hollywood/2026-11-19T00:00:00-08:00/usg',
        title: 'Hollywood: the air is now unhealthy for sensitive groups (PM2.5 AQI 120)',
      }),
    ]);
  });

  test('as Atom, with the same ids; in Spanish', async () => {
    const reply = await get('hollywood.atom?language=es');
    expect(reply.headers['content-type']).toBe('application/atom+xml; charset=utf-8');
    expect(reply.body).toContain(
      '<id>urn:townlight:air:hollywood/2026-11-19T00:00:00-08:00/usg</id>',
    );
    expect(reply.body).toContain('ahora es dañina para grupos sensibles (índice de PM2.5 120)');
    expect(reply.body).toContain('<updated>2026-11-19T12:00:00.000Z</updated>');
    const again = await testApp.app.inject({
      url: '/api/air-quality/feed/hollywood.atom?language=es',
      headers: { 'if-none-match': String(reply.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
  });

  test('a new hour preserves the ids of existing entries', async () => {
    const ids = async () =>
      (await get('hollywood.json')).json().items.map(({ id }: { id: string }) => id);
    const before = await ids();
    await insertTestAir(database.pool, [
      {
        station: 'hollywood',
        from: '2026-11-21T00:00:00-08:00',
        hours: [200],
      },
    ]);
    await testApp.snapshots.checkNow();
    expect(await ids()).toEqual([
      'urn:townlight:air:hollywood/2026-11-20T23:00:00-08:00/veryunhealthy',
      ...before,
    ]);
  });

  test('an unknown neighborhood returns 404, an unknown format 400', async () => {
    expect((await get('atlantis.atom')).statusCode).toBe(404);
    expect((await get('hollywood.rss')).statusCode).toBe(400);
    expect((await get('hollywood')).statusCode).toBe(400);
  });
});
