import { subscriberExportReply, subscriberReply } from '@townlight/contract/subscriptions';
import type { SubscribeReply } from '@townlight/contract/subscriptions/sign-ups';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../platform/database/open-database.ts';
import { describeOnStore } from '../../platform/testing/databases.ts';
import { createSubscribers } from './subscribers.ts';
import {
  insertNeighborhoods,
  openSubscriptionApp,
  SITE_URL,
  type SubscriptionApp,
} from './testing/open-subscription-app.ts';

const SUBSCRIBERS = '/api/subscriptions/subscribers';
const ANA = 'ana@example.org';
const DAY_MS = 86_400_000;

describeOnStore('a subscription managed by its owner', (open) => {
  let database: Database;
  let site: SubscriptionApp;
  let grant: SubscribeReply;
  beforeAll(async () => {
    database = await open();
    await insertNeighborhoods(database, 'Acton', 'Hollywood', 'Venice', 'Watts');
  });
  beforeEach(async () => {
    await database.pool.query(
      'truncate subscriber, subscriber_suppressed, subscription_grant cascade',
    );
    site = await openSubscriptionApp(database);
    grant = await site.subscribe(ANA, 'acton');
  });
  afterEach(() => site.close());

  const callSubscription = (method: 'GET' | 'POST' | 'DELETE', path = '', payload?: object) =>
    site.request(method, `${SUBSCRIBERS}/${grant.merge_fields.SUB_HASH}${path}`, {
      payload,
      password: grant.merge_fields.PASS_HASH,
    });
  const neighborhoods = (...ids: string[]) => ({
    neighborhoods: ids.map((id) => ({ id, name: id, categoryId: [] as string[] })),
  });
  const save = (subscription: object, before?: object) =>
    site.request('POST', SUBSCRIBERS, {
      payload: { email: ANA, passwordHash: grant.merge_fields.PASS_HASH, subscription, before },
    });
  const saved = (reply: { json(): unknown }) => {
    const { subscription } = subscriberReply.parse(reply.json());
    return (
      JSON.parse(subscription) as {
        neighborhoods: { id: string; name: string; categoryId: string[] }[];
      }
    ).neighborhoods;
  };

  test('is saved in full with order and categories, and returned as a JSON string', async () => {
    const reply = await save({
      neighborhoods: [
        { id: 'venice', name: 'not its name', categoryId: ['trend', 'crime-types'] },
        { id: 'acton', name: 'Acton' },
      ],
    });
    expect(reply.json()).toMatchObject({ error: false, email: ANA });
    expect(saved(await callSubscription('GET'))).toEqual([
      { id: 'venice', name: 'Venice', categoryId: ['crime-types', 'trend'] },
      {
        id: 'acton',
        name: 'Acton',
        categoryId: expect.toSatisfy((all: string[]) => all.length === 7),
      },
    ]);
    await save(neighborhoods());
    expect((await callSubscription('GET')).json().subscription).toBe('');
  });

  test('two tabs that change it at once lose neither change', async () => {
    const before = neighborhoods('acton');
    await Promise.all([
      save(neighborhoods('acton', 'venice'), before),
      save(neighborhoods('acton', 'watts'), before),
    ]);
    expect(
      saved(await callSubscription('GET'))
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(['acton', 'venice', 'watts']);
  });

  test('rejects unknown neighborhoods and more than the maximum number', async () => {
    expect((await save(neighborhoods('atlantis'))).statusCode).toBe(400);
    expect(
      (await save(neighborhoods(...Array.from({ length: 21 }, (_, i) => `area-${i}`)))).statusCode,
    ).toBe(400);
    expect(saved(await callSubscription('GET')).map(({ id }) => id)).toEqual(['acton']);
  });

  test('retains a neighborhood that is no longer on the map', async () => {
    await save(neighborhoods('acton', 'watts'));
    await database.pool.query("delete from area where slug = 'watts'");
    expect((await save(neighborhoods('acton', 'watts', 'venice'))).statusCode).toBe(200);
    expect(saved(await callSubscription('GET')).map(({ name }) => name)).toEqual([
      'Acton',
      'Watts',
      'Venice',
    ]);
    await insertNeighborhoods(database, 'Watts');
  });

  test('has a language, an email frequency and a choice of alerts', async () => {
    const reply = await callSubscription('POST', '/preferences', {
      language: 'es',
      how_often: 'only-alerts',
      alerts: ['unhealthy-air', 'unhealthy-air'],
    });
    expect(reply.json()).toMatchObject({
      language: 'es',
      how_often: 'only-alerts',
      alerts: ['unhealthy-air'],
    });
    await callSubscription('POST', '/preferences', { alerts: [] });
    expect((await callSubscription('GET')).json()).toMatchObject({
      language: 'es',
      how_often: 'only-alerts',
      alerts: [],
    });
    const weekly = await callSubscription('POST', '/preferences', { how_often: 'weekly' });
    expect(weekly.json()).toMatchObject({ how_often: 'weekly', language: 'es' });
    expect((await callSubscription('POST', '/export', {})).json()).toMatchObject({
      how_often: 'weekly',
    });
    expect(
      (await callSubscription('POST', '/preferences', { how_often: 'hourly' })).statusCode,
    ).toBe(400);
  });

  test('is exported in full on request, without its credentials', async () => {
    const reply = await callSubscription('POST', '/export', {});
    expect(reply.headers['content-disposition']).toContain('attachment');
    const exported = subscriberExportReply.parse(reply.json());
    expect(exported).toMatchObject({ email: ANA, neighborhoods: [{ id: 'acton' }] });
    expect(exported.grants).toHaveLength(1);
    expect(reply.body).not.toContain(grant.merge_fields.PASS_HASH);
  });

  test('is deleted permanently, leaving only an anonymous mark', async () => {
    const { rows: ana } = await database.pool.query<{ id: string }>('select id from subscriber');
    const { oneClick } = await createSubscribers(site.sealing, SITE_URL).linksOf(
      database.pool,
      ana[0]?.id ?? '',
    );
    expect((await callSubscription('DELETE')).statusCode).toBe(200);
    expect((await callSubscription('GET')).statusCode).toBe(401);
    // The link of an email that is opened after the deletion still succeeds.
    expect((await site.request('POST', oneClick.slice(SITE_URL.length))).statusCode).toBe(200);
    const tables = ['subscriber', 'subscriber_neighborhood', 'subscription_grant'];
    for (const table of tables)
      expect((await database.pool.query(`select * from ${table}`)).rows).toEqual([]);
    const { rows } = await database.pool.query('select * from subscriber_suppressed');
    expect(rows).toEqual([
      { mark: expect.stringMatching(/^[\w-]{43}$/), reason: 'deleted', at: expect.any(Date) },
    ]);
    // A deleted subscriber may sign up again.
    await site.subscribe(ANA, 'venice');
    expect((await database.pool.query('select * from subscriber_suppressed')).rows).toEqual([]);
  });

  test('is closed everywhere on demand, until a new link is mailed', async () => {
    const subscribers = createSubscribers(site.sealing, SITE_URL);
    const { rows } = await database.pool.query<{ id: string }>('select id from subscriber');
    const id = rows[0]?.id ?? '';
    const token = (await subscribers.linksOf(database.pool, id)).manage.split('#')[1];
    site.clock.now = new Date(Date.now() + 5_000);
    await callSubscription('DELETE', '/grants');
    expect((await callSubscription('GET')).statusCode).toBe(401);
    const opened = await site.request('POST', '/api/subscriptions/open', {
      payload: { token: token },
    });
    expect(opened.json()).toMatchObject({ reason: 'expired' });
    await site.request('POST', '/api/subscriptions/links', { payload: { email: ANA } });
    await expect.poll(() => site.mails.length).toBe(2);
    grant = (await site.confirm()).json().grant;
    expect(saved(await callSubscription('GET')).map(({ id: area }) => area)).toEqual(['acton']);
  });

  test('opens with the link from an email for 60 days', async () => {
    const subscribers = createSubscribers(site.sealing, SITE_URL);
    const { rows } = await database.pool.query<{ id: string }>('select id from subscriber');
    const { manage } = await subscribers.linksOf(database.pool, rows[0]?.id ?? '');
    const use = () =>
      site.request('POST', '/api/subscriptions/open', { payload: { token: manage.split('#')[1] } });
    grant = (await use()).json().grant;
    expect((await callSubscription('GET')).statusCode).toBe(200);
    site.clock.now = new Date(Date.now() + 61 * DAY_MS);
    expect((await use()).statusCode).toBe(410);
  });

  test('ends with one click of a mail program, of both kinds of forms, again and again', async () => {
    const subscribers = createSubscribers(site.sealing, SITE_URL);
    const { rows } = await database.pool.query<{ id: string }>('select id from subscriber');
    const id = rows[0]?.id ?? '';
    const { oneClick, unsubscribe } = await subscribers.linksOf(database.pool, id);
    const path = oneClick.slice(SITE_URL.length);
    for (const [type, payload] of [
      ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
      [
        'multipart/form-data; boundary=x',
        '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--',
      ],
    ] as const) {
      const reply = await site.request('POST', path, {
        payload,
        headers: { 'content-type': type },
      });
      expect([reply.statusCode, reply.json().what]).toEqual([200, 'everything']);
    }
    expect(await subscribers.listRecipients(database.pool, { limit: 9 })).toEqual([]);
    expect(await subscribers.addressOf(database.pool, id)).toBeNull();
    // The button of the page, and a request without a body.
    const token = unsubscribe.split('#')[1];
    expect((await site.request('POST', `/api/subscriptions/unsubscribe/${token}`)).statusCode).toBe(
      200,
    );
    // A subscriber who adds a neighborhood gets the newsletter again.
    await save(neighborhoods('acton', 'venice'));
    expect(await subscribers.listRecipients(database.pool, { limit: 9 })).toHaveLength(1);
  });

  test('an alert’s link stops that alert alone', async () => {
    await callSubscription('POST', '/preferences', { alerts: ['unhealthy-air', 'crime-change'] });
    const subscribers = createSubscribers(site.sealing, SITE_URL);
    const [recipient] = await subscribers.listRecipients(database.pool, { limit: 9 });
    const id = recipient?.id ?? '';
    const { oneClick } = await subscribers.linksOf(database.pool, id, 'unhealthy-air');
    const reply = await site.request('POST', oneClick.slice(SITE_URL.length));
    expect(reply.json().what).toBe('unhealthy-air');
    expect(await subscribers.listRecipients(database.pool, { limit: 9 })).toMatchObject([
      { alerts: ['crime-change'] },
    ]);
  });

  test('who unsubscribed from everything is deleted after 30 days', async () => {
    await callSubscription('POST', '/preferences', { how_often: 'never' });
    site.clock.now = new Date(Date.now() + 29 * DAY_MS);
    await site.night();
    expect((await callSubscription('GET')).statusCode).toBe(200);
    site.clock.now = new Date(Date.now() + 31 * DAY_MS);
    await site.night();
    expect((await callSubscription('GET')).statusCode).toBe(401);
    expect((await database.pool.query('select * from subscriber')).rows).toEqual([]);
  });
});
