import { expect, test } from 'vitest';
import { inTransaction } from '../platform/database/transaction.ts';
import { bumpVersion } from '../platform/database/version.ts';
import { describeOnBothStores } from '../platform/testing/databases.ts';
import { makeReports } from '../testing/make-reports.ts';
import { makeSmallCounty } from '../testing/make-small-county.ts';
import { openTestApp } from '../testing/open-test-app.ts';

const OCTOBER = Date.UTC(2026, 9, 15);
const CRIMES = `/api/neighborhoods/crimes?from=${OCTOBER}&to=${OCTOBER}&detail=totals`;

describeOnBothStores('snapshots', (open) => {
  test('until the first one serves, requests are told to come back', async () => {
    const { app, snapshots, close } = await openTestApp(await open());
    const ready = await app.inject('/readyz');
    const reply = await app.inject('/api/neighborhoods/names');
    expect([ready.statusCode, reply.statusCode]).toEqual([503, 503]);
    expect(reply.json()).toEqual({
      message: 'The figures are being loaded; please try again in a few seconds.',
      error: true,
    });
    await snapshots.first;
    expect((await app.inject('/readyz')).statusCode).toBe(200);
    await close();
  });

  test('an empty store gives empty lists and a status that says so', async () => {
    const { app, snapshots, close } = await openTestApp(await open());
    await snapshots.first;
    const get = async (path: string) => (await app.inject(`/api/${path}`)).json();
    for (const path of [
      'neighborhoods/names',
      'bundles/small',
      'bundles/big_bundle_filters',
      'neighborhoods/get_neighborhood?lat=34&long=-118',
      'neighborhoods/crimes?from=0&to=1',
      'tracts/compare/crimes?from=0&to=1',
    ])
      expect(await get(path), path).toEqual([]);
    expect((await get('zipcodes/geojson')).features).toEqual([]);
    expect(await get('crimes/status')).toEqual({
      sample: false,
      first_month: null,
      data_through: null,
      provisional_from: null,
      released_at: null,
      sources: [],
      areas: { neighborhoods: 0, zipcodes: 0, tracts: 0 },
    });
    await close();
  });

  test('a new version is swapped in whole, and requests in between read the old one', async () => {
    const database = await open();
    const { pool } = database;
    const { lapd, areas } = await makeSmallCounty(pool);
    const { app, snapshots, close } = await openTestApp(database);
    await snapshots.first;
    const hollywood = async () => {
      const list: { id: string; total_crime_count: number }[] = (await app.inject(CRIMES)).json();
      return list.find(({ id }) => id === 'hollywood')?.total_crime_count;
    };
    const before = await app.inject(CRIMES);
    const boundaries = (await app.inject('/api/neighborhoods/geojson')).headers.etag;

    await makeReports(pool, {
      agencyId: lapd,
      reports: [{ area: areas.hollywood, month: '2026-10', kind: 'Burglary', count: 60 }],
    });
    expect(await hollywood()).toBe(51);
    await inTransaction(pool, (client) => bumpVersion(client, 'crime'));
    let swapped = false;
    const rebuilding = snapshots.lookNow().then(() => {
      swapped = true;
    });
    const seen = new Set<number | undefined>();
    while (!swapped) {
      seen.add(await hollywood());
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    await rebuilding;
    seen.add(await hollywood());
    expect([...seen]).toEqual([51, 60]);

    const asked = { url: CRIMES, headers: { 'if-none-match': String(before.headers.etag) } };
    expect((await app.inject(asked)).statusCode).toBe(200);
    expect((await app.inject('/api/neighborhoods/geojson')).headers.etag).toBe(boundaries);
    await close();
  });

  test('a change of categories is followed too', async () => {
    const database = await open();
    await makeSmallCounty(database.pool);
    const { app, snapshots, close } = await openTestApp(database);
    await snapshots.first;
    await inTransaction(database.pool, async (client) => {
      await client.query(`update small_bundle set name = 'Break-In' where name = 'Burglary'`);
      await bumpVersion(client, 'bundles');
    });
    await snapshots.lookNow();
    const list = (await app.inject(`${CRIMES}&sb=break-in`)).json();
    expect(list.find(({ id }: { id: string }) => id === 'hollywood').total_crime_count).toBe(40);
    expect((await app.inject(`${CRIMES}&sb=Burglary`)).statusCode).toBe(404);
    await close();
  });

  test('a store that cannot be read leaves the old snapshot in place', async () => {
    const database = await open();
    await makeSmallCounty(database.pool);
    const { app, snapshots, close } = await openTestApp(database);
    await snapshots.first;
    await database.pool.query('alter table crime_month rename to hidden');
    await inTransaction(database.pool, (client) => bumpVersion(client, 'crime'));
    await snapshots.lookNow();
    expect((await app.inject(CRIMES)).statusCode).toBe(200);
    await database.pool.query('alter table hidden rename to crime_month');
    await snapshots.lookNow();
    expect(snapshots.current().versions.get('crime')).toBe(2);
    await close();
  });
});
