import type { SMTPServerOptions } from 'smtp-server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../../platform/database/open-database.ts';
import { createLog } from '../../../platform/log.ts';
import { describeOnBothStores } from '../../../platform/testing/databases.ts';
import { startMailServer, type TestMailServer } from '../../../platform/testing/mail-server.ts';
import { countEmailsByState } from '../store/progress.ts';
import { readSenderState } from '../store/sender-state.ts';
import { addReaders, makeReaders } from '../testing/make-readers.ts';
import { beginMailing, type DeliveryForTests, openDelivery } from '../testing/open-delivery.ts';

const READERS = 60;

describeOnBothStores('a mail server that is not well', (open) => {
  let database: Database;
  let server: TestMailServer;
  let delivery: DeliveryForTests;
  let logged: string[];
  let refuse: (address: string) => readonly [code: number, text: string] | undefined;

  const deliverTo = async (options: SMTPServerOptions = {}) => {
    server = await startMailServer({
      onRcptTo({ address }, _session, done) {
        const refused = refuse(address);
        if (refused === undefined) done();
        else done(Object.assign(new Error(refused[1]), { responseCode: refused[0] }));
      },
      ...options,
    });
    logged = [];
    const log = createLog('info', { write: (line) => void logged.push(line) });
    delivery = openDelivery(database.pool, { smtpUrl: server.url, log });
  };
  beforeEach(async () => {
    database ??= await open();
    for (const table of [
      'newsletter_mailing',
      'newsletter_sender',
      'subscriber',
      'subscriber_suppressed',
      'area',
    ])
      await database.pool.query(`delete from ${table}`);
    await makeReaders(database.pool, READERS);
    refuse = () => undefined;
  });
  afterEach(async () => {
    delivery.close();
    await server.close();
  });

  const reached = () => server.received.flatMap(({ to }) => to);
  const numberOf = (address: string) => Number(/\d+/.exec(address)?.[0]);
  const count = async (id = 'm') => (await countEmailsByState(database.pool, id))[0];
  const suppressed = async (): Promise<string[]> =>
    (await database.pool.query('select mark from subscriber_suppressed order by mark')).rows.map(
      ({ mark }) => mark,
    );
  /** Lets time pass, so that pauses end and waiting emails become due. */
  const later = async (milliseconds: number) => {
    delivery.now = new Date((delivery.now?.getTime() ?? Date.now()) + milliseconds);
    await database.pool.query('update newsletter_letter set due_at = now()');
  };

  test('rejects all recipients as unknown: no address is suppressed (once 200 of 200 were)', async () => {
    refuse = (address) => [550, `5.1.1 <${address}>: Recipient address rejected: User unknown`];
    await deliverTo();
    await beginMailing(database.pool, 'm');
    const resumesAt = await delivery.run();
    expect(await suppressed()).toEqual([]);
    expect(await count()).toMatchObject({ refused: 0, inHand: 0, waiting: READERS });
    expect(resumesAt?.getTime()).toBeGreaterThan(Date.now());
    // The operator gets the server's message, without an address.
    const { problem } = await readSenderState(database.pool);
    expect(problem).toContain('5.1.1 <…>: Recipient address rejected: User unknown');
    expect(logged.join('\n')).toMatch(/refused \d+ emails in a row/);
    expect(logged.join('\n')).not.toContain('example.org');

    refuse = () => undefined;
    await later(60_000);
    await delivery.run();
    await later(600_000);
    await delivery.run();
    expect(reached()).toHaveLength(READERS);
    expect(new Set(reached()).size).toBe(READERS);
    expect(await suppressed()).toEqual([]);
  });

  test('rejects three in ten: the run stops, and rejected recipients are retried', async () => {
    refuse = (address) => (numberOf(address) % 10 < 3 ? [550, '5.1.1 unknown'] : undefined);
    await deliverTo();
    await beginMailing(database.pool, 'm');
    await delivery.run();
    expect(await suppressed()).toEqual([]);
    expect((await readSenderState(database.pool)).problem).toMatch(
      /refused \d+ (emails|of the last)/,
    );
    expect(await count()).toMatchObject({ refused: 0 });
  });

  test('a few unknown addresses are suppressed; after a stopped run only a second mailing suppresses them', async () => {
    refuse = (address) => (numberOf(address) % 20 === 0 ? [550, '5.1.1 unknown'] : undefined);
    await deliverTo();
    await beginMailing(database.pool, 'm');
    await delivery.run();
    expect(await suppressed()).toEqual(['hash20', 'hash40', 'hash60']);
    expect(await count()).toMatchObject({ accepted: READERS - 3, refused: 3 });
  });

  test('a bare 550 suppresses an address after two mailings a week apart', async () => {
    refuse = (address) => (numberOf(address) === 7 ? [550, 'no such user'] : undefined);
    await deliverTo();
    const days = async (count: number) =>
      database.pool.query(
        'update newsletter_letter set first_try_at = first_try_at - make_interval(days => $1)',
        [count],
      );
    const send = async (id: string) => {
      await beginMailing(database.pool, id);
      await delivery.run();
      expect(await count(id)).toMatchObject({ refused: 1, accepted: READERS - 1 });
      return await suppressed();
    };
    expect(await send('first')).toEqual([]);
    await days(1);
    expect(await send('next-day')).toEqual([]);
    await days(6);
    expect(await send('next-week')).toEqual(['hash7']);
  });

  test('rejects the last recipients of a list: they are retried once, and the mailing ends', async () => {
    let isWell = true;
    refuse = (address) => (numberOf(address) > 50 && !isWell ? [550, '5.1.1 unknown'] : undefined);
    await database.pool.query(`delete from subscriber`);
    await addReaders(database.pool, 50);
    await deliverTo();
    await beginMailing(database.pool, 'm');
    await delivery.run();
    isWell = false;
    // Ten more are added to the outbox, as with an alert.
    await database.pool.query('delete from subscriber_suppressed');
    await database.pool.query(
      `insert into subscriber (address, address_hash, language)
       select 'plain:reader' || i || '@example.org', 'hash' || i, 'en' from generate_series(51, 60) i`,
    );
    await database.pool.query(
      `insert into subscriber_neighborhood (subscriber_id, neighborhood, name, position)
       select id, 'place-1', 'Place 1', 0 from subscriber where address_hash ~ '^hash(5[1-9]|60)$'`,
    );
    await database.pool.query(
      `insert into newsletter_letter (mailing_id, subscriber_id)
       select 'm', id from subscriber where address_hash ~ '^hash(5[1-9]|60)$'`,
    );
    await database.pool.query('update newsletter_mailing set ended_at = null');
    await delivery.run();
    expect(await count()).toMatchObject({ accepted: 50, refused: 0, waiting: 10 });
    await later(600_000);
    await delivery.run();
    expect(await count()).toMatchObject({ accepted: 50, refused: 10, waiting: 0 });
    expect((await count())?.endedAt).toBeInstanceOf(Date);
    expect(await suppressed()).toEqual([]);
  });

  test('a run that is stopped early decides nothing about the rejected emails', async () => {
    refuse = () => [550, '5.1.1 unknown'];
    const stop = new AbortController();
    await deliverTo({
      onRcptTo(_address, _session, done) {
        stop.abort();
        done(Object.assign(new Error('5.1.1 unknown'), { responseCode: 550 }));
      },
    });
    await beginMailing(database.pool, 'm');
    await delivery.run(stop.signal);
    expect(await suppressed()).toEqual([]);
    expect(await count()).toMatchObject({ refused: 0, inHand: 0, waiting: READERS });
  });

  test('drops one connection in three: each email is sent in the same run (once the edition stopped)', async () => {
    const connections: string[] = [];
    const sentByConnection = new Map<string, number>();
    let dropped = 0;
    await deliverTo({
      onConnect({ id }, done) {
        connections.push(id);
        done();
      },
      onMailFrom(_address, { id }, done) {
        const sent = sentByConnection.get(id) ?? 0;
        sentByConnection.set(id, sent + 1);
        if (sent < 3) return done();
        // Every third is dropped without a reply, the others with the reply of a server that requires a new connection.
        if (connections.indexOf(id) % 3 > 0)
          return done(Object.assign(new Error('4.7.0 closing'), { responseCode: 421 }));
        dropped++;
        server.drop(id);
      },
    });
    await beginMailing(database.pool, 'm');
    expect(await delivery.run()).toBeNull();
    expect(new Set(reached()).size).toBe(READERS);
    expect(reached()).toHaveLength(READERS);
    expect(dropped).toBeGreaterThan(2);
    expect(await count()).toMatchObject({ accepted: READERS, retrying: 0 });
  });

  test('closes a connection with 421 after each email: the next email uses another connection', async () => {
    const sentByConnection = new Map<string, number>();
    await deliverTo({
      onMailFrom(_address, session, done) {
        const sent = sentByConnection.get(session.id) ?? 0;
        sentByConnection.set(session.id, sent + 1);
        if (sent === 0) done();
        else done(Object.assign(new Error('4.7.0 too many messages'), { responseCode: 421 }));
      },
    });
    await beginMailing(database.pool, 'm');
    expect(await delivery.run()).toBeNull();
    expect(reached()).toHaveLength(READERS);
    expect(await count()).toMatchObject({ accepted: READERS, retrying: 0 });
  });

  test('defers all recipients: sending pauses for at most a minute, and no email is given up', async () => {
    refuse = () => [451, '4.7.1 try again later'];
    await deliverTo();
    await beginMailing(database.pool, 'm');
    const at = await delivery.run();
    expect((at?.getTime() ?? 0) - Date.now()).toBeLessThanOrEqual(60_000);
    expect(await count()).toMatchObject({ waiting: READERS, refused: 0, givenUp: 0 });
    expect(await suppressed()).toEqual([]);
  });

  test('is slow: emails wait for it, and each is sent once', async () => {
    await deliverTo({
      onRcptTo: (_address, _session, done) => void setTimeout(done, 30),
    });
    await beginMailing(database.pool, 'm');
    expect(await delivery.run()).toBeNull();
    expect(reached()).toHaveLength(READERS);
  });
});
