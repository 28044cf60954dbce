import { afterEach, expect, test, vi } from 'vitest';
import { readConfig } from '../config/config.ts';
import { type RunningServer, type ServerRole, startServer } from '../main.ts';
import type { StoreConfig } from '../platform/database/open-database.ts';
import {
  describeOnEmbeddedStore,
  describeOnPostgres,
  silentLog,
} from '../platform/testing/databases.ts';
import { startMailServer } from '../platform/testing/mail-server.ts';
import { WAIT_OPTIONS } from '../platform/testing/run-length.ts';

const running: RunningServer[] = [];

afterEach(async () => {
  for (const server of running.splice(0)) await server.close();
});

async function start(
  role: ServerRole,
  { dataFolder, databaseUrl }: StoreConfig,
  environment: Readonly<Record<string, string>> = {},
): Promise<RunningServer> {
  const config = readConfig({
    PORT: '0',
    TOWNLIGHT_SAMPLE: 'false',
    TOWNLIGHT_DATA: dataFolder,
    DATABASE_URL: databaseUrl ?? '',
    ...environment,
  });
  const server = await startServer(config, silentLog, { role });
  running.push(server);
  return server;
}

describeOnPostgres('servers with roles', (open) => {
  test('a web server serves readers, and a worker runs the jobs that it sends', async () => {
    const store = await open.newStore();
    const mails = await startMailServer();
    const mail = { SMTP_URL: mails.url, SUBSCRIBERS_KEY: `${'A'.repeat(43)}=` };
    const web = await start('web', store, mail);
    const sent = await fetch(`${web.url}/api/subscriptions/subscribers`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ neighborhoods: [], email: 'ana@example.org' }),
    });
    expect(sent.status).toBe(200);

    const database = await open(store);
    const countJobs = async () => {
      const { rows } = await database.pool.query<{ state: string }>(
        "select state from pgboss.job where name = 'subscription-confirmation-mail'",
      );
      return rows.map(({ state }) => state);
    };
    await vi.waitFor(async () => expect(await countJobs()).toEqual(['created']), WAIT_OPTIONS);
    const { rows: schedules } = await database.pool.query('select * from pgboss.schedule');
    expect(schedules).toEqual([]);

    const worker = await start('worker', store, mail);
    expect((await fetch(`${worker.url}/readyz`)).status).toBe(200);
    for (const path of ['/api/crimes/status', '/map', '/api/subscriptions/subscribers'])
      expect((await fetch(`${worker.url}${path}`)).status, path).toBe(404);
    await vi.waitFor(async () => expect(await countJobs()).toEqual(['completed']), WAIT_OPTIONS);
    expect(mails.received).toHaveLength(1);
    await mails.close();
  });
});

describeOnEmbeddedStore('the embedded store', (open) => {
  test('has one server, which does everything', async () => {
    const store = await open.newStore();
    await expect(start('worker', store)).rejects.toThrow(
      '--role worker: the embedded store has one server',
    );
  });
});
