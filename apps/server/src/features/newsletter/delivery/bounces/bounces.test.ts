import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { runCommandLine } from '../../../../platform/command-line/run-command-line.ts';
import type { Database, StoreConfig } from '../../../../platform/database/open-database.ts';
import { type App, createApp } from '../../../../platform/http/create-app.ts';
import { describeOnBothStores, silentLog } from '../../../../platform/testing/databases.ts';
import { startMailServer, type TestMailServer } from '../../../../platform/testing/mail-server.ts';
import { addReaders, makeReaders } from '../../testing/make-readers.ts';
import { beginMailing, type DeliveryForTests, openDelivery } from '../../testing/open-delivery.ts';
import { bounceCommand } from './bounce-command.ts';
import { bounceRoutes } from './bounce-routes.ts';

const SECRET = 's'.repeat(40);

const report = (fields: {
  to?: string;
  type?: string;
  status: string;
  returned?: string;
}): string =>
  [
    'From: MAILER-DAEMON@mx.example.net',
    `To: ${fields.to ?? 'town@example.org'}`,
    'Subject: Undelivered',
    'MIME-Version: 1.0',
    `Content-Type: multipart/report; report-type=${fields.type ?? 'delivery-status'}; boundary="b"`,
    '',
    '--b',
    'Content-Type: text/plain',
    '',
    'Sorry.',
    '--b',
    `Content-Type: message/${fields.type ?? 'delivery-status'}`,
    '',
    fields.status,
    '--b',
    'Content-Type: message/rfc822',
    '',
    fields.returned ?? 'Subject: hello\n\nhello',
    '--b--',
    '',
  ].join('\n');
const failed = (status: string) =>
  `Reporting-MTA: dns; mx.example.net\n\nFinal-Recipient: rfc822; hidden@example.org\nAction: failed\nStatus: ${status}`;

