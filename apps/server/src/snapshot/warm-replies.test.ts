import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnEmbeddedStore } from '../platform/testing/databases.ts';
import { makeSmallCounty } from '../testing/make-small-county.ts';
import { openTestApp, type TestApp } from '../testing/open-test-app.ts';
import { makeParts } from '../testing/parts-for-tests.ts';
import { warmReplies } from './warm-replies.ts';

const parts = makeParts({ mapboxToken: undefined, geocoderUrl: undefined });

describeOnEmbeddedStore('the replies that pages open with', (open) => {
  let made: TestApp;
  beforeAll(async () => {
    const database = await open();
    await makeSmallCounty(database.pool);
    made = await openTestApp(database);
    await made.snapshots.first;
  });
  afterAll(() => made.close());

  test('are made and compressed before anybody asks, and none is refused', async () => {
    const statuses = new Map<string, number>();
    made.app.addHook('onResponse', async (request, reply) => {
      statuses.set(request.url, reply.raw.statusCode);
    });
    await warmReplies(made.app, Object.values(parts), made.snapshots.current());
    expect(statuses.size).toBe(30);
    expect(new Set(statuses.values())).toEqual(new Set([200]));
    const { lastingGeojson } = made.snapshots.current().of(parts.places);
    expect([...lastingGeojson.neighborhoods.variants.keys()].sort()).toEqual(['br', 'gzip']);
  });
});
