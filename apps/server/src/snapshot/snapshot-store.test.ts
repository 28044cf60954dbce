import { sumSeriesByArea } from '@townlight/domain/crime';
import { toYearMonth } from '@townlight/domain/time';
import { expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { bumpVersion } from '../platform/database/version.ts';
import type { Snapshot } from '../platform/features/feature.ts';
import { validateFeatures } from '../platform/features/feature-list.ts';
import type { StoreStatus } from '../platform/health/check-store.ts';
import type { StoreProbe } from '../platform/health/store-probe.ts';
import { describeOnStore, silentLog } from '../platform/testing/databases.ts';
import { makeReports } from '../testing/make-crime-rows.ts';
import { makeSmallCounty } from '../testing/make-small-county.ts';
import { createInlineBuilder, openTestApp } from '../testing/open-test-app.ts';
import * as testFeatures from '../testing/test-features.ts';
import { openSnapshotStore } from './snapshot-store.ts';

const OCTOBER = Date.UTC(2026, 9, 15);
const CRIMES = `/api/neighborhoods/crimes?from=${OCTOBER}&to=${OCTOBER}&detail=totals`;

const { places, bundles, crime, search } = testFeatures.makeTestFeatures({
  mapboxToken: undefined,
  geocoderUrl: undefined,
});
const ALL_TIME = { from: toYearMonth(2010, 1), to: toYearMonth(2030, 1) };

/** The memory in which reports are counted by nickname. */
function countsOf(snapshot: Snapshot): ArrayBufferLike {
  return snapshot.of(crime).data.partitions.neighborhoods.nicknames.counts.buffer;
}

describeOnStore('snapshots', (open) => {
  test('requests get 503 until the first snapshot serves', async () => {
    const database = await open();
    // the database cannot be read until this ends
    const lockHolder = await database.pool.connect();
    await lockHolder.query('begin');
    await lockHolder.query('lock table data_version in access exclusive mode');
    const { app, snapshots, close } = await openTestApp(database);
    const ready = await app.inject('/readyz');
    const reply = await app.inject('/api/neighborhoods/names');
    expect([ready.statusCode, reply.statusCode]).toEqual([503, 503]);
    expect(reply.json()).toEqual({
      message: 'The figures are being loaded; please try again in a few seconds.',
      error: true,
    });
    await lockHolder.query('commit');
    lockHolder.release();
    await snapshots.first;
    expect((await app.inject('/readyz')).statusCode).toBe(200);
    await close();
  });

  test('an empty store returns empty lists and an empty status', async () => {
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
      outside_all_crime: ['Traffic Offenses'],
      counted_singly: ['Homicide'],
    });
    await close();
  });

  test('a new version is swapped in atomically, and requests in the meantime read the old one', async () => {
    const database = await open();
    const { pool } = database;
    const { lapd, areas } = await makeSmallCounty(pool);
    const { app, snapshots, close } = await openTestApp(database, { inThisThread: false });
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
    const rebuilding = snapshots.checkNow().then(() => {
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

    const request = { url: CRIMES, headers: { 'if-none-match': String(before.headers.etag) } };
    expect((await app.inject(request)).statusCode).toBe(200);
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
    await snapshots.checkNow();
    const list = (await app.inject(`${CRIMES}&sb=break-in`)).json();
    expect(list.find(({ id }: { id: string }) => id === 'hollywood').total_crime_count).toBe(40);
    expect((await app.inject(`${CRIMES}&sb=Burglary`)).statusCode).toBe(404);
    await close();
  });

  test('a subscriber to a subject is notified of each change of it once the new snapshot serves, and of no other change', async () => {
    const database = await open();
    const { snapshots, close } = await openTestApp(database);
    await snapshots.first;
    const seen: (number | undefined)[] = [];
    snapshots.followChanges(['bundles', 'newsletter'], () =>
      seen.push(snapshots.current().versions.get('bundles')),
    );
    const change = async (subject: string) => {
      await inTransaction(database.pool, (client) => bumpVersion(client, subject));
      await snapshots.checkNow();
    };
    await snapshots.checkNow();
    await change('crime');
    expect(seen).toEqual([]);
    await change('bundles');
    expect(seen).toEqual([snapshots.current().versions.get('bundles')]);
    expect(seen).not.toEqual([undefined]);
    // a feature without data, for which no snapshot is built
    await change('newsletter');
    expect(seen).toHaveLength(2);
    await snapshots.checkNow();
    expect(seen).toHaveLength(2);
    await close();
  });

  test('new feedback does not trigger a rebuild', async () => {
    const database = await open();
    const { app, snapshots, close } = await openTestApp(database);
    const before = await snapshots.first;
    const payload = { comment: 'The legend is hard to read.', page: '/map', language: 'en' };
    const sent = await app.inject({ method: 'POST', url: '/api/feedback', payload });
    expect(sent.statusCode).toBe(200);
    await snapshots.checkNow();
    expect(snapshots.current()).toBe(before);
    // as after a restore of feedback
    await inTransaction(database.pool, (client) => bumpVersion(client, 'feedback'));
    await snapshots.checkNow();
    expect(snapshots.current()).toBe(before);
    await close();
  });

  test('an edited category counts no report again, and leaves places and search with their replies', async () => {
    const database = await open();
    const { pool } = database;
    const { lapd, areas } = await makeSmallCounty(pool);
    const { app, snapshots, close } = await openTestApp(database, { inThisThread: false });
    const before = await snapshots.first;
    const burglaries = (snapshot: Snapshot) => {
      const { data, seriesOf, areaOf } = snapshot.of(crime);
      const series = [...seriesOf.small].flatMap(([name, at]) =>
        /urgl|reak/.test(name) ? at : [],
      );
      const counts = sumSeriesByArea(data.partitions.neighborhoods.bundles, series, ALL_TIME);
      return counts[areaOf.neighborhoods.get('hollywood') as number];
    };
    expect(burglaries(before)).toBe(60);

    // reading the reports fails
    await pool.query('alter table crime_month rename to hidden');
    const edit = async (name: string, to: string) => {
      await inTransaction(pool, async (client) => {
        await client.query('update small_bundle set name = $2 where name = $1', [name, to]);
        await bumpVersion(client, 'bundles');
      });
      await snapshots.checkNow();
      return snapshots.current();
    };
    const once = await edit('Burglary', 'Break-In');
    const twice = await edit('Robbery', 'Hold-Up');
    expect(twice.of(bundles).names.small).toEqual(
      new Set(['Break-In', 'Hold-Up', 'Package, Mail and Other Theft']),
    );
    for (const edited of [once, twice]) {
      expect(burglaries(edited)).toBe(60);
      expect(edited.of(places)).toBe(before.of(places));
      expect(edited.of(search)).toBe(before.of(search));
      expect(countsOf(edited)).toBe(countsOf(before));
    }
    expect((await app.inject(`${CRIMES}&sb=hold-up`)).statusCode).toBe(200);

    // a release is loaded: the serving snapshot retains its memory meanwhile
    await pool.query('alter table hidden rename to crime_month');
    await makeReports(pool, {
      agencyId: lapd,
      reports: [{ area: areas.hollywood, month: '2026-10', kind: 'Burglary', count: 400 }],
    });
    await inTransaction(pool, (client) => bumpVersion(client, 'crime'));
    await snapshots.checkNow();
    expect(burglaries(snapshots.current())).toBe(420);
    expect(burglaries(twice)).toBe(60);
    expect(snapshots.current().of(bundles)).toBe(twice.of(bundles));
    expect(snapshots.current().of(places)).toBe(before.of(places));
    await close();
  });

  test('a description with another plain name is counted under it', async () => {
    const database = await open();
    const { pool } = database;
    await makeSmallCounty(pool);
    const { app, snapshots, close } = await openTestApp(database);
    await snapshots.first;
    await inTransaction(pool, async (client) => {
      await client.query(`update crime_code set nickname = 'Robbery' where code = 'Burglary'`);
      await bumpVersion(client, 'bundles');
    });
    await snapshots.checkNow();
    const list = (await app.inject(`${CRIMES}&sb=robbery`)).json();
    expect(list.find(({ id }: { id: string }) => id === 'hollywood').total_crime_count).toBe(49);
    await close();
  });

  test('a build is canceled if the store may never answer (PostgreSQL), and waits if it will (embedded)', async () => {
    const database = await open();
    const followers: ((answer: StoreStatus) => void)[] = [];
    const probe: StoreProbe = {
      status: () => ({ writing: true }),
      subscribe: (follower) => followers.push(follower),
      refuseWrites: () => undefined,
      noteError: () => undefined,
      runLongWork: (work) => work,
      close: async () => undefined,
    };
    const features = validateFeatures(testFeatures.listFeatures(readConfig({})));
    let givenUp = 0;
    const snapshots = openSnapshotStore(database, {
      features,
      featuresUrl: testFeatures.url,
      config: readConfig({}),
      log: silentLog,
      everyMs: 3_600_000,
      probe,
      builder: { ...createInlineBuilder(database.pool, features), cancel: () => ++givenUp },
    });
    for (const notify of followers) notify({ writing: false, away: true, reason: 'No answer.' });
    expect(givenUp).toBe(database.kind === 'postgres' ? 1 : 0);
    await snapshots.first;
    await snapshots.close();
  });

  test('a store that cannot be read leaves the old snapshot in place', async () => {
    const database = await open();
    await makeSmallCounty(database.pool);
    const { app, snapshots, close } = await openTestApp(database, { inThisThread: false });
    await snapshots.first;
    await database.pool.query('alter table crime_month rename to hidden');
    await inTransaction(database.pool, (client) => bumpVersion(client, 'crime'));
    await snapshots.checkNow();
    expect((await app.inject(CRIMES)).statusCode).toBe(200);
    await database.pool.query('alter table hidden rename to crime_month');
    await snapshots.checkNow();
    expect(snapshots.current().versions.get('crime')).toBe(2);
    await close();
  });
});
