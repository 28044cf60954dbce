import { type UsageRequest, usageReply } from '@townlight/contract/usage';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../platform/database/open-database.ts';
import type { App } from '../../platform/http/create-app.ts';
import { createAppForTests } from '../../platform/testing/create-app-for-tests.ts';
import { describeOnBothStores, silentLog } from '../../platform/testing/databases.ts';
import { signInForTests } from '../staff/testing/sign-in-for-tests.ts';
import { usageRoutes } from './routes.ts';
import { openUsageCounter, type UsageCounter } from './usage-counter.ts';

const LOOKED_AT_VENICE: UsageRequest = {
  language: 'es',
  events: [{ event: 'page-view', page: 'neighborhood' }],
};

describeOnBothStores('usage over HTTP', (open) => {
  let database: Database;
  let app: App;
  let counter: UsageCounter;
  let today = '2026-11-02';
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    await app?.close();
    await counter?.close();
    today = '2026-11-02';
    const { pool } = database;
    await pool.query('delete from usage_count');
    counter = openUsageCounter({ pool, log: silentLog, today: () => today });
    app = await createAppForTests({
      trustedProxies: 'loopback',
    });
    const server = { pool, log: silentLog, publicUrl: undefined } as never;
    usageRoutes(app, server, { counter, today: () => today });
  });
  afterAll(async () => {
    await app.close();
    await counter.close();
  });

  const send = async (payload: unknown, headers: Record<string, string> = {}) =>
    await app.inject({
      url: '/api/usage',
      method: 'POST',
      payload: payload as object,
      headers: { 'user-agent': 'a browser', ...headers },
    });
  const stored = async () => {
    await counter.write();
    const { rows } = await database.pool.query(
      'select day::text, page, event, language, count from usage_count order by day, page, event',
    );
    return rows.map((row) => Object.values(row as object).join(' '));
  };

  test('events are counted by day, kind of page, event and language, and nothing else is stored', async () => {
    expect((await send(LOOKED_AT_VENICE)).statusCode).toBe(204);
    await send({
      language: 'es',
      events: [
        { event: 'page-view', page: 'neighborhood' },
        { event: 'place-search', page: 'neighborhood' },
      ],
    });
    expect(await stored()).toEqual([
      '2026-11-02 neighborhood page-view es 2',
      '2026-11-02 neighborhood place-search es 1',
    ]);
    today = '2026-11-03';
    await send(LOOKED_AT_VENICE);
    expect(await stored()).toContain('2026-11-03 neighborhood page-view es 1');
    // Written counts are incremented, not inserted again.
    await send({ ...LOOKED_AT_VENICE, language: 'en' });
    await send(LOOKED_AT_VENICE);
    expect(await stored()).toContain('2026-11-03 neighborhood page-view es 2');
  });

  test.each([
    ['Do Not Track', { dnt: '1' }],
    ['the Global Privacy Control', { 'sec-gpc': '1' }],
  ])('a browser that sends %s is not counted', async (_, headers) => {
    expect((await send(LOOKED_AT_VENICE, headers)).statusCode).toBe(204);
    expect(await stored()).toEqual([]);
  });

  test.each([
    ['what was typed', { event: 'place-search', page: 'map', typed: '742 Evergreen Terrace' }],
    ['an address', { event: 'page-view', page: '/subscription/3fa9c0?ada@example.org' }],
    ['a page of staff', { event: 'page-view', page: 'staff' }],
    ['an event of another site', { event: 'purchase', page: 'map' }],
  ])('%s is refused with a sentence', async (_, event) => {
    const reply = await send({ language: 'en', events: [event] });
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ error: true });
    expect(await stored()).toEqual([]);
  });

  test('too many events, unknown languages and large bodies are rejected', async () => {
    const [event] = LOOKED_AT_VENICE.events;
    const many = await send({ language: 'en', events: Array.from({ length: 21 }, () => event) });
    expect(many.statusCode).toBe(400);
    expect((await send({ language: 'en', events: [] })).statusCode).toBe(400);
    expect((await send({ ...LOOKED_AT_VENICE, language: 'fr' })).statusCode).toBe(400);
    const large = await send({ ...LOOKED_AT_VENICE, more: 'x'.repeat(5_000) });
    expect(large.statusCode).toBe(413);
  });

  test('a network that sends without end is refused for a while, another is not', async () => {
    const from = (address: string) => send(LOOKED_AT_VENICE, { 'x-forwarded-for': address });
    for (let sent = 0; sent < 1_200; sent++) await from('203.0.113.9');
    const refused = await from('203.0.113.9');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await from('203.0.113.10')).statusCode).toBe(204);
  });

  test('what cannot be written waits, and is counted once', async () => {
    await send(LOOKED_AT_VENICE);
    await database.pool.query('alter table usage_count rename to usage_count_away');
    await counter.write();
    await database.pool.query('alter table usage_count_away rename to usage_count');
    await send(LOOKED_AT_VENICE);
    expect(await stored()).toEqual(['2026-11-02 neighborhood page-view es 2']);
  });

  test('staff can read the counts of the last days; requests without a session get 401', async () => {
    await send(LOOKED_AT_VENICE);
    const requestUsage = async (days: string, headers = {}) =>
      await app.inject({ url: `/api/staff/usage?days=${days}`, headers });
    expect((await requestUsage('2')).statusCode).toBe(401);
    const headers = await signInForTests(database.pool);
    const reply = await requestUsage('2', headers);
    expect(usageReply.parse(reply.json())).toEqual({
      from: '2026-11-01',
      to: '2026-11-02',
      counts: [{ page: 'neighborhood', event: 'page-view', language: 'es', count: 1 }],
      days: [
        { day: '2026-11-01', page_views: 0 },
        { day: '2026-11-02', page_views: 1 },
      ],
    });
    expect((await requestUsage('0', headers)).statusCode).toBe(400);
  });
});
