import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { listFeatures } from '../features.ts';
import type { Database } from '../platform/database/open-database.ts';
import { describeOnPostgres } from '../platform/testing/databases.ts';
import { openTestApp, type TestApp } from '../testing/open-test-app.ts';

const ENOUGH = 35;
/** These allow hundreds of requests; their limits work like the others'. */
const GENEROUS = [
  'DELETE /api/subscriptions/subscribers/{userHash}',
  'DELETE /api/subscriptions/subscribers/{userHash}/grants',
  'GET /api/subscriptions/subscribers/{userHash}',
  'POST /api/newsletter/bounces',
  'POST /api/subscriptions/subscribers',
  'POST /api/subscriptions/subscribers/{userHash}/export',
  'POST /api/subscriptions/subscribers/{userHash}/preferences',
  'POST /api/usage',
];
const SAME_ORIGIN = 'http://localhost';

/** These check the session first; `staff/members.test.ts` tests their limit. */
const OF_ADMINISTRATORS = ['POST /api/staff/members', 'POST /api/staff/members/{email}/link'];

function isRead(method: string, path: string): boolean {
  return (
    method === 'get' && !path.startsWith('/api/staff') && !path.startsWith('/api/subscriptions')
  );
}

describeOnPostgres('every endpoint that documents a 429 response', (open) => {
  let database: Database;
  let testApp: TestApp;
  let limited: { name: string; method: 'GET'; url: string }[];
  beforeAll(async () => {
    database = await open();
    testApp = await openTestApp(database, {
      features: listFeatures(readConfig({ BOUNCES_SECRET: 'x'.repeat(32) })),
      featuresUrl: new URL('../features.ts', import.meta.url).href,
    });
    const { paths } = (await testApp.app.inject('/api/docs/json')).json() as {
      paths: Record<string, Record<string, { responses: Record<string, unknown> }>>;
    };
    limited = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods)
        // requests for figures are queued, see `sharing`
        .filter(([method, { responses }]) => '429' in responses && !isRead(method, path))
        .map(([method]) => ({
          name: `${method.toUpperCase()} ${path}`,
          method: method.toUpperCase() as 'GET',
          url: path.replaceAll(/\{[^}]+\}/g, '1'),
        })),
    );
  });
  afterAll(() => testApp.close());

  test('returns a Retry-After header with it', async () => {
    const names = limited.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['POST /api/feedback', 'POST /api/staff/links']));
    const silent: string[] = [];
    for (const [index, { name, method, url }] of limited.entries()) {
      let last: { statusCode: number; headers: Record<string, unknown> } | undefined;
      // the limit is checked before the body
      for (let attempt = 0; attempt < ENOUGH && last?.statusCode !== 429; attempt++)
        last = await testApp.app.inject({
          method,
          url,
          remoteAddress: `10.1.${index}.1`,
          headers: { origin: SAME_ORIGIN },
          ...(method !== 'GET' && { payload: {} }),
        });
      if (last?.statusCode !== 429 || !(Number(last.headers['retry-after']) > 0)) silent.push(name);
    }
    expect(silent.toSorted()).toEqual([...GENEROUS, ...OF_ADMINISTRATORS].toSorted());
  });
});
