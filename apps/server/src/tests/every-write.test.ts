import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { signInForTests } from '../features/staff/testing/sign-in-for-tests.ts';
import { listFeatures } from '../features.ts';
import type { Database } from '../platform/database/open-database.ts';
import { describeOnPostgres } from '../platform/testing/databases.ts';
import { openTestApp, type TestApp } from '../testing/open-test-app.ts';

/** Public write routes. All others require a staff session. */
const PUBLIC_ROUTES = [
  'POST /api/feedback',
  'POST /api/feedback/form',
  'POST /api/usage',
  'POST /api/subscriptions/subscribers',
  'POST /api/subscriptions/confirm',
  'POST /api/subscriptions/open',
  'POST /api/subscriptions/links',
  'POST /api/subscriptions/unsubscribe/{token}',
  'POST /api/staff/links',
  'POST /api/staff/session',
  'DELETE /api/staff/session',
  'POST /api/staff/session/passkey',
  'POST /api/staff/session/passkey/options',
];
/** Routes that require a subscriber's token or the mail provider's secret instead of a session. */
const TOKEN_ROUTES = [
  'POST /api/newsletter/bounces',
  'POST /api/subscriptions/subscribers/{userHash}/preferences',
  'POST /api/subscriptions/subscribers/{userHash}/export',
  'DELETE /api/subscriptions/subscribers/{userHash}/grants',
  'DELETE /api/subscriptions/subscribers/{userHash}',
];
const SAME_ORIGIN = 'http://localhost';

describeOnPostgres('every call that changes something, of every subject', (open) => {
  let database: Database;
  let testApp: TestApp;
  let writes: { name: string; method: 'POST' | 'PUT' | 'DELETE' | 'PATCH'; url: string }[];
  beforeAll(async () => {
    database = await open();
    testApp = await openTestApp(database, {
      features: listFeatures(readConfig({})),
      featuresUrl: new URL('../features.ts', import.meta.url).href,
    });
    const { paths } = (await testApp.app.inject('/api/docs/json')).json() as {
      paths: Record<string, Record<string, unknown>>;
    };
    writes = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods)
        .map((method) => method.toUpperCase())
        .filter((method) => !['GET', 'HEAD', 'OPTIONS'].includes(method))
        .map((method) => ({
          name: `${method} ${path}`,
          method: method as 'POST',
          url: path.replaceAll(/\{[^}]+\}/g, '1'),
        })),
    );
  });
  afterAll(() => testApp.close());

  const send = async (headers: Record<string, string>, names: (name: string) => boolean) => {
    const statuses: Record<string, number> = {};
    for (const { name, method, url } of writes.filter((write) => names(write.name)))
      statuses[name] = (await testApp.app.inject({ method, url, headers, payload: {} })).statusCode;
    return statuses;
  };
  const isStaffs = (name: string) => !PUBLIC_ROUTES.includes(name) && !TOKEN_ROUTES.includes(name);
  const all = (statuses: Record<string, number>, status: number) =>
    expect(Object.entries(statuses).filter(([, found]) => found !== status)).toEqual([]);

  test('is known here', () => {
    const names = writes.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining([...PUBLIC_ROUTES, ...TOKEN_ROUTES]));
    expect(names).toContain('DELETE /api/staff/members/{email}/sessions');
    expect(names).toContain('POST /api/bundles/big');
  });

  test('is refused without a session', async () => {
    all(await send({ origin: SAME_ORIGIN }, isStaffs), 401);
  });

  test('of a subscriber or the mail provider is refused to anyone else, staff too', async () => {
    const headers = await signInForTests(database.pool, 'administrator', 'curious@example.org');
    const ofSubscriber = (name: string) => TOKEN_ROUTES.includes(name);
    all(await send({ origin: SAME_ORIGIN }, ofSubscriber), 401);
    all(await send(headers, ofSubscriber), 401);
  });

  test('is refused with a session that was revoked', async () => {
    const headers = await signInForTests(database.pool, 'administrator', 'gone@example.org');
    await database.pool.query('delete from staff_session');
    all(await send(headers, isStaffs), 401);
  });

  test('is refused to another site, though the browser is signed in', async () => {
    const { cookie } = await signInForTests(database.pool, 'administrator');
    all(await send({ cookie, origin: 'https://example.com' }, isStaffs), 403);
    all(await send({ cookie, origin: SAME_ORIGIN, 'sec-fetch-site': 'cross-site' }, isStaffs), 403);
    all(await send({ cookie }, isStaffs), 403);
    const signingIn = (name: string) => name.includes('/staff/') && !isStaffs(name);
    all(await send({ cookie, origin: 'https://example.com' }, signingIn), 403);
  });
});
