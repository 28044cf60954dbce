import type { AddressInfo } from 'node:net';
import { crimeStatus } from '@townlight/contract/crime';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../platform/database/open-database.ts';
import { describeOnPostgres } from '../platform/testing/databases.ts';
import { makeSmallCounty } from '../testing/make-small-county.ts';
import { openTestApp, type TestApp } from '../testing/open-test-app.ts';

const PEOPLE = 30;
/** The number of connections that a browser opens to a server. */
const AT_ONCE = 6;
const VIEWS = 4;

describeOnPostgres('30 people behind one address', (open) => {
  let database: Database;
  let testApp: TestApp;
  let base = '';
  let months: { from: number; to: number };
  beforeAll(async () => {
    database = await open();
    await makeSmallCounty(database.pool);
    testApp = await openTestApp(database);
    await testApp.snapshots.first;
    await testApp.app.listen({ port: 0, host: '127.0.0.1' });
    base = `http://127.0.0.1:${(testApp.app.server.address() as AddressInfo).port}`;
    const status = crimeStatus.parse(await (await fetch(`${base}/api/crimes/status`)).json());
    months = {
      from: Date.parse(`${status.first_month}-15`),
      to: Date.parse(`${status.data_through}-15`),
    };
  });
  afterAll(() => testApp.close());

  /** Returns the requests of one view; each person requests something else, so that little is cached. */
  const viewPaths = (person: number, view: number): readonly string[] => {
    const days = ((person * VIEWS + view) % 60) * 86_400_000;
    const period = `from=${months.from - days}&to=${months.to}`;
    return [
      `/api/neighborhoods/crimes?${period}&detail=full`,
      `/api/neighborhoods/crimes?${period}&detail=totals&sb=burglary`,
      `/api/neighborhoods/hollywood/monthly?months=${1 + ((person + view) % 24)}`,
      `/api/places?q=${encodeURIComponent('hollywood'.slice(0, 2 + ((person + view) % 7)))}`,
      '/api/neighborhoods/geojson?level=street',
      '/api/neighborhoods/agencies',
    ];
  };

  test('none of them is rejected while all read concurrently', async () => {
    const statuses = new Map<number, number>();
    const read = async (path: string) => {
      const reply = await fetch(base + path);
      await reply.arrayBuffer();
      statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1);
    };
    const person = async (_: unknown, number: number) => {
      for (let view = 0; view < VIEWS; view++) await Promise.all(viewPaths(number, view).map(read));
    };
    await Promise.all(Array.from({ length: PEOPLE }, person));
    expect(Object.fromEntries(statuses)).toEqual({ 200: PEOPLE * VIEWS * AT_ONCE });
  });
});
