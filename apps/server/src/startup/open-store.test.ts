import { expect, test, vi } from 'vitest';
import { readConfig } from '../config/config.ts';
import { type RunningServer, startServer } from '../main.ts';
import { openDatabase, type StoreConfig } from '../platform/database/open-database.ts';
import {
  describeOnBothStores,
  describeOnPostgres,
  silentLog,
} from '../platform/testing/databases.ts';
import { WAIT_OPTIONS } from '../platform/testing/run-length.ts';

async function spoil(store: StoreConfig, statement: string): Promise<void> {
  const database = await openDatabase(store, { role: 'server', log: silentLog });
  await database.pool.query(statement);
  await database.close();
}

async function serving(
  { dataFolder, databaseUrl }: StoreConfig,
  work: (server: RunningServer) => Promise<void>,
): Promise<void> {
  const config = readConfig({
    PORT: '0',
    TOWNLIGHT_SAMPLE: 'false',
    TOWNLIGHT_DATA: dataFolder,
    DATABASE_URL: databaseUrl ?? '',
  });
  const server = await startServer(config, silentLog);
  try {
    await work(server);
  } finally {
    await server.close();
  }
}

async function postFeedback(url: string): Promise<Response> {
  return await fetch(`${url}/api/feedback`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ comment: 'Hello', page: '/map', language: 'en' }),
  });
}

async function countRows(store: StoreConfig): Promise<unknown> {
  const options = { role: 'server', log: silentLog, migrationsFolder: null } as const;
  const database = await openDatabase(store, options);
  const { rows } = await database.pool.query(
    `select (select count(*)::int from feedback) as feedback,
            (select count(*)::int from staff_member) as staff,
            to_regnamespace('pgboss') is null as "withoutJobs"`,
  );
  await database.close();
  return rows[0];
}

describeOnBothStores('a server whose store is not as it should be', (open) => {
  test('of a newer version: serves its figures and does not write', async () => {
    const store = await open.newStore();
    await spoil(
      store,
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9000000000000);
       update schema_version set writable_from = 9000000000000`,
    );
    await serving(store, async ({ url, startupMessages }) => {
      expect(startupMessages.join()).toMatch(
        /^nothing is written to the store: .*newer version of Townlight/,
      );
      expect(await (await fetch(`${url}/readyz`)).json()).toEqual({
        ready: true,
        serving: true,
        writing: false,
        reason:
          'The store belongs to a newer version of Townlight, so this version writes nothing to it.',
      });
      expect((await fetch(`${url}/api/crimes/status`)).status).toBe(200);
      expect((await postFeedback(url)).status).toBe(503);
    });
    expect(await countRows(store)).toEqual({ feedback: 0, staff: 0, withoutJobs: true });
    const command = openDatabase(store, { role: 'command', log: silentLog });
    await expect(command).rejects.toThrow(/newer version of Townlight.*start the newer version/);
  });

  test('with an unreadable table: listens, reports the reason, and serves once it can read the table', async () => {
    const store = await open.newStore();
    await spoil(store, 'alter table crime_month rename to lost');
    await serving(store, async ({ url }) => {
      const ready = await fetch(`${url}/readyz`);
      expect(ready.status).toBe(503);
      expect(await ready.json()).toMatchObject({
        serving: false,
        writing: false,
        reason:
          'The figures could not be read from the store, so nothing is written to it; the log says why.',
      });
      expect((await postFeedback(url)).status).toBe(503);
      await runStatement(store, 'alter table lost rename to crime_month');
      await vi.waitFor(
        async () => expect((await fetch(`${url}/readyz`)).status).toBe(200),
        WAIT_OPTIONS,
      );
      expect((await postFeedback(url)).status).toBe(200);
    });
  });

  test('where a feature cannot insert its initial data: it is tried until it can', async () => {
    const store = await open.newStore();
    await spoil(store, 'alter table nickname add constraint closed check (false)');
    await serving(store, async ({ url, startupMessages }) => {
      expect(startupMessages.join()).toMatch(
        /^nothing is written to the store: .*violates check constraint/,
      );
      expect(await (await fetch(`${url}/readyz`)).json()).toMatchObject({
        ready: true,
        writing: false,
        reason:
          'The store could not be made ready at the start, so nothing is written to it until it is; the log says why.',
      });
      expect((await postFeedback(url)).status).toBe(503);
      await runStatement(store, 'alter table nickname drop constraint closed');
      await vi.waitFor(
        async () =>
          expect(await (await fetch(`${url}/readyz`)).json()).toMatchObject({ writing: true }),
        WAIT_OPTIONS,
      );
      expect((await postFeedback(url)).status).toBe(200);
    });
    // the jobs have started too
    expect(await countRows(store)).toMatchObject({ feedback: 1, withoutJobs: false });
  });
});

describeOnPostgres('servers that start together on an empty database', (open) => {
  test('prepare it once, and all of them write', async () => {
    const store = await open.newBareStore();
    await Promise.all(
      [1, 2, 3].map(
        async () =>
          await serving(store, async ({ url, startupMessages }) => {
            expect(startupMessages.join()).not.toContain('nothing is written');
            expect(await (await fetch(`${url}/readyz`)).json()).toMatchObject({ writing: true });
            expect((await postFeedback(url)).status).toBe(200);
          }),
      ),
    );
    expect(await countRows(store)).toMatchObject({ feedback: 3 });
  });
});

/** Runs a statement while the server runs. */
async function runStatement(store: StoreConfig, statement: string): Promise<void> {
  const options = { role: 'command', log: silentLog, migrationsFolder: null } as const;
  const database = await openDatabase(store, options);
  await database.pool.query(statement);
  await database.close();
}
