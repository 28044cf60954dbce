import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hourOfInstant, startOfHour } from '@townlight/domain/time';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { runCommandLine } from '../../platform/command-line/run-command-line.ts';
import type { Database, StoreConfig } from '../../platform/database/open-database.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { type Jobs, startJobs } from '../../platform/jobs/start-jobs.ts';
import { describeOnBothStores, silentLog } from '../../platform/testing/databases.ts';
import { WAIT_OPTIONS } from '../../platform/testing/run-length.ts';
import { sendJobsAfterChanges } from '../../startup/send-jobs-after-changes.ts';
import { makeSmallCounty } from '../../testing/make-small-county.ts';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { makeTestFeatures } from '../../testing/test-features.ts';
import { insertTestAir } from '../air/testing/insert-test-air.ts';
import { createWebhookCommands } from './commands.ts';
import { createWebhookJobs } from './jobs.ts';
import { signBody } from './post-webhook-message.ts';

const { air } = makeTestFeatures({ mapboxToken: undefined, geocoderUrl: undefined });

/** Formats the time this many hours ago as readings name it. */
const ago = (hours: number) =>
  new Date(startOfHour(hourOfInstant(Date.now())) - hours * 3_600_000)
    .toISOString()
    .replace('.000Z', '+00:00');

/** No poll finds a job during the test: every run is triggered. */
const NEVER_POLLS = 600;

