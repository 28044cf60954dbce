import type { SubscribeReply } from '@townlight/contract/subscriptions/sign-ups';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../platform/database/open-database.ts';
import { describeOnStore } from '../../platform/testing/databases.ts';
import {
  insertNeighborhoods,
  openSubscriptionApp,
  plainTextBody,
  type SubscriptionApp,
} from './testing/open-subscription-app.ts';

const SUBSCRIBERS = '/api/subscriptions/subscribers';
const [ANA, MALLORY] = ['ana@example.org', 'mallory@example.com'];
const DAY_MS = 86_400_000;

describeOnStore('the pair of hashes of a sign-up', (open) => {
  let database: Database;
  let site: SubscriptionApp;
  beforeAll(async () => {
    database = await open();
    await insertNeighborhoods(database, 'Acton', 'Venice');
  });
  beforeEach(async () => {
    await database.pool.query(
      'truncate subscriber, subscriber_suppressed, subscription_grant cascade',
    );
    site = await openSubscriptionApp(database);
  });
  afterEach(() => site.close());

  /** Returns the status of every call that a pair authorizes. */
  const statusesOf = async ({ email_address, merge_fields }: SubscribeReply) => {
    const { SUB_HASH, PASS_HASH: password } = merge_fields;
    const url = `${SUBSCRIBERS}/${SUB_HASH}`;
    const replies = [
      await site.request('GET', url, { password }),
      await site.request('POST', SUBSCRIBERS, {
        payload: {
          email: email_address,
          passwordHash: password,
          subscription: { neighborhoods: [] },
        },
      }),
      await site.request('POST', `${url}/preferences`, {
        password,
        payload: { how_often: 'never' },
      }),
      await site.request('POST', `${url}/export`, { password, payload: {} }),
      await site.request('DELETE', `${url}/grants`, { password }),
      await site.request('DELETE', url, { password }),
    ];
    return replies.map(({ statusCode }) => statusCode);
  };
  const readStatus = async ({ merge_fields }: SubscribeReply) =>
    (
      await site.request('GET', `${SUBSCRIBERS}/${merge_fields.SUB_HASH}`, {
        password: merge_fields.PASS_HASH,
      })
    ).statusCode;
  const ALL_SHUT = [403, 403, 403, 403, 403, 403];

  test.each([
    ['a subscriber’s', true],
    ['a new', false],
  ])(
    'a stranger signs up %s address, its owner presses Confirm: the stranger’s pair stays shut on every route (before: 200 on all)',
    async (_, isSubscribed) => {
      if (isSubscribed) await site.subscribe(ANA, 'acton');
      const strangers = await site.signUp(ANA, 'venice');
      const confirmed = await site.confirm();
      expect(confirmed.json()).toMatchObject({ already: false });
      const { grant } = confirmed.json();
      expect(grant.merge_fields).not.toEqual(strangers.merge_fields);
      expect(await statusesOf(strangers)).toEqual(ALL_SHUT);
      // The browser in which the owner pressed Confirm has access.
      expect(await readStatus(grant)).toBe(200);
      expect((await database.pool.query('select from subscriber')).rowCount).toBe(1);
      // It stays closed: neither other links nor time open it.
      await site.request('POST', '/api/subscriptions/links', { payload: { email: ANA } });
      await expect.poll(() => site.mails.length).toBe(isSubscribed ? 3 : 2);
      expect((await site.confirm()).json()).toMatchObject({ already: false });
      expect(await statusesOf(strangers)).toEqual(ALL_SHUT);
      site.clock.now = new Date(Date.now() + 3 * DAY_MS);
      expect(await statusesOf(strangers)).toEqual([401, 401, 401, 401, 401, 401]);
      expect(await readStatus(grant)).toBe(200);
    },
  );

  test('who signs up and confirms in one browser is in by the pair of the sign-up, and gets no second one', async () => {
    const grant = await site.signUp(ANA, 'acton');
    const confirmed = await site.confirm(site.newestToken(), grant);
    expect(confirmed.json().grant).toEqual(grant);
    expect(await readStatus(grant)).toBe(200);
    expect((await database.pool.query('select from subscription_grant')).rowCount).toBe(1);
  });

  test('the link works once: a pair sent with a later confirmation gains no access', async () => {
    const strangers = await site.signUp(ANA, 'venice');
    const token = site.newestToken();
    await site.confirm(token);
    const again = await site.confirm(token, strangers);
    expect(again.json()).toMatchObject({ already: true, grant: null });
    expect(await statusesOf(strangers)).toEqual(ALL_SHUT);
    // A new link for the used one is mailed to the owner's mailbox and belongs to no sign-up.
    await site.request('POST', '/api/subscriptions/links', { payload: { token } });
    await expect.poll(() => site.mails.length).toBe(2);
    await site.confirm(site.newestToken(), strangers);
    expect(await statusesOf(strangers)).toEqual(ALL_SHUT);
  });

  test('two presses at once, one with the pair: one of them is in', async () => {
    const grant = await site.signUp(ANA, 'acton');
    const token = site.newestToken();
    const replies = await Promise.all([site.confirm(token), site.confirm(token, grant)]);
    const opened = replies.map((reply) => reply.json().grant).filter((one) => one !== null);
    expect(opened).toHaveLength(1);
    expect(await readStatus(opened[0])).toBe(200);
    expect(await readStatus(grant)).toBe(
      opened[0].merge_fields.SUB_HASH === grant.merge_fields.SUB_HASH ? 200 : 403,
    );
  });

  test('mixed halves of two pairs and the pair of a different sign-up gain no access', async () => {
    const strangers = await site.signUp(ANA, 'venice');
    const link = site.newestToken();
    const second = await site.signUp(ANA, 'acton');
    const stranger = await site.signUp(MALLORY, 'venice');
    const mixed = (user: SubscribeReply, password: SubscribeReply): SubscribeReply => ({
      email_address: ANA,
      merge_fields: {
        SUB_HASH: user.merge_fields.SUB_HASH,
        PASS_HASH: password.merge_fields.PASS_HASH,
      },
    });
    // The link of the stranger's sign-up, in a browser that has everything but the stranger's pair.
    const confirmed = await site.confirm(
      link,
      second,
      stranger,
      mixed(strangers, second),
      mixed(second, strangers),
      {
        ...strangers,
        merge_fields: {
          SUB_HASH: strangers.merge_fields.PASS_HASH,
          PASS_HASH: strangers.merge_fields.SUB_HASH,
        },
      },
    );
    const { grant } = confirmed.json();
    for (const pair of [
      strangers,
      second,
      stranger,
      mixed(strangers, second),
      mixed(second, strangers),
    ])
      expect(Math.min(...(await statusesOf(pair)))).toBeGreaterThanOrEqual(401);
    expect(await readStatus(grant)).toBe(200);
    expect(await readStatus(mixed(grant, strangers))).toBe(401);
    expect(await readStatus(mixed(strangers, grant))).toBe(401);
  });

  test('more pairs than a browser stores, and an incomplete pair, are rejected', async () => {
    const grant = await site.signUp(ANA, 'acton');
    const token = site.newestToken();
    const many = await site.confirm(token, ...Array.from({ length: 6 }, () => grant));
    expect(many.statusCode).toBe(400);
    const half = await site.request('POST', '/api/subscriptions/confirm', {
      payload: { token, sign_ups: [{ SUB_HASH: grant.merge_fields.SUB_HASH }] },
    });
    expect(half.statusCode).toBe(400);
    expect(await readStatus(grant)).toBe(403);
  });

  test('on a site that hides subscriptions, only the email reveals that the address is subscribed', async () => {
    await site.subscribe(ANA, 'acton');
    const quiet = await openSubscriptionApp(database, { revealsReturning: false });
    const texts = [];
    for (const email of [ANA, MALLORY]) {
      const payload = { email, neighborhoods: ['venice'] };
      expect((await quiet.request('POST', SUBSCRIBERS, { payload })).statusCode).toBe(200);
      const mail = quiet.mails.at(-1);
      texts.push(mail ? plainTextBody(mail) : '');
    }
    expect(texts[0]).toContain('You are already subscribed');
    expect(texts[1]).not.toContain('already subscribed');
    // The reply for a closed pair is the same whether or not the owner has confirmed.
    const strangers = await quiet.signUp(ANA, 'venice');
    const before = await statusesOf(strangers);
    await quiet.confirm();
    expect(await statusesOf(strangers)).toEqual(before);
    await quiet.close();
  });
});
