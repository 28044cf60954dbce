import type { SMTPServerOptions } from 'smtp-server';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Database } from '../../../platform/database/open-database.ts';
import { describeOnBothStores } from '../../../platform/testing/databases.ts';
import { startMailServer, type TestMailServer } from '../../../platform/testing/mail-server.ts';
import { WAIT_OPTIONS } from '../../../platform/testing/run-length.ts';
import { OUTBOX_GAUGES } from '../store/outbox-gauges.ts';
import { countEmailsByState } from '../store/progress.ts';
import { makeReaders } from '../testing/make-readers.ts';
import { beginMailing, type DeliveryForTests, openDelivery } from '../testing/open-delivery.ts';

const HOUR_MS = 3_600_000;
type Refuse = (address: string) => readonly [code: number, text: string] | undefined;

describeOnBothStores('email delivery', (open) => {
  let database: Database;
  let server: TestMailServer;
  let delivery: DeliveryForTests;
  let refuse: Refuse;
  const readers = 24;

  const listen = (options: SMTPServerOptions = {}) =>
    startMailServer({
      onRcptTo({ address }, _session, done) {
        const refused = refuse(address);
        if (refused === undefined) done();
        else done(Object.assign(new Error(refused[1]), { responseCode: refused[0] }));
      },
      ...options,
    });
  const reached = () => server.received.flatMap(({ to }) => to).sort();
  const count = async () => (await countEmailsByState(database.pool, 'm'))[0];
  const suppressed = async () =>
    (await database.pool.query('select mark, reason from subscriber_suppressed order by mark'))
      .rows;

  beforeEach(async () => {
    database ??= await open();
    const { pool } = database;
    await pool.query('delete from newsletter_mailing');
    await pool.query('delete from newsletter_sender');
    await pool.query('delete from subscriber');
    await pool.query('delete from subscriber_suppressed');
    await pool.query('delete from area');
    await makeReaders(pool, readers);
    refuse = () => undefined;
    server = await listen();
    delivery = openDelivery(pool, { smtpUrl: server.url });
  });
  afterEach(async () => {
    delivery.close();
    await server.close();
  });
  afterAll(() => vi.restoreAllMocks());

  test('each subscriber gets the email of their neighborhood once, even with repeated runs', async () => {
    await beginMailing(database.pool, 'm');
    await Promise.all([delivery.run(), delivery.run()]);
    await delivery.run();
    expect(new Set(reached()).size).toBe(readers);
    expect(reached()).toHaveLength(readers);
    const ids = server.received.map(({ raw }) => /^Message-ID: (.*)\r$/im.exec(raw)?.[1]);
    expect(new Set(ids).size).toBe(readers);
    expect(server.received.find(({ to }) => to[0] === 'reader1@example.org')?.raw).toContain(
      'Subject: About Place 2',
    );
    expect(await count()).toMatchObject({ accepted: readers, waiting: 0, inHand: 0 });
    expect((await count())?.endedAt).toBeInstanceOf(Date);
    const gauges = await Promise.all(OUTBOX_GAUGES.map(({ read }) => read(database.pool)));
    expect(gauges).toEqual([
      [{ labels: { kind: expect.any(String), state: 'accepted' }, value: readers }],
      [{ labels: {}, value: 0 }],
    ]);
  });

  test('a subscriber deleted, unsubscribed or suppressed after the outbox was filled gets no email', async () => {
    await beginMailing(database.pool, 'm');
    const stop = new AbortController();
    stop.abort();
    await delivery.run(stop.signal);
    await delivery.run();
    await database.pool.query(`delete from newsletter_mailing`);
    server.received.splice(0);
    await beginMailing(database.pool, 'm');
    const listRecipients = delivery.subscribers.listRecipients;
    // The moment between filling the outbox and sending.
    vi.spyOn(delivery.subscribers, 'listAddressees').mockImplementationOnce(async (...args) => {
      await database.pool.query(`delete from subscriber where address_hash = 'hash1'`);
      await database.pool.query(
        `update subscriber set how_often = 'never' where address_hash = 'hash2'`,
      );
      await database.pool.query(
        `insert into subscriber_suppressed (mark, reason) values ('hash3', 'complained')`,
      );
      vi.restoreAllMocks();
      return await delivery.subscribers.listAddressees(...args);
    });
    expect(listRecipients).toBe(delivery.subscribers.listRecipients);
    await delivery.run();
    expect(reached()).toHaveLength(readers - 3);
    for (const gone of [1, 2, 3]) expect(reached()).not.toContain(`reader${gone}@example.org`);
    expect(await count()).toMatchObject({ accepted: readers - 3, leftOut: 2 });
  });

  test('an unknown address is suppressed; an address that rejects the email as spam is not', async () => {
    refuse = (address) => {
      if (address.startsWith('reader1@')) return [550, '5.1.1 no such user'];
      if (address.startsWith('reader2@')) return [554, '5.7.1 looks like spam'];
      return undefined;
    };
    await beginMailing(database.pool, 'm');
    await delivery.run();
    expect(await count()).toMatchObject({ accepted: readers - 2, refused: 2, waiting: 0 });
    expect(await suppressed()).toEqual([{ mark: 'hash1', reason: 'bounced' }]);
  });

  test('a deferred email is retried after a while, and given up after two days', async () => {
    let tries = 0;
    refuse = (address) => {
      if (!address.startsWith('reader1@')) return undefined;
      tries++;
      return [451, '4.2.1 try later'];
    };
    await beginMailing(database.pool, 'm');
    await delivery.run();
    await delivery.run();
    expect(tries).toBe(1);
    expect(await count()).toMatchObject({ accepted: readers - 1, waiting: 1, retrying: 1 });
    const due = () => database.pool.query(`update newsletter_letter set due_at = now()`);
    await due();
    await delivery.run();
    expect(tries).toBe(2);
    await due();
    delivery.now = new Date(Date.now() + 48 * HOUR_MS);
    await delivery.run();
    expect(await count()).toMatchObject({ givenUp: 1, waiting: 0 });
    expect((await count())?.endedAt).toBeInstanceOf(Date);
    expect(await suppressed()).toEqual([]);
  });

  test('a mail server outage uses up no retries; sending pauses for a while, then all emails are sent', async () => {
    await server.close();
    await beginMailing(database.pool, 'm');
    await delivery.run();
    expect(await count()).toMatchObject({ waiting: readers, retrying: 0, inHand: 0 });
    const { rows } = await database.pool.query('select failures, problem from newsletter_sender');
    expect(rows).toMatchObject([{ failures: 1 }]);
    expect(rows[0].problem).not.toContain('@');
    const { port } = new URL(server.url);
    delivery.close();
    server = await listen();
    delivery = openDelivery(database.pool, { smtpUrl: server.url });
    expect(port).toBeDefined();
    await delivery.run();
    expect(reached()).toEqual([]);
    delivery.now = new Date(Date.now() + 16_000);
    await delivery.run();
    expect(reached()).toHaveLength(readers);
  });

  test('an interrupted run is resumed, and no subscriber gets a second email', async () => {
    await beginMailing(database.pool, 'm');
    for (const after of [1, 7, 12]) {
      const stop = new AbortController();
      const seen = vi.waitFor(() => expect(server.received.length).toBeGreaterThanOrEqual(after), {
        ...WAIT_OPTIONS,
        interval: 1,
      });
      void seen.then(() => stop.abort());
      await delivery.run(stop.signal);
      expect(await count()).toMatchObject({ inHand: 0, accepted: server.received.length });
    }
    await delivery.run();
    expect(reached()).toHaveLength(readers);
    expect(new Set(reached()).size).toBe(readers);
  });

  test('the rate limit is respected', async () => {
    delivery.close();
    delivery = openDelivery(database.pool, { smtpUrl: server.url, perSecond: 20 });
    await beginMailing(database.pool, 'm');
    const began = performance.now();
    await delivery.run();
    expect(performance.now() - began).toBeGreaterThan(((readers - 2) / 20) * 1_000);
    expect(reached()).toHaveLength(readers);
  });
});
