import { Writable } from 'node:stream';
import type { SubscribeReply } from '@townlight/contract/subscriptions/sign-ups';
import { usageRequest } from '@townlight/contract/usage';
import { pino } from 'pino';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Database } from '../../platform/database/open-database.ts';
import { describeOnStore } from '../../platform/testing/databases.ts';
import { WAIT_OPTIONS } from '../../platform/testing/run-length.ts';
import { createSubscribers } from './subscribers.ts';
import {
  htmlBody,
  insertNeighborhoods,
  openSubscriptionApp,
  SITE_URL,
  type SubscriptionApp,
} from './testing/open-subscription-app.ts';

const SUBSCRIBERS = '/api/subscriptions/subscribers';
const [ANA, MALLORY] = ['ana@example.org', 'mallory@example.com'];
const DAY_MS = 86_400_000;

describeOnStore('attacks on subscriptions', (open) => {
  let database: Database;
  let site: SubscriptionApp;
  let written: string;
  beforeAll(async () => {
    database = await open();
    await insertNeighborhoods(database, 'Acton', 'Venice');
  });
  beforeEach(async () => {
    await database.pool.query(
      'truncate subscriber, subscriber_suppressed, subscription_grant cascade',
    );
    written = '';
    const log = pino(
      { level: 'trace' },
      new Writable({
        write(chunk, _, done) {
          written += chunk;
          done();
        },
      }),
    );
    site = await openSubscriptionApp(database, { log });
  });
  afterEach(() => site.close());

  const getSubscription = (userHash: string, password: string) =>
    site.request('GET', `${SUBSCRIBERS}/${userHash}`, { password });
  const getSubscriptionOf = ({ merge_fields }: SubscribeReply) =>
    getSubscription(merge_fields.SUB_HASH, merge_fields.PASS_HASH);
  const saveAs = (email: string, passwordHash: string) =>
    site.request('POST', SUBSCRIBERS, {
      payload: { email, passwordHash, subscription: { neighborhoods: [] } },
    });
  const everything = async () => {
    const tables = ['subscriber', 'subscriber_neighborhood', 'subscriber_suppressed'];
    const rows = [];
    for (const table of tables)
      rows.push((await database.pool.query(`select * from ${table}`)).rows);
    const grants = await database.pool.query(
      'select id, confirmed_at, subscriber_id, waiting, expires_at from subscription_grant order by id',
    );
    return JSON.stringify([rows, grants.rows]);
  };

  test('guessing hashes: wrong and unknown hashes get the same response, and guesses are rate limited', async () => {
    const { merge_fields } = await site.subscribe(ANA, 'acton');
    const wrong = [
      await getSubscription(merge_fields.SUB_HASH, 'x'.repeat(43)),
      await getSubscription(merge_fields.SUB_HASH, merge_fields.PASS_HASH.slice(0, -1)),
      await getSubscription(merge_fields.SUB_HASH, ''),
      await getSubscription('x'.repeat(43), merge_fields.PASS_HASH),
      await getSubscription(merge_fields.PASS_HASH, merge_fields.SUB_HASH),
      await saveAs(ANA, 'x'.repeat(43)),
      await saveAs('nobody@example.org', merge_fields.PASS_HASH),
    ];
    expect(wrong.map(({ statusCode, body }) => [statusCode, body])).toEqual(
      wrong.map(() => [401, wrong[0]?.body]),
    );
    // The database stores a hash of the hash, so reading it does not permit access.
    const { rows } = await database.pool.query(
      'select user_hash, password_hash from subscription_grant',
    );
    for (const row of rows)
      expect((await getSubscription(row.user_hash, row.password_hash)).statusCode).toBe(401);
    const from = '203.0.113.9';
    let last = 0;
    for (let guess = 0; guess < 241 && last !== 429; guess++)
      last = (await site.request('GET', `${SUBSCRIBERS}/guess-${guess}`, { from, password: 'x' }))
        .statusCode;
    expect(last).toBe(429);
  });

  test('an unverified grant cannot open, save, export or delete anything', async () => {
    await site.subscribe(ANA, 'acton');
    const pending = await site.signUp(ANA, 'venice');
    const before = await everything();
    const { SUB_HASH, PASS_HASH } = pending.merge_fields;
    const password = PASS_HASH;
    const replies = [
      await getSubscriptionOf(pending),
      await saveAs(ANA, PASS_HASH),
      await site.request('POST', `${SUBSCRIBERS}/${SUB_HASH}/export`, { password, payload: {} }),
      await site.request('POST', `${SUBSCRIBERS}/${SUB_HASH}/preferences`, {
        password,
        payload: { how_often: 'never' },
      }),
      await site.request('DELETE', `${SUBSCRIBERS}/${SUB_HASH}/grants`, { password }),
      await site.request('DELETE', `${SUBSCRIBERS}/${SUB_HASH}`, { password }),
    ];
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(replies.map(() => 403));
    for (const { body } of replies) expect(body).not.toMatch(/acton|venice/i);
    // Nor do the stored hashes confirm the grant.
    for (const token of [SUB_HASH, PASS_HASH])
      expect((await site.confirm(token)).statusCode).toBe(400);
    expect(await everything()).toBe(before);
  });

  test('an expired or revoked grant gives no access', async () => {
    const grant = await site.subscribe(ANA, 'acton');
    const other = await site.signUp(ANA);
    await site.confirm();
    site.clock.now = new Date(Date.now() + 179 * DAY_MS);
    expect((await getSubscriptionOf(grant)).statusCode).toBe(200);
    // Use extends the first grant; the second was not used.
    site.clock.now = new Date(Date.now() + 190 * DAY_MS);
    expect((await getSubscriptionOf(other)).statusCode).toBe(401);
    expect((await saveAs(ANA, other.merge_fields.PASS_HASH)).statusCode).toBe(401);
    expect((await getSubscriptionOf(grant)).statusCode).toBe(200);
    await site.request('DELETE', `${SUBSCRIBERS}/${grant.merge_fields.SUB_HASH}/grants`, {
      password: grant.merge_fields.PASS_HASH,
    });
    expect((await getSubscriptionOf(grant)).statusCode).toBe(401);
  });

  test('revoking access on all devices invalidates earlier grants and links; the next link has a new password', async () => {
    const stolen = await site.subscribe(ANA, 'acton');
    const stale = await site.signUp(ANA);
    const staleLink = site.newestToken();
    const subscribers = createSubscribers(site.sealing, SITE_URL);
    const { rows } = await database.pool.query<{ id: string }>('select id from subscriber');
    const links = await subscribers.linksOf(database.pool, rows[0]?.id ?? '');
    site.clock.now = new Date(Date.now() + 5_000);
    const { SUB_HASH, PASS_HASH } = stolen.merge_fields;
    const closing = { password: PASS_HASH };
    expect(
      (await site.request('DELETE', `${SUBSCRIBERS}/${SUB_HASH}/grants`, closing)).statusCode,
    ).toBe(200);
    const tries = [
      await getSubscriptionOf(stolen),
      await getSubscriptionOf(stale),
      await saveAs(ANA, PASS_HASH),
      await site.request('POST', `${SUBSCRIBERS}/${SUB_HASH}/export`, { ...closing, payload: {} }),
      await site.request('DELETE', `${SUBSCRIBERS}/${SUB_HASH}`, closing),
      await site.request('DELETE', `${SUBSCRIBERS}/${SUB_HASH}/grants`, closing),
    ];
    expect(tries.map(({ statusCode }) => statusCode)).toEqual(tries.map(() => 401));
    expect((await site.confirm(staleLink)).statusCode).toBeGreaterThanOrEqual(400);
    const token = links.manage.split('#')[1];
    expect(
      (await site.request('POST', '/api/subscriptions/open', { payload: { token } })).statusCode,
    ).toBe(410);

    const mails = site.mails.length;
    await site.request('POST', '/api/subscriptions/links', { payload: { email: ANA } });
    await expect.poll(() => site.mails.length).toBe(mails + 1);
    const { grant } = (await site.confirm()).json();
    expect(grant.merge_fields.PASS_HASH).not.toBe(PASS_HASH);
    expect(
      (await getSubscription(grant.merge_fields.SUB_HASH, grant.merge_fields.PASS_HASH)).statusCode,
    ).toBe(200);
    expect((await getSubscription(grant.merge_fields.SUB_HASH, PASS_HASH)).statusCode).toBe(401);
    // The unsubscribe link in emails stays valid.
    expect((await site.request('POST', links.oneClick.slice(SITE_URL.length))).statusCode).toBe(
      200,
    );
  });

  test.each([
    ['a second header', 'ana@example.org\r\nBcc: all@example.com'],
    ['a line break alone', 'ana@example.org\nSubject: Win'],
    ['one that is written with a code', 'ana@example.org%0d%0aBcc:all@example.com'],
    ['a second recipient', 'ana@example.org, all@example.com'],
    ['a name and a comment', '"Ana" (x) <ana@example.org>'],
    ['an argument of a mail program', '-oQ/tmp@example.org'],
    ['a nul', 'ana@example.org\0@example.com'],
    ['a separator of lines', 'ana\u2028@example.org'],
    ['10,000 characters', `${'a'.repeat(10_000)}@example.org`],
  ])('header injection by %s: no mail is sent', async (_, email) => {
    const reply = await site.request('POST', SUBSCRIBERS, {
      payload: { email, neighborhoods: ['acton'] },
    });
    expect(reply.statusCode).toBe(400);
    await site.request('POST', '/api/subscriptions/links', { payload: { email } });
    expect(site.mails).toEqual([]);
  });

  test('a neighborhood’s name ends no header and is no HTML', async () => {
    await database.pool.query(
      `insert into area (partition, slug, name, longitude, latitude, coordinates)
       values ('neighborhoods', 'odd', $1, 0, 0, '[]') on conflict do nothing`,
      ['Odd\r\nBcc: all@example.com\r\n\r\n<img src=x>'],
    );
    await site.signUp(ANA, 'odd');
    const [mail] = site.mails;
    expect(mail?.to).toEqual([ANA]);
    expect(mail?.raw.slice(0, mail.raw.indexOf('\r\n\r\n'))).not.toMatch(/^bcc/im);
    expect(mail && htmlBody(mail)).toContain('&lt;img');
  });

  test('subscribing a third party: without mailbox access only a few confirmation emails are sent', async () => {
    for (const network of ['192.0.2.1', '192.0.2.2'])
      await site.request('POST', SUBSCRIBERS, {
        payload: { email: ANA, neighborhoods: ['acton'] },
        from: network,
      });
    const subscribers = createSubscribers(site.sealing, SITE_URL);
    expect(await subscribers.listRecipients(database.pool, { limit: 9 })).toEqual([]);
    expect((await database.pool.query('select * from subscriber')).rows).toEqual([]);
    // A form of another site cannot send JSON without a preflight request, and its body is not read.
    const form = await site.request('POST', SUBSCRIBERS, {
      payload: '{"email":"ana@example.org","neighborhoods":["acton"]}',
      headers: { 'content-type': 'text/plain', origin: 'https://example.com' },
    });
    expect(form.statusCode).toBe(400);
    // An address that complained gets no confirmation mail.
    await subscribers.suppress(database.pool, ANA, 'complained');
    const sent = site.mails.length;
    const reply = await site.request('POST', SUBSCRIBERS, {
      payload: { email: ANA, neighborhoods: [] },
    });
    expect(reply.statusCode).toBe(200);
    expect(site.mails).toHaveLength(sent);
  });

  test('flooding one address: from however many networks, five mails a day', async () => {
    const statuses = [];
    for (let round = 0; round < 3; round++) {
      // One server per request, because each counts requests in its memory.
      const server = await openSubscriptionApp(database);
      for (let time = 0; time < 7; time++) {
        const payload = { email: ANA, neighborhoods: ['acton'] };
        statuses.push((await server.request('POST', SUBSCRIBERS, { payload })).statusCode);
        await server.request('POST', '/api/subscriptions/links', { payload: { email: ANA } });
      }
      // The new link is mailed after the reply.
      if (round === 0) await vi.waitFor(() => expect(server.mails).toHaveLength(5), WAIT_OPTIONS);
      else expect(server.mails).toEqual([]);
      await server.close();
    }
    // An unknown address is rejected in the same way.
    expect(statuses.slice(0, 7)).toEqual([200, 200, 200, 200, 200, 200, 429]);
    // The limit has expired on the next day.
    site.clock.now = new Date(Date.now() + 1.1 * DAY_MS);
    await site.signUp(ANA, 'acton');
    expect(site.mails).toHaveLength(1);
  });

  test('flooding one address at the same moment: five mails all the same', async () => {
    const servers = await Promise.all([
      openSubscriptionApp(database),
      openSubscriptionApp(database),
    ]);
    const payload = { email: ANA, neighborhoods: ['acton'] };
    await Promise.all(
      servers.flatMap((server) =>
        Array.from({ length: 5 }, () => server.request('POST', SUBSCRIBERS, { payload })),
      ),
    );
    expect(servers.flatMap(({ mails }) => mails)).toHaveLength(5);
    await Promise.all(servers.map((server) => server.close()));
  });

  test('flooding one mailbox with tags and dots: five mails a day; before, five to each spelling', async () => {
    const spellings = Array.from({ length: 5 }, (_, n) => `a.n.a+${n}@example.org`);
    for (let round = 0; round < 2; round++) {
      const server = await openSubscriptionApp(database);
      for (const email of [ANA, ...spellings])
        await server.request('POST', SUBSCRIBERS, { payload: { email, neighborhoods: ['acton'] } });
      expect(server.mails).toHaveLength(round === 0 ? 5 : 0);
      await server.close();
    }
  });

  test('a flood of sign-ups: rejected with 503 while the mail queue is full, and accepted again once it drains', async () => {
    const signUp = (email: string) =>
      site.request('POST', SUBSCRIBERS, { payload: { email, neighborhoods: ['acton'] } });
    site.mailsWaiting.count = 599;
    expect((await signUp('bea@example.org')).statusCode).toBe(200);
    const refused = await signUp('cleo@example.org');
    expect(refused.statusCode).toBe(503);
    expect(refused.headers['retry-after']).toBe('30');
    expect(refused.json().message).toBe(
      'Many people are subscribing right now. Please try again in a minute.',
    );
    site.mailsWaiting.count = 0;
    let tries = 0;
    const again = async () =>
      expect((await signUp(`reader${tries++}@example.org`)).statusCode).toBe(200);
    await vi.waitFor(again, WAIT_OPTIONS);
  });

  test('flooding from one network: rejected with 429 after 20 sign-ups', async () => {
    const statuses = [];
    for (let time = 0; time < 22; time++) {
      const payload = { email: `reader-${time}@example.org`, neighborhoods: ['acton'] };
      statuses.push(
        (await site.request('POST', SUBSCRIBERS, { payload, from: '203.0.113.5' })).statusCode,
      );
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
    expect(site.mails).toHaveLength(20);
  });

  test('reading another subscription: a grant gives access only to the subscription it belongs to', async () => {
    await site.subscribe(ANA, 'acton');
    const { rows } = await database.pool.query<{ user_hash: string }>(
      'select user_hash from subscription_grant',
    );
    const mallory = await site.subscribe(MALLORY, 'venice');
    expect((await saveAs(ANA, mallory.merge_fields.PASS_HASH)).statusCode).toBe(401);
    for (const { user_hash } of rows)
      expect((await getSubscription(user_hash, mallory.merge_fields.PASS_HASH)).statusCode).toBe(
        401,
      );
    const malloryReply = await getSubscriptionOf(mallory);
    expect(malloryReply.body).not.toMatch(/acton|ana@/i);
    // A request for a link mails it to the address, and the reply is the same for everyone.
    const answers = [];
    for (const email of [ANA, 'nobody@example.org'])
      answers.push(
        (await site.request('POST', '/api/subscriptions/links', { payload: { email } })).body,
      );
    expect(answers[0]).toBe(answers[1]);
    await expect.poll(() => site.mails.length).toBe(3);
    expect(site.mails.at(-1)?.to).toEqual([ANA]);
  });

  test('mail scanners that follow all links, with GET and HEAD, change nothing', async () => {
    await site.subscribe(ANA, 'acton');
    await site.signUp(ANA, 'venice');
    const confirm = site.newestToken();
    const subscribers = createSubscribers(site.sealing, SITE_URL);
    const { rows } = await database.pool.query<{ id: string }>('select id from subscriber');
    const links = await subscribers.linksOf(database.pool, rows[0]?.id ?? '');
    const before = await everything();
    for (const method of ['GET', 'HEAD'] as const) {
      const found = await site.request(method, links.oneClick.slice(SITE_URL.length));
      expect(found.statusCode).toBe(303);
      expect(found.headers.location).toBe(
        `/subscription/unsubscribe#${links.oneClick.split('/').at(-1)}`,
      );
      for (const link of [links.manage, links.unsubscribe])
        await site.request(method, new URL(link).pathname);
      for (const path of [
        'confirm',
        'open',
        'links',
        `confirm?token=${confirm}`,
        `confirm/${confirm}`,
      ])
        expect((await site.request(method, `/api/subscriptions/${path}`)).statusCode).toBe(404);
    }
    expect(await everything()).toBe(before);
    expect(await subscribers.listRecipients(database.pool, { limit: 9 })).toHaveLength(1);
  });

  test('forged or altered links are rejected: an unsubscribe link neither opens nor confirms a subscription', async () => {
    await site.subscribe(ANA, 'acton');
    const subscribers = createSubscribers(site.sealing, SITE_URL);
    const { rows } = await database.pool.query<{ id: string }>('select id from subscriber');
    const links = await subscribers.linksOf(database.pool, rows[0]?.id ?? '');
    const [manage = '', stop = ''] = [links.manage, links.unsubscribe].map(
      (link) => link.split('#')[1],
    );
    const tried = [
      await site.request('POST', '/api/subscriptions/open', { payload: { token: stop } }),
      await site.request('POST', '/api/subscriptions/confirm', { payload: { token: stop } }),
      await site.request('POST', '/api/subscriptions/confirm', { payload: { token: manage } }),
      await site.request('POST', `/api/subscriptions/unsubscribe/${manage}`),
      await site.request('POST', `/api/subscriptions/unsubscribe/${stop.slice(0, -2)}AA`),
    ];
    expect(tried.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400, 400]);
  });

  test('hashes, links and addresses are never logged, even on errors', async () => {
    const grant = await site.subscribe(ANA, 'acton');
    const token = site.newestToken();
    await site.signUp(MALLORY, 'venice');
    const unused = site.newestToken();
    await getSubscriptionOf(grant);
    await saveAs(ANA, 'x'.repeat(43));
    await site.request(
      'GET',
      `/subscription/${grant.merge_fields.SUB_HASH}?${ANA}&${grant.merge_fields.PASS_HASH}`,
    );
    // A database that fails in the middle of each call.
    for (const table of ['subscriber_neighborhood', 'subscription_grant', 'subscriber'])
      await database.pool.query(`alter table ${table} rename to ${table}_away`);
    const failed = [
      await getSubscriptionOf(grant),
      await saveAs(ANA, grant.merge_fields.PASS_HASH),
      await site.request('POST', SUBSCRIBERS, {
        payload: { email: ANA, neighborhoods: ['acton'] },
      }),
      await site.confirm(unused),
      await site.request('POST', `/api/subscriptions/unsubscribe/${unused}`),
      await site.request('POST', '/api/subscriptions/links', { payload: { email: ANA } }),
    ];
    for (const table of ['subscriber_neighborhood', 'subscription_grant', 'subscriber'])
      await database.pool.query(`alter table ${table}_away rename to ${table}`);
    expect(failed.map(({ statusCode }) => statusCode).slice(0, 4)).toEqual([500, 500, 500, 500]);
    expect(written).toContain('a request failed');
    const { SUB_HASH, PASS_HASH } = grant.merge_fields;
    for (const secret of [SUB_HASH, PASS_HASH, token, unused, ANA, MALLORY, 'ana%40', 'mallory'])
      expect(written).not.toContain(secret);
    // reading 28: usage counts have no field for them, and no referrer contains them
    const pageReply = await site.request('GET', `/subscription/${grant.merge_fields.SUB_HASH}`);
    expect(pageReply.headers['referrer-policy']).toBe('no-referrer');
    for (const page of [`/subscription/${grant.merge_fields.SUB_HASH}`, `/subscription?${ANA}`])
      expect(
        usageRequest.safeParse({ language: 'en', events: [{ event: 'page-view', page }] }).success,
      ).toBe(false);
    const page = await site.request('GET', `${SUBSCRIBERS}/${SUB_HASH}`, { password: PASS_HASH });
    expect(page.headers['referrer-policy']).toBe('no-referrer');
    expect(page.headers['cache-control']).toBe('private, no-store');
  });
});
