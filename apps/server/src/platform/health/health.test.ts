import { afterEach, expect, test, vi } from 'vitest';
import { readNewestMigration } from '../database/migrate.ts';
import { type Database, openDatabase } from '../database/open-database.ts';
import { inTransaction } from '../database/transaction.ts';
import type { App } from '../http/create-app.ts';
import { createAppForTests } from '../testing/create-app-for-tests.ts';
import { describeOnBothStores, describeOnPostgres, silentLog } from '../testing/databases.ts';
import { type StoreProxy, startStoreProxy } from '../testing/store-proxy.ts';
import { WAIT_OPTIONS } from '../testing/wait-options.ts';
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

describeOnPostgres('a server whose PostgreSQL is taken away', (open) => {
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
    'it serves figures, refuses what is written and writes again: %s',
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
      await proxy.resume();
      await vi.waitFor(async () => expect(await ready(served)).toEqual(WRITING), WAIT_OPTIONS);
      expect((await post(served)).statusCode).toBe(200);
    },
  );

  test('what was refused in the middle is not written later', async () => {
    await start();
    proxy.hang();
    expect((await post(served)).statusCode).toBe(503);
    await proxy.resume();
    await vi.waitFor(async () => expect(await ready(served)).toEqual(WRITING), WAIT_OPTIONS);
    const { rows } = await database.pool.query('select * from data_version');
    expect(rows).toEqual([]);
  });

  test('a connection that was broken off is given to nobody', async () => {
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

describeOnBothStores('a store of a newer version', (open) => {
  test('is read and not written to', async () => {
    const database = await open();
    const served = await serve(database);
    await database.pool.query(
      "insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9000000000000)",
    );
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

describeOnBothStores('a thousand who ask whether the server is ready', (open) => {
  test('cost the store nothing', async () => {
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
