import { Client } from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import { migrateDatabase, readNewestMigration } from '../database/migrate.ts';
import { type Database, openDatabase } from '../database/open-database.ts';
import { inTransaction } from '../database/transaction.ts';
import type { App } from '../http/create-app.ts';
import { addMigration } from '../testing/add-migration.ts';
import { createAppForTests } from '../testing/create-app-for-tests.ts';
import { describeOnBothStores, describeOnPostgres, silentLog } from '../testing/databases.ts';
import { WAIT_OPTIONS } from '../testing/run-length.ts';
import { type StoreProxy, startStoreProxy } from '../testing/store-proxy.ts';
import type { GuardedPool } from './guarded-pool.ts';
import { type StoreProbe, startStoreProbe } from './store-probe.ts';

/** Tests wait for a state, not for a time; this is the limit for a busy machine. */

interface Served {
  readonly app: App;
  readonly probe: StoreProbe;
  close(): Promise<void>;
}

/** A server with one figure, 7, and a form. */
async function serve(database: Database): Promise<Served> {
  const newest = readNewestMigration();
  const probe = startStoreProbe({ ...database, newest, log: silentLog });
  database.guardBy(probe);
  const app = await createAppForTests({
    store: probe.status,
  });
  app.get('/api/figure', () => ({ figure: 7 }));
  app.get('/es/edition', async () => (await database.pool.query('select 7')).rows);
  app.post('/api/form', async () => {
    await inTransaction(database.pool, (client) =>
      client.query("insert into data_version (subject, version) values ('form', 1)"),
    );
    return { message: 'Thank you' };
  });
  return {
    app,
    probe,
    async close() {
      await app.close();
      await probe.close();
    },
  };
}

const ready = async ({ app }: Served) => (await app.inject('/readyz')).json();
const post = ({ app }: Served) =>
  app.inject({ method: 'POST', url: '/api/form', payload: { words: 'Hello' } });

const WRITING = { ready: true, serving: true, writing: true };
const REFUSED = {
  message: 'You cannot save or sign in right now; please try again in a minute.',
  error: true,
};

describeOnPostgres('a server that loses its PostgreSQL', (open) => {
  let proxy: StoreProxy;
  let database: Database;
  let served: Served;
  const start = async () => {
    const store = await open.newStore();
    proxy = await startStoreProxy(store.databaseUrl as string);
    const options = { role: 'server', log: silentLog } as const;
    database = await openDatabase({ ...store, databaseUrl: proxy.url }, options);
    served = await serve(database);
    expect((await post(served)).statusCode).toBe(200);
    await database.pool.query('delete from data_version');
    expect(await ready(served)).toEqual(WRITING);
  };
  afterEach(async () => {
    await served.close();
    // first: a hanging connection would keep the pool from ending
    await proxy.close();
    await database.close();
  });

  test.each(['hang', 'stop'] as const)(
    'it serves figures, rejects writes and resumes them after the outage: %s',
    async (fault) => {
      await start();
      await proxy[fault]();
      // sent before the failure is noticed: they are in the middle of their statements
      const early = await Promise.all(Array.from({ length: 20 }, () => post(served)));
      for (const reply of early) expect([reply.statusCode, reply.json()]).toEqual([503, REFUSED]);
      expect(early[0]?.headers['retry-after']).toBe('5');
      await vi.waitFor(
        async () => expect(await ready(served)).toMatchObject({ writing: false }),
        WAIT_OPTIONS,
      );
      expect(await ready(served)).toEqual({
        ready: true,
        serving: true,
        writing: false,
        reason: 'The store does not answer.',
      });
      expect((await served.app.inject('/healthz')).json()).toEqual({ alive: true });
      expect((await served.app.inject('/api/figure')).json()).toEqual({ figure: 7 });
      expect((await post(served)).statusCode).toBe(503);
      const page = await served.app.inject('/es/edition');
      expect([
        page.statusCode,
        page.headers['content-type'],
        page.headers['cache-control'],
      ]).toEqual([503, 'text/html; charset=utf-8', 'no-store']);
      expect(page.body).toContain('<h1>Esta página no se puede mostrar en este momento</h1>');
      expect(page.body).toContain('http-equiv="refresh"');
      await proxy.resume();
      await vi.waitFor(async () => expect(await ready(served)).toEqual(WRITING), WAIT_OPTIONS);
      expect((await post(served)).statusCode).toBe(200);
    },
  );

  test('a write that was rejected during the outage is not executed later', async () => {
    await start();
    proxy.hang();
    expect((await post(served)).statusCode).toBe(503);
    await proxy.resume();
    await vi.waitFor(async () => expect(await ready(served)).toEqual(WRITING), WAIT_OPTIONS);
    const { rows } = await database.pool.query('select * from data_version');
    expect(rows).toEqual([]);
  });

  test('a terminated connection is not handed out by the pool', async () => {
    await start();
    const { pool } = database;
    await Promise.all([pool.query('select 1'), pool.query('select 1')]);
    expect(pool.idleCount).toBeGreaterThan(1);
    (pool as GuardedPool).cut({ all: true });
    // at once: the pool has not noticed yet
    await expect(pool.query('select 7 as figure')).resolves.toMatchObject({
      rows: [{ figure: 7 }],
    });
  });

  test('who does not wait for a reply is not hurried', async () => {
    await start();
    const client = await database.pool.connect();
    client.on('error', () => undefined);
    await client.query('begin');
    proxy.hang();
    await vi.waitFor(
      async () => expect(await ready(served)).toMatchObject({ writing: false }),
      WAIT_OPTIONS,
    );
    const state = await Promise.race([
      client.query('select 1').then(
        () => 'answered',
        () => 'ended',
      ),
      post(served).then(() => 'waits'),
    ]);
    expect(state).toBe('waits');
    await proxy.close();
    client.release(true);
  });
});