describeOnBothStores('bounced emails', (open) => {
  let store: StoreConfig;
  let database: Database;
  let server: TestMailServer;
  let delivery: DeliveryForTests;
  let app: App;
  let folder: string;
  let ids: string[];

  beforeAll(async () => {
    store = await open.newStore();
    database = await open(store);
    folder = mkdtempSync(join(tmpdir(), 'townlight-bounces-'));
    server = await startMailServer();
    delivery = openDelivery(database.pool, { smtpUrl: server.url });
    await makeReaders(database.pool, 4);
    await beginMailing(database.pool, 'm');
    await delivery.run();
    const { rows } = await database.pool.query<{ id: string }>(
      `select l.id from newsletter_letter l join subscriber s on s.id = l.subscriber_id order by s.address_hash`,
    );
    ids = rows.map(({ id }) => id);
    app = await createApp({ log: silentLog, title: 'Townlight', version: '0' } as Parameters<
      typeof createApp
    >[0]);
    bounceRoutes(app, {
      pool: database.pool,
      log: silentLog,
      subscribers: delivery.subscribers,
      secret: SECRET,
      markChanged: () => undefined,
    });
  });
  beforeEach(async () => {
    await database.pool.query('delete from subscriber_suppressed');
    await database.pool.query('update newsletter_letter set returned = null, no_mailbox = false');
  });
  afterAll(async () => {
    await app.close();
    delivery.close();
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const suppressed = async () =>
    (
      await database.pool.query<{ mark: string; reason: string }>(
        'select mark, reason from subscriber_suppressed order by mark',
      )
    ).rows.map(({ mark, reason }) => `${mark} ${reason}`);
  const read = async (mailbox: string) => {
    const file = join(folder, 'mailbox');
    writeFileSync(file, mailbox);
    const printed: string[] = [];
    const code = await runCommandLine(
      ['newsletter', 'bounce', file],
      [bounceCommand(delivery.subscribers)],
      {
        log: silentLog,
        store,
        version: '0',
        print: (line) => printed.push(line),
        printError: (line) => printed.push(line),
      },
    );
    expect(code).toBe(0);
    return printed.join('\n');
  };
  const postReport = (payload: object, secret = SECRET) =>
    app.inject({
      method: 'POST',
      url: '/api/newsletter/bounces',
      headers: { authorization: `Bearer ${secret}` },
      payload,
    });

  test('a mailbox of them is read: by return address, envelope or Message-ID', async () => {
    const [first, second, third, fourth] = ids;
    const mailbox = [
      report({ to: `<bounces+${first}@example.org>`, status: failed('5.1.1') }),
      report({ status: `Original-Envelope-Id: ${second}\n${failed('5.1.10')}` }),
      report({
        status: failed('5.2.2'),
        returned: `Message-ID: <${third}@example.org>\nSubject: x\n\ntext`,
      }),
      report({
        type: 'feedback-report',
        status: 'Feedback-Type: abuse\nUser-Agent: X',
        returned: `Message-ID: <${fourth}@example.org>\n\n>From here on`,
      }),
      report({ to: `<bounces+${third}@example.org>`, status: 'Action: delayed\nStatus: 4.4.1' }),
      'Subject: out of office\n\nback on Monday',
    ]
      .map((mail) => `From MAILER-DAEMON Mon Nov  2 08:00:00 2026\n${mail}\n`)
      .join('');
    const printed = await read(mailbox);
    expect(printed).toBe(
      'addresses suppressed: 3; emails marked as bounced: 1; unsubscribed by email: 0; reports about unknown emails: 0; other mail skipped: 2',
    );
    expect(await suppressed()).toEqual(['hash1 bounced', 'hash2 bounced', 'hash4 complained']);
  });

  test('an email to the List-Unsubscribe address unsubscribes, and a second email changes nothing', async () => {
    const mail = `From: reader1@example.org\nTo: bounces+unsubscribe-${ids[0]}@example.org\nSubject: unsubscribe\n\n`;
    for (const _ of ['once', 'again'])
      expect(await read(mail)).toContain('unsubscribed by email: 1');
    const { rows } = await database.pool.query(
      `select address_hash from subscriber where how_often = 'never'`,
    );
    expect(rows).toEqual([{ address_hash: 'hash1' }]);
    expect(await suppressed()).toEqual([]);
    await database.pool.query(`update subscriber set how_often = 'monthly'`);
  });

  test('a bounce without an enhanced status is noted; it counts with one of another mailing a week before', async () => {
    const bounced = { letter: ids[0], event: 'bounced' };
    expect((await postReport(bounced)).json().message).toBe('noted');
    expect(await suppressed()).toEqual([]);
    await database.pool.query(
      `insert into newsletter_mailing (id, kind) values ('before', 'note')`,
    );
    await database.pool.query(
      `insert into newsletter_letter (mailing_id, subscriber_id, state, no_mailbox, first_try_at)
       select 'before', subscriber_id, 'refused', true, now() - interval '8 days' from newsletter_letter where id = $1`,
      [ids[0]],
    );
    expect((await postReport(bounced)).json().message).toBe('suppressed');
    expect(await suppressed()).toEqual(['hash1 bounced']);
    await database.pool.query(`delete from newsletter_mailing where id = 'before'`);
  });

  test('a report without the id of a known email suppresses no address', async () => {
    const unknown = '00000000-0000-4000-8000-000000000000';
    expect(await read(report({ to: `b+${unknown}@example.org`, status: failed('5.1.1') }))).toMatch(
      /suppressed: 0; .*reports about unknown emails: 1/,
    );
    // An address without an id identifies no email.
    expect(await read(report({ to: 'reader1@example.org', status: failed('5.1.1') }))).toMatch(
      /suppressed: 0;/,
    );
    expect(await suppressed()).toEqual([]);
  });

  test('a provider can report a bounce only with the secret of the installation', async () => {
    const payload = { letter: ids[0], event: 'bounced', status: '5.1.1' };
    for (const wrong of ['', `${SECRET}x`, SECRET.slice(1)])
      expect((await postReport(payload, wrong)).statusCode).toBe(401);
    expect(await suppressed()).toEqual([]);
    expect((await postReport(payload)).json()).toEqual({ message: 'suppressed', error: false });
    expect((await postReport({ ...payload, letter: ids[1], event: 'complained' })).statusCode).toBe(
      200,
    );
    expect(
      (await postReport({ report: report({ status: failed('5.1.1') }) })).json(),
    ).toMatchObject({
      message: 'unknown',
    });
    expect((await postReport({ report: 'hello' })).statusCode).toBe(400);
    expect((await postReport({ letter: `${ids[0]}' or true` })).statusCode).toBe(400);
    expect(await suppressed()).toEqual(['hash1 bounced', 'hash2 complained']);
  });

  test('without a configured secret a report returns 401', async () => {
    const closed = await createApp({
      log: silentLog,
      title: 'Townlight',
      version: '0',
    } as Parameters<typeof createApp>[0]);
    const { pool } = database;
    bounceRoutes(closed, {
      pool,
      log: silentLog,
      subscribers: delivery.subscribers,
      secret: undefined,
      markChanged: () => undefined,
    });
    for (const authorization of ['Bearer ', 'Bearer undefined']) {
      const reply = await closed.inject({
        method: 'POST',
        url: '/api/newsletter/bounces',
        headers: { authorization },
        payload: { letter: ids[0], event: 'bounced' },
      });
      expect(reply.statusCode).toBe(401);
    }
    await closed.close();
  });

  test('a server that accepts all emails and returns them suppresses only a few addresses (once all)', async () => {
    await database.pool.query('delete from subscriber');
    await addReaders(database.pool, 60);
    await beginMailing(database.pool, 'many');
    await delivery.run();
    const { rows } = await database.pool.query<{ id: string }>(
      `select id from newsletter_letter where mailing_id = 'many'`,
    );
    const mailbox = rows
      .map(({ id }) => report({ to: `<bounces+${id}@example.org>`, status: failed('5.1.1') }))
      .map((mail) => `From MAILER-DAEMON Mon Nov  2 08:00:00 2026\n${mail}\n`)
      .join('');
    const printed = await read(mailbox);
    expect(printed).toContain('addresses suppressed: 12;');
    expect(printed).toContain('48 emails bounced in mailings where more than a fifth did');
    expect(await suppressed()).toHaveLength(12);
  });
});
