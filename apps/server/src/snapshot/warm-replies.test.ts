import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../platform/database/open-database.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { bumpVersion } from '../platform/database/version.ts';
import { describeOnStore } from '../platform/testing/databases.ts';
import { makeSmallCounty } from '../testing/make-small-county.ts';
import { openTestApp, type TestApp } from '../testing/open-test-app.ts';
import { makeTestFeatures } from '../testing/test-features.ts';
import { warmReplies } from './warm-replies.ts';

const features = makeTestFeatures({ mapboxToken: undefined, geocoderUrl: undefined });

describeOnStore('the replies that pages open with', (open) => {
  let testApp: TestApp;
  let database: Database;
  const statuses = new Map<string, number>();
  beforeAll(async () => {
    database = await open();
    await makeSmallCounty(database.pool);
    testApp = await openTestApp(database);
    await testApp.snapshots.first;
    testApp.app.addHook('onResponse', async (request, reply) => {
      statuses.set(request.url, reply.raw.statusCode);
    });
  });
  afterAll(() => testApp.close());

  test('are rendered and compressed before the first request, and none is rejected', async () => {
    await warmReplies(testApp.app, Object.values(features), testApp.snapshots.current());
    expect(statuses.size).toBe(39);
    expect(new Set(statuses.values())).toEqual(new Set([200]));
    const { lastingGeojson } = testApp.snapshots.current().of(features.places);
    expect([...lastingGeojson.neighborhoods.variants.keys()].sort()).toEqual(['br', 'gzip']);
  });

  test('are not requested again for a subject whose figures are unchanged', async () => {
    const before = testApp.snapshots.current();
    await inTransaction(database.pool, (client) => bumpVersion(client, 'air'));
    await testApp.snapshots.checkNow();
    statuses.clear();
    await warmReplies(testApp.app, Object.values(features), testApp.snapshots.current(), before);
    const requested = [...statuses.keys()];
    expect(requested).toContain('/api/air-quality/ranking');
    // the news depends on the air data, too
    expect(requested).toContain('/api/news');
    expect(requested.filter((url) => /crimes|geojson|names|bundles/.test(url))).toEqual([]);
  });
});