describeOnBothStores('a store that a newer version migrates', (open) => {
  test('is written to as long as the migrations are compatible', async () => {
    const database = await open();
    const served = await serve(database);
    const compatible = addMigration('-- Compatible: a new table.\ncreate table added ();');
    await migrateDatabase(database.pool, compatible);
    // a server of the older version that starts now
    await migrateDatabase(database.pool);
    expect((await post(served)).statusCode).toBe(200);
    expect(await ready(served)).toEqual(WRITING);

    const incompatible = addMigration('alter table feedback rename to comments;', compatible);
    await migrateDatabase(database.pool, incompatible);
    await vi.waitFor(
      async () =>
        expect(await ready(served)).toMatchObject({
          serving: true,
          writing: false,
          reason:
            'The store belongs to a newer version of Townlight, so this version writes nothing to it.',
        }),
      WAIT_OPTIONS,
    );
    expect((await post(served)).statusCode).toBe(503);
    // not only requests: jobs write too
    await expect(database.pool.query('select 1')).rejects.toThrow(
      'cannot save or sign in right now',
    );
    await served.close();
  });
});

describeOnPostgres('a PostgreSQL that accepts no writes', (open) => {
  /** A user of the database sees the same while its disk is full. */
  const FILL = `
    create function fill() returns event_trigger language plpgsql as
      $$ begin raise exception using errcode = 'disk_full', message = 'No space left on device'; end $$;
    create event trigger fill on ddl_command_start execute function fill()`;

  test('because its disk is full: writes are refused until one succeeds', async () => {
    const store = await open.newStore();
    const database = await open(store);
    const served = await serve(database);
    const administrator = new Client({ connectionString: store.databaseUrl });
    await administrator.connect();
    await administrator.query(FILL);
    await expect(database.pool.query('create table more ()')).rejects.toThrow('No space left');
    expect(await ready(served)).toEqual({
      ready: true,
      serving: true,
      writing: false,
      reason: 'The disk of the store is full.',
    });
    expect((await post(served)).json()).toEqual(REFUSED);
    expect((await served.app.inject('/api/figure')).json()).toEqual({ figure: 7 });
    const tried = "select 1 from pg_stat_activity where state = 'idle' and query = 'rollback'";
    await vi.waitFor(
      async () => expect((await administrator.query(tried)).rowCount).toBeGreaterThan(0),
      WAIT_OPTIONS,
    );
    expect(await ready(served)).toMatchObject({ writing: false });
    await administrator.query('drop event trigger fill');
    await administrator.end();
    await vi.waitFor(async () => expect(await ready(served)).toEqual(WRITING), WAIT_OPTIONS);
    expect((await post(served)).statusCode).toBe(200);
    await served.close();
  });

  test('because it is a replica', async () => {
    const store = await open.newStore();
    const database = await open(store);
    const served = await serve(database);
    // what a session on a standby server has
    const readOnly = async (value: 'on' | 'off') => {
      const administrator = new Client({ connectionString: store.databaseUrl });
      await administrator.connect();
      const { database: name } = administrator;
      await administrator.query('set default_transaction_read_only = off');
      await administrator.query(
        `alter database ${name} set default_transaction_read_only = ${value}`,
      );
      // the sessions that exist have the former setting
      await administrator.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()',
        [name],
      );
      await administrator.end();
    };
    await readOnly('on');
    await vi.waitFor(
      async () =>
        expect(await ready(served)).toMatchObject({
          writing: false,
          reason: 'The store accepts no writes: it is a replica, or read-only.',
        }),
      WAIT_OPTIONS,
    );
    expect((await post(served)).json()).toEqual(REFUSED);
    await readOnly('off');
    await vi.waitFor(async () => expect(await ready(served)).toEqual(WRITING), WAIT_OPTIONS);
    await served.close();
  });
});

test('a server that will close reports it and serves on', async () => {
  let isDraining = false;
  const app = await createAppForTests({ isDraining: () => isDraining });
  app.get('/api/figure', () => ({ figure: 7 }));
  const before = await app.inject('/readyz');
  expect(before.statusCode).toBe(200);
  expect(before.headers.connection).not.toBe('close');
  isDraining = true;
  const reply = await app.inject('/readyz');
  expect(reply.statusCode).toBe(503);
  expect(reply.json()).toEqual({
    message: 'This server is about to close.',
    error: true,
    ready: false,
    serving: true,
    writing: true,
  });
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  const figure = await app.inject('/api/figure');
  expect(figure.json()).toEqual({ figure: 7 });
  expect(figure.headers.connection).toBe('close');
  await app.close();
});

describeOnBothStores('a thousand readiness requests', (open) => {
  test('use no database connection', async () => {
    const database = await open();
    const served = await serve(database);
    const connectSpy = vi.spyOn(database.pool, 'connect');
    const replies = await Promise.all(Array.from({ length: 1_000 }, () => ready(served)));
    expect(new Set(replies.map((reply) => JSON.stringify(reply)))).toEqual(
      new Set([JSON.stringify(WRITING)]),
    );
    expect(connectSpy).not.toHaveBeenCalled();
    await served.close();
  });
});
