import { subscribeReply } from '@townlight/contract/subscriptions/sign-ups';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../platform/database/open-database.ts';
import { describeOnBothStores } from '../../platform/testing/databases.ts';
import {
  htmlBody,
  insertNeighborhoods,
  openSubscriptionApp,
  plainTextBody,
  type SubscriptionApp,
} from './testing/open-subscription-app.ts';

const SUBSCRIBERS = '/api/subscriptions/subscribers';
const HOUR_MS = 3_600_000;

describeOnBothStores('signing up', (open) => {
  let database: Database;
  let site: SubscriptionApp;
  beforeAll(async () => {
    database = await open();
    await insertNeighborhoods(database, 'Acton', 'Hollywood', 'Venice');
  });
  beforeEach(async () => {
    await database.pool.query(
      'truncate subscriber, subscriber_suppressed, subscription_grant cascade',
    );
    site = await openSubscriptionApp(database);
  });
  afterEach(() => site.close());

  const subscription = async ({
    merge_fields: { SUB_HASH, PASS_HASH },
  }: ReturnType<typeof subscribeReply.parse>) =>
    await site.request('GET', `${SUBSCRIBERS}/${SUB_HASH}`, { password: PASS_HASH });
  const ids = (reply: { json(): { subscription: string } }): string[] => {
    const { subscription } = reply.json();
    if (subscription === '') return [];
    const { neighborhoods } = JSON.parse(subscription) as { neighborhoods: { id: string }[] };
    return neighborhoods.map(({ id }) => id);
  };

  test('a new address gets 200, a mail with one button, and after that its subscription', async () => {
    const reply = await site.request('POST', SUBSCRIBERS, {
      payload: { email: ' Ana@Example.org ', neighborhoods: ['hollywood', 'acton'] },
    });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['cache-control']).toBe('private, no-store');
    const grant = subscribeReply.parse(reply.json());
    expect(grant.email_address).toBe('ana@example.org');
    expect(grant.merge_fields.SUB_HASH).toMatch(/^[\w-]{43}$/);
    expect(site.mails.map(({ to }) => to)).toEqual([['ana@example.org']]);
    const [mail] = site.mails;
    expect(mail && plainTextBody(mail)).toContain(
      'To get our newsletter about Acton and Hollywood, press the button.',
    );
    expect(mail && htmlBody(mail).match(/<a /g)).toHaveLength(1);
    // The neighborhoods are subscribed only after the link was used.
    expect((await subscription(grant)).statusCode).toBe(403);
    expect((await database.pool.query('select * from subscriber')).rows).toEqual([]);
    const confirmed = await site.confirm(site.newestToken(), grant);
    expect(confirmed.json()).toMatchObject({ error: false, already: false, grant });
    expect(ids(await subscription(grant)).toSorted()).toEqual(['acton', 'hollywood']);
    expect(site.changes()).toBe(1);
  });

  test('in Spanish it is mailed in Spanish, and the language stays with it', async () => {
    const payload = { email: 'ana@example.org', neighborhoods: ['venice'], language: 'es' };
    await site.request('POST', SUBSCRIBERS, { payload });
    const [mail] = site.mails;
    expect(mail?.raw).toMatch(/^Subject: =\?UTF-8\?Q\?Confirme_su_suscripci/m);
    expect(mail && plainTextBody(mail)).toContain(
      'Para recibir nuestro boletín sobre Venice, oprima el botón.',
    );
    expect(mail && plainTextBody(mail)).toContain('/es/subscription/confirm#');
    expect(mail && htmlBody(mail)).toContain('<html lang="es">');
    const { grant } = (await site.confirm()).json();
    expect((await subscription(grant)).json()).toMatchObject({
      language: 'es',
      how_often: 'monthly',
    });
  });

  test('the browser’s language is used if the page sends none', async () => {
    await site.request('POST', SUBSCRIBERS, {
      payload: { email: 'ana@example.org', neighborhoods: [] },
      headers: { 'accept-language': 'fr, es-MX;q=0.8, en;q=0.5' },
    });
    expect(site.mails[0] && plainTextBody(site.mails[0])).toContain('Para recibir');
  });

  test('a second click reports that the address is already confirmed, and returns no grant', async () => {
    await site.signUp('ana@example.org', 'acton');
    const token = site.newestToken();
    await site.confirm(token);
    const again = await site.confirm(token);
    expect(again.statusCode).toBe(200);
    expect(again.json()).toEqual({
      message: 'This is already confirmed.',
      error: false,
      already: true,
      grant: null,
    });
  });

  test('two clicks at once confirm once', async () => {
    await site.signUp('ana@example.org', 'acton');
    const token = site.newestToken();
    const replies = await Promise.all([site.confirm(token), site.confirm(token)]);
    expect(replies.map((reply) => reply.json().already).toSorted()).toEqual([false, true]);
    expect((await database.pool.query('select * from subscriber')).rows).toHaveLength(1);
  });

  test('an expired link returns 410, and can be used to request a new one', async () => {
    const grant = await site.signUp('ana@example.org', 'acton');
    const token = site.newestToken();
    site.clock.now = new Date(Date.now() + 49 * HOUR_MS);
    const late = await site.confirm(token);
    expect(late.statusCode).toBe(410);
    expect(late.json()).toMatchObject({ error: true, reason: 'expired' });
    expect((await subscription(grant)).statusCode).toBe(401);
    await site.request('POST', '/api/subscriptions/links', { payload: { token } });
    await expect.poll(() => site.mails.length).toBe(2);
    expect((await site.confirm(site.newestToken(), grant)).json()).toMatchObject({
      already: false,
    });
    expect(ids(await subscription(grant))).toEqual(['acton']);
  });

  test('a returning address gets 409, and its new selection is offered once the link is used', async () => {
    await site.subscribe('ana@example.org', 'acton');
    const payload = { email: 'ana@example.org', neighborhoods: ['venice', 'acton'] };
    const reply = await site.request('POST', SUBSCRIBERS, { payload });
    expect(reply.statusCode).toBe(409);
    const grant = subscribeReply.parse(reply.json());
    expect((await subscription(grant)).statusCode).toBe(403);
    const mail = site.mails.at(-1);
    expect(mail && plainTextBody(mail)).toContain('You are already subscribed');
    await site.confirm(site.newestToken(), grant);
    const opened = await subscription(grant);
    expect(ids(opened)).toEqual(['acton']);
    expect(opened.json().waiting).toEqual([{ id: 'venice', name: 'Venice' }]);
    const { SUB_HASH, PASS_HASH } = grant.merge_fields;
    const dismissed = await site.request('POST', `${SUBSCRIBERS}/${SUB_HASH}/preferences`, {
      payload: { waiting: 'dismiss' },
      password: PASS_HASH,
    });
    expect(dismissed.json().waiting).toEqual([]);
  });

  test('on a site that hides subscriptions, a returning address gets the same response as a new one', async () => {
    await site.subscribe('ana@example.org', 'acton');
    const quiet = await openSubscriptionApp(database, { revealsReturning: false });
    const answers = [];
    for (const email of ['ana@example.org', 'ben@example.org']) {
      const payload = { email, neighborhoods: ['venice'] };
      const { statusCode, headers, body } = await quiet.request('POST', SUBSCRIBERS, { payload });
      const { date: _, ...rest } = headers;
      answers.push([
        statusCode,
        Object.keys(rest),
        body.replaceAll(/"[\w-]{43}"/g, '""').replace(email, ''),
      ]);
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.[0]).toBe(200);
    await quiet.close();
  });

  test.each([
    ['no address', { email: 'ana', neighborhoods: [] }, 'That is not an email address.'],
    [
      'an unknown neighborhood',
      { email: 'a@example.org', neighborhoods: ['atlantis'] },
      'neighborhoods: "atlantis" is not a neighborhood',
    ],
    ['no list', { email: 'a@example.org' }, 'neighborhoods is missing; it must be a list'],
    [
      'a subscription without a password',
      { email: 'a@example.org', subscription: { neighborhoods: [] } },
      'passwordHash is missing',
    ],
    [
      'a category that there is not',
      {
        email: 'a@example.org',
        passwordHash: 'x'.repeat(43),
        subscription: { neighborhoods: [{ id: 'acton', name: 'Acton', categoryId: ['weather'] }] },
      },
      'subscription.neighborhoods.0.categoryId.0: "weather" is not allowed; it must be one of crime-overview',
    ],
  ])('%s is rejected with a message about what is allowed', async (_, payload, sentence) => {
    const reply = await site.request('POST', SUBSCRIBERS, { payload });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().message).toContain(sentence);
    expect(site.mails).toEqual([]);
  });
});