describeOnBothStores('webhooks of the air', (open) => {
  let store: StoreConfig;
  let database: Database;
  let testApp: TestApp;
  let jobs: Jobs;
  let detectChanges: Job;
  let deliver: Job;
  let receiver: Server;
  let address: string;
  let status: number;
  let got: { headers: IncomingHttpHeaders; body: string }[];

  const run = async (args: string, allowPrivate = true) => {
    const printed: string[] = [];
    const code = await runCommandLine(args.split(' '), [createWebhookCommands({ allowPrivate })], {
      log: silentLog,
      store,
      version: '0',
      print: (line) => printed.push(line),
      printError: (line) => printed.push(line),
    });
    return { code, printed };
  };

  beforeAll(async () => {
    store = await open.newStore();
    database = await open(store);
    await makeSmallCounty(database.pool);
    testApp = await openTestApp(database);
    await testApp.snapshots.first;
    const webhookJobList = createWebhookJobs({
      pool: database.pool,
      air: () => testApp.snapshots.current().of(air),
      allowPrivate: true,
    });
    [deliver, detectChanges] = webhookJobList as [Job, Job];
    jobs = startJobs(database, webhookJobList, { log: silentLog, everySeconds: NEVER_POLLS });
    await jobs.ready;
    sendJobsAfterChanges(webhookJobList, {
      snapshots: testApp.snapshots,
      send: jobs.send,
      log: silentLog,
    });
  });
  afterAll(async () => {
    await jobs.close();
    await testApp.close();
  });
  beforeEach(async () => {
    got = [];
    status = 204;
    receiver = createServer((request, reply) => {
      let body = '';
      request.on('data', (chunk) => {
        body += chunk;
      });
      request.on('end', () => {
        got.push({ headers: request.headers, body });
        reply.writeHead(status, { location: '/elsewhere' }).end();
      });
    });
    await new Promise<void>((listening) => receiver.listen(0, '127.0.0.1', listening));
    address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/air`;
  });
  afterEach(() => {
    receiver.close();
  });

  const handle = (job: Job, payload: object) =>
    job.handle(payload, {
      signal: new AbortController().signal,
      id: 'job',
      attempt: 1,
      log: silentLog,
      send: jobs.send,
    });

  test('a change is sent once, signed; a change outside the subscribed categories is not sent', async () => {
    const added = await run(`air webhook add ${address} --neighborhood hollywood --from usg`);
    expect(added.code).toBe(0);
    const secret = added.printed[1]?.replace('secret: ', '') ?? '';
    await run(`air webhook add ${address}/worse --neighborhood hollywood --from hazardous`);
    // good, then 50 µg/m³ for the hours since the current hour of the pages
    await insertTestAir(database.pool, [
      {
        station: 'hollywood',
        from: ago(40),
        hours: [...new Array(35).fill(10), ...new Array(15).fill(50)],
      },
    ]);
    await testApp.snapshots.checkNow();
    // the new snapshot triggers detection, and the message is sent on commit
    await vi.waitFor(() => expect(got).toHaveLength(1), WAIT_OPTIONS);
    const [message] = got;
    expect(JSON.parse(message?.body ?? '')).toMatchObject({
      neighborhood: 'hollywood',
      name: 'Hollywood',
      from: 'good',
      to: 'usg',
      aqi: 120,
      pm25: 50,
      settled: true,
    });
    expect(message?.headers['townlight-signature']).toBe(signBody(message?.body ?? '', secret));
    const { webhook, change } = {
      webhook: Number(added.printed[0]?.match(/\d+/)?.[0]),
      change: JSON.parse(message?.body ?? '').id as string,
    };
    expect(message?.headers['townlight-delivery']).toBe(`${webhook}/${change}`);
    await vi.waitFor(
      async () => expect((await run('air webhook list')).printed[0]).toContain('undelivered: 0'),
      WAIT_OPTIONS,
    );
    // detection runs again and the job is repeated after a crash: the change is sent only once
    await handle(detectChanges, {});
    await handle(deliver, { webhook, change });
    expect(got).toHaveLength(1);
  });

  test('a message that the receiver rejects stays pending and is retried as the same message', async () => {
    const added = await run(`air webhook add ${address} --neighborhood hollywood --from good`);
    const webhook = Number(added.printed[0]?.match(/\d+/)?.[0]);
    status = 503;
    await handle(detectChanges, {});
    await vi.waitFor(() => expect(got.length).toBeGreaterThan(0), WAIT_OPTIONS);
    const { rows } = await database.pool.query<{ change: string }>(
      'select change from air_webhook_message where webhook_id = $1 and sent_at is null',
      [webhook],
    );
    const change = rows[0]?.change as string;
    await expect(handle(deliver, { webhook, change })).rejects.toThrow('answered 503');
    status = 302;
    await expect(handle(deliver, { webhook, change })).rejects.toThrow('answered 302');
    status = 200;
    await handle(deliver, { webhook, change });
    expect(new Set(got.map(({ headers }) => headers['townlight-delivery'])).size).toBe(1);
    expect(new Set(got.map(({ body }) => body)).size).toBe(1);
    const delivered = got.length;
    await handle(deliver, { webhook, change });
    expect(got).toHaveLength(delivered);
  });

  // regression: messages were sent one at a time, so each receiver that hung delayed all others by ten seconds
  test('a hanging receiver does not delay other receivers', async () => {
    await database.pool.query('delete from air_webhook');
    const hanging = Promise.withResolvers<void>();
    const requests: { isOpen: boolean }[] = [];
    const slow = createServer((request) => {
      const one = { isOpen: true };
      requests.push(one);
      request.on('close', () => {
        one.isOpen = false;
      });
      hanging.resolve();
    });
    await new Promise<void>((listening) => slow.listen(0, '127.0.0.1', listening));
    const slowAddress = `http://127.0.0.1:${(slow.address() as AddressInfo).port}`;
    // added first, so its messages are queued before the others
    for (const path of ['/a', '/b', '/c'])
      await run(`air webhook add ${slowAddress}${path} --neighborhood hollywood --from good`);
    await run(`air webhook add ${address} --neighborhood hollywood --from good`);
    await handle(detectChanges, {});
    await hanging.promise;
    await vi.waitFor(() => expect(got.length).toBeGreaterThan(0), WAIT_OPTIONS);
    // the first request is still pending, and no second one was started
    expect(requests).toEqual([{ isOpen: true }]);
    slow.closeAllConnections();
    await new Promise((closed) => slow.close(closed));
  });

  test('a removed webhook receives no more messages, and its pending messages are deleted', async () => {
    const added = await run(`air webhook add ${address} --neighborhood hollywood --from good`);
    const webhook = Number(added.printed[0]?.match(/\d+/)?.[0]);
    await handle(detectChanges, {});
    expect((await run(`air webhook remove ${webhook}`)).code).toBe(0);
    const { rows } = await database.pool.query(
      'select 1 from air_webhook_message where webhook_id = $1',
      [webhook],
    );
    expect(rows).toEqual([]);
    expect((await run(`air webhook remove ${webhook}`)).printed).toEqual([
      expect.stringContaining(`there is no webhook ${webhook}`),
    ]);
  });

  test('a test message is sent at once; one to a private address is refused unless allowed', async () => {
    const added = await run(`air webhook add ${address} --neighborhood venice`);
    const webhook = added.printed[0]?.match(/\d+/)?.[0];
    const refused = await run(`air webhook test ${webhook}`, false);
    expect(refused).toEqual({
      code: 1,
      printed: [expect.stringContaining('127.0.0.1 is a private address')],
    });
    expect(got).toEqual([]);
    expect((await run(`air webhook test ${webhook}`)).code).toBe(0);
    expect(JSON.parse(got[0]?.body ?? '')).toEqual({ id: 'test', test: true });
  });

  test.each([
    ['add ftp://example.org --neighborhood venice', 'begins with https://'],
    ['add https://me:secret@example.org --neighborhood venice', 'leave user and password out'],
    ['add https://example.org --neighborhood atlantis', 'there is no atlantis'],
    ['add https://example.org --neighborhood venice --from bad', 'Allowed choices are good'],
    ['remove x', 'write the number'],
    ['test 4711', 'there is no webhook 4711'],
  ])('air webhook %s is refused: %s', async (args, why) => {
    const { code, printed } = await run(`air webhook ${args}`);
    expect(code).not.toBe(0);
    expect(printed.join('\n')).toContain(why);
  });
});
