import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../platform/database/open-database.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { bumpVersion } from '../platform/database/version.ts';
import { describeOnStore } from '../platform/testing/databases.ts';
import { makeSmallCounty } from '../testing/make-small-county.ts';
import { openTestApp, type TestApp } from '../testing/open-test-app.ts';
import { makeParts } from '../testing/parts-for-tests.ts';
import { warmReplies } from './warm-replies.ts';

const parts = makeParts({ mapboxToken: undefined, geocoderUrl: undefined });

describeOnStore('the replies that pages open with', (open) => {
  let made: TestApp;
  let database: Database;
  const statuses = new Map<string, number>();
  beforeAll(async () => {
    database = await open();
    await makeSmallCounty(database.pool);
    made = await openTestApp(database);
    await made.snapshots.first;
    made.app.addHook('onResponse', async (request, reply) => {
      statuses.set(request.url, reply.raw.statusCode);
    });
  });
  afterAll(() => made.close());

  test('are made and compressed before anybody asks, and none is refused', async () => {
    await warmReplies(made.app, Object.values(parts), made.snapshots.current());
    expect(statuses.size).toBe(31);
    expect(new Set(statuses.values())).toEqual(new Set([200]));
    const { lastingGeojson } = made.snapshots.current().of(parts.places);
    expect([...lastingGeojson.neighborhoods.variants.keys()].sort()).toEqual(['br', 'gzip']);
  });

  test('are not asked for again of a subject whose figures stayed the same', async () => {
    const before = made.snapshots.current();
    await inTransaction(database.pool, (client) => bumpVersion(client, 'air'));
    await made.snapshots.lookNow();
    statuses.clear();
    await warmReplies(made.app, Object.values(parts), made.snapshots.current(), before);
    const asked = [...statuses.keys()];
    expect(asked).toContain('/api/air-quality/ranking');
    // the news depends on the air data, too
    expect(asked).toContain('/api/news');
    expect(asked.filter((url) => /crimes|geojson|names|bundles/.test(url))).toEqual([]);
  });
});
