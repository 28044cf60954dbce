import { areaCrimesList } from '@townlight/contract/crime';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnPostgres } from '../../../platform/testing/databases.ts';
import { makeSmallCounty } from '../../../testing/make-small-county.ts';
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts';
import { signInForTests } from '../../staff/testing/sign-in-for-tests.ts';

const OCTOBER = `from=${Date.UTC(2026, 9, 15)}&to=${Date.UTC(2026, 9, 15)}`;

describeOnPostgres('two server processes on one database', (open) => {
  let servers: TestApp[];
  let headers: Record<string, string>;
  beforeAll(async () => {
    const store = await open.newStore();
    const [one, other] = [await open(store), await open(store)];
    await makeSmallCounty(one.pool);
    servers = [
      await openTestApp(one, { everyMs: 1_000 }),
      await openTestApp(other, { everyMs: 1_000 }),
    ];
    for (const { snapshots } of servers) await snapshots.first;
    headers = await signInForTests(one.pool);
  });
  afterAll(async () => {
    for (const server of servers) await server.close();
  });

  const burglaries = async ({ app }: TestApp) => {
    const reply = await app.inject(`/api/neighborhoods/crimes?${OCTOBER}&sb=Burglary`);
    const list = areaCrimesList.parse(reply.json());
    return list.find(({ id }) => id === 'hollywood')?.total_crime_count;
  };

  test('both show a change saved through one of them, and reject edits of an outdated row', async () => {
    const [one, other] = servers as [TestApp, TestApp];
    expect(await burglaries(other)).toBe(40);
    const put = (server: TestApp) =>
      server.app.inject({
        method: 'PUT',
        url: '/api/bundles/crime_descriptions/ROBBERY',
        headers,
        payload: {
          nickname: 'Burglary',
          expected: { name: 'ROBBERY', nickname: 'Robbery' },
        },
      });
    const saved = await put(one);
    const began = performance.now();
    expect(saved.statusCode).toBe(200);
    expect(await burglaries(one)).toBe(49);
    expect((await put(other)).statusCode).toBe(409);
    await expect.poll(() => burglaries(other), { timeout: 60_000, interval: 20 }).toBe(49);
    // two seconds on an idle machine; a slow machine must not fail the test
    expect(performance.now() - began).toBeLessThan(30_000);
  });
});
