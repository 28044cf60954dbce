import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnStore } from '../../../platform/testing/databases.ts';
import { makeSmallCounty } from '../../../testing/make-small-county.ts';
import { openPagesApp } from '../../../testing/open-pages-app.ts';
import type { TestApp } from '../../../testing/open-test-app.ts';
import { signInForTests } from '../../staff/testing/sign-in-for-tests.ts';

const OCTOBER = `from=${Date.UTC(2026, 9, 15)}&to=${Date.UTC(2026, 9, 15)}`;

describeOnStore('a bundle that got another name', (open) => {
  let testApp: TestApp;
  let pool: Pool;
  beforeAll(async () => {
    const database = await open();
    pool = database.pool;
    await makeSmallCounty(pool);
    testApp = await openPagesApp(database);
    await testApp.snapshots.first;
    const headers = await signInForTests(pool);
    const rename = (table: string, name: string, new_name: string) => ({
      table,
      action: 'change',
      name,
      new_name,
    });
    const changes = [
      rename('small', 'Robbery', 'Hold-ups'),
      rename('small', 'Hold-ups', 'Robbery and Hold-ups'),
      rename('big', 'Violent Crime', 'Violence'),
    ];
    const url = '/api/bundles/changes';
    const reply = await testApp.app.inject({ method: 'POST', url, headers, payload: { changes } });
    expect(reply.json()).toMatchObject({ message: '3 changes were saved.' });
  });
  afterAll(() => testApp.close());

  test.each([
    ['/crime/robbery', '/crime/robbery-and-hold-ups'],
    ['/crime/Robbery', '/crime/robbery-and-hold-ups'],
    ['/crime/hold-ups/9/2026', '/crime/robbery-and-hold-ups/9/2026'],
    ['/es/crime/robbery?area=venice', '/es/crime/robbery-and-hold-ups?area=venice'],
    [
      '/map?mode=traj&bb=Violent+Crime&sb=Robbery&sb=Hold-ups',
      '/map?mode=traj&bb=Violence&sb=Robbery+and+Hold-ups',
    ],
    ['/embed/map?bb=Violent+Crime', '/embed/map?bb=Violence'],
  ])('the old URL %s redirects to %s', async (old, now) => {
    const reply = await testApp.app.inject(old);
    expect({ status: reply.statusCode, to: reply.headers.location }).toEqual({
      status: 301,
      to: now,
    });
    expect(reply.headers['cache-control']).toMatch(/^public, max-age=0, s-maxage=15/);
    expect((await testApp.app.inject(now)).statusCode).toBe(200);
  });

  test.each(['/crime/burglary', '/map?bb=Property+Crime', '/crime/nothing'])(
    '%s is not redirected',
    async (path) => {
      expect((await testApp.app.inject(path)).statusCode).not.toBe(301);
    },
  );

  test.each([
    [
      `/api/neighborhoods/crimes?${OCTOBER}&bb=violent-crime&sb=Robbery`,
      `/api/neighborhoods/crimes?${OCTOBER}&bb=Violence&sb=Robbery+and+Hold-ups`,
    ],
    [
      '/api/bundles/small_bundle_filters/Violent%20Crime',
      '/api/bundles/small_bundle_filters/Violence',
    ],
    ['/api/crimes/robbery/monthly/10/2026', '/api/crimes/robbery-and-hold-ups/monthly/10/2026'],
  ])('the call %s answers as before', async (old, now) => {
    const [before, after] = [await testApp.app.inject(old), await testApp.app.inject(now)];
    expect(before.statusCode).toBe(200);
    expect(before.body).toBe(after.body);
  });

  test('the list of crime types includes their former names', async () => {
    const list = (await testApp.app.inject('/api/bundles/small')).json();
    expect(list.map((row: { former_names?: string[] }) => row.former_names)).toEqual([
      undefined,
      undefined,
      ['Hold-ups', 'Robbery'],
    ]);
  });

  test('a new bundle can reuse a former name, which then no longer redirects', async () => {
    const headers = await signInForTests(pool);
    await testApp.app.inject({
      method: 'POST',
      url: '/api/bundles/small',
      headers,
      payload: { name: 'Robbery', big_bundles: ['Violence'] },
    });
    const reply = await testApp.app.inject('/crime/robbery');
    expect(reply.statusCode).toBe(200);
    expect((await testApp.app.inject('/crime/hold-ups')).statusCode).toBe(301);
  });
});
