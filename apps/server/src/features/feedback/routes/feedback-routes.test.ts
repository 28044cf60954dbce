import type { FeedbackRequest } from '@townlight/contract/feedback';
import { successReply } from '@townlight/contract/success-reply';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../../platform/database/open-database.ts';
import type { App } from '../../../platform/http/create-app.ts';
import { createLog } from '../../../platform/log.ts';
import { createAppForTests } from '../../../platform/testing/create-app-for-tests.ts';
import { describeOnBothStores, silentLog } from '../../../platform/testing/databases.ts';
import { feedbackRoutes } from './feedback-routes.ts';

const ABOUT_HOLLYWOOD: FeedbackRequest = {
  comment: 'The rank seems wrong.',
  looking_for: 'burglaries on my street',
  page: '/neighborhood/hollywood',
  language: 'es',
};

describeOnBothStores('feedback over HTTP', (open) => {
  let database: Database;
  let app: App;
  let changes = 0;
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    await app?.close();
    await database.pool.query('delete from feedback');
    changes = 0;
    app = await openApp();
  });
  const openApp = async (hear?: (line: string) => void): Promise<App> => {
    const opened = await createAppForTests({
      log: hear === undefined ? silentLog : createLog('debug', { write: hear }),
      trustedProxies: 'loopback',
    });
    feedbackRoutes(opened, {
      pool: database.pool,
      isMailed: false,
      markChanged: () => {
        changes++;
      },
    });
    return opened;
  };
  afterAll(() => app.close());

  const send = async (
    body: unknown,
    from: { remoteAddress?: string; headers?: Record<string, string> } = {},
  ): Promise<LightMyRequestResponse> =>
    await app.inject({ url: '/api/feedback', method: 'POST', payload: body as object, ...from });
  const stored = async () =>
    (await database.pool.query('select * from feedback order by id')).rows as Record<
      string,
      unknown
    >[];

  test('two answers are stored with their page, its language and the time, and nothing else', async () => {
    const reply = await send(ABOUT_HOLLYWOOD, {
      remoteAddress: '203.0.113.9',
      headers: { 'user-agent': 'a browser' },
    });
    expect(reply.statusCode).toBe(200);
    expect(successReply.parse(reply.json())).toEqual({
      message: 'Thank you for your feedback!',
      error: false,
    });
    expect(await stored()).toEqual([
      {
        id: expect.any(Number),
        submitted_at: expect.any(Date),
        page: '/neighborhood/hollywood',
        language: 'es',
        comment: 'The rank seems wrong.',
        looking_for: 'burglaries on my street',
        handled_at: null,
        handled_by: null,
        mail_waits: false,
      },
    ]);
    expect(changes).toBe(1);
  });

  test('a blank or missing second answer is stored as null', async () => {
    const { looking_for: _, ...alone } = ABOUT_HOLLYWOOD;
    await send(alone);
    await send({ ...alone, looking_for: ' \n ' });
    expect((await stored()).map((row) => row.looking_for)).toEqual([null, null]);
  });

  test('characters that the database cannot store are removed, and characters of every language are stored', async () => {
    await send({ ...ABOUT_HOLLYWOOD, comment: 'año\u0000 👩‍🚒 \ud800\r\n“≥” ' });
    expect((await stored())[0]?.comment).toBe('año 👩‍🚒 \ufffd\n“≥”');
  });

  test('feedback about the map of an area has the area', async () => {
    const reply = await send({ ...ABOUT_HOLLYWOOD, page: '/map?area=hollywood' });
    expect(reply.statusCode).toBe(200);
    expect((await stored()).at(-1)).toMatchObject({ page: '/map?area=hollywood' });
  });

  test.each([
    [
      'an empty first answer',
      { comment: '' },
      'comment: "" is not allowed; it must be text of at least 1 characters',
    ],
    ['a blank first answer', { comment: ' \n\t' }, 'text of at least 1 characters'],
    ['one of unseen characters', { comment: '\u0000\u202e' }, 'no readable text'],
    ['501 characters', { comment: 'x'.repeat(501) }, 'text of at most 500 characters'],
    [
      'a character of accents without end',
      { comment: `a${'\u0301'.repeat(2_000)}` },
      'text of at most 500 characters and 4000 bytes',
    ],
    ['501 characters in the second', { looking_for: 'x'.repeat(501) }, 'looking_for: "xx'],
    [
      'a page with more of its query than the area',
      { page: '/map?area=hollywood&from=me' },
      'a path such as /map or /map?area=venice',
    ],
    [
      'a page of another site',
      { page: 'https://example.org/' },
      'page: "https://example.org/" is not allowed',
    ],
    ['no language', { language: undefined }, 'language is missing'],
  ])('%s is rejected with what is allowed, and nothing is stored', async (_, wrong, sentence) => {
    const reply = await send({ ...ABOUT_HOLLYWOOD, ...wrong });
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toEqual({ message: expect.stringContaining(sentence), error: true });
    expect(await stored()).toEqual([]);
    expect(changes).toBe(0);
  });

  test('500 characters in each answer are stored in full, however they are encoded', async () => {
    const longest = '"\u2028👩🏽n\u0303'.repeat(125);
    expect(longest).toHaveLength(1_000);
    const reply = await send({ ...ABOUT_HOLLYWOOD, comment: longest, looking_for: longest });
    expect(reply.statusCode).toBe(200);
    expect((await stored())[0]).toMatchObject({ comment: longest, looking_for: longest });
  });

  test('of pages whose URL can identify a person only the first path segment is stored', async () => {
    await send({ ...ABOUT_HOLLYWOOD, page: '/aqi/Evergreen%20Terrace%20742/-118.24,34.05' });
    expect((await stored())[0]?.page).toBe('/aqi');
  });

  describe('by a form, without script', () => {
    const sendForm = async (
      { page, language, ...fields }: Record<string, string>,
      from: { remoteAddress?: string; headers?: Record<string, string> } = {},
    ) =>
      await app.inject({
        url: `/api/feedback/form?${new URLSearchParams({ page: page ?? '', language: language ?? '' })}`,
        method: 'POST',
        payload: new URLSearchParams(fields).toString(),
        ...from,
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...from.headers },
      });
    const form = { ...ABOUT_HOLLYWOOD, looking_for: '' };

    test('is stored like any other entry, and redirects to the confirmation page', async () => {
      const reply = await sendForm({ ...form, comment: 'Falta el 5% & algo más.' });
      expect(reply.statusCode).toBe(303);
      expect(reply.headers.location).toBe(
        '/es/feedback?about=%2Fneighborhood%2Fhollywood&sent=yes',
      );
      expect(await stored()).toMatchObject([
        {
          comment: 'Falta el 5% & algo más.',
          looking_for: null,
          page: '/neighborhood/hollywood',
          language: 'es',
        },
      ]);
      expect(changes).toBe(1);
    });

    test.each([
      ['nothing written', { ...form, comment: '  ' }, 'missing'],
      ['nothing that can be read', { ...form, comment: '\u0000\u202e' }, 'missing'],
      ['more than 500 characters', { ...form, comment: 'x'.repeat(501) }, 'too-long'],
      ['more than 25 KB', { ...form, comment: 'x'.repeat(26_000) }, 'too-long'],
    ])('%s is not stored, and the page shows the problem', async (_, fields, problem) => {
      const reply = await sendForm(fields);
      expect(reply.statusCode).toBe(303);
      expect(reply.headers.location).toContain(`problem=${problem}`);
      expect(await stored()).toEqual([]);
    });

    test('shares its limit with the dialog: ten entries per network in ten minutes', async () => {
      const remoteAddress = '203.0.113.9';
      for (let sent = 0; sent < 10; sent++) await send(ABOUT_HOLLYWOOD, { remoteAddress });
      const reply = await sendForm(form, { remoteAddress });
      expect(reply.headers.location).toBe(
        '/es/feedback?about=%2Fneighborhood%2Fhollywood&problem=too-many',
      );
      expect(await stored()).toHaveLength(10);
    });

    test('a cross-site form is rejected, and no other route accepts a form', async () => {
      const headers = { 'sec-fetch-site': 'cross-site' };
      expect((await sendForm(form, { headers })).headers.location).toContain('problem=failed');
      const reply = await app.inject({
        url: '/api/feedback',
        method: 'POST',
        payload: new URLSearchParams(form).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
      expect(reply.statusCode).toBe(415);
      expect(await stored()).toEqual([]);
    });

    test('a body that no form sends is refused with the page, and is no fault of the server', async () => {
      const lines: string[] = [];
      const opened = await openApp((line) => lines.push(line));
      const headers = { 'content-type': 'text/csv' };
      const url = '/api/feedback/form?page=/map&language=en';
      const reply = await opened.inject({ url, method: 'POST', payload: 'a,b', headers });
      await opened.close();
      expect(reply.headers.location).toBe('/feedback?about=%2Fmap&problem=failed');
      expect(lines.join('')).not.toContain('"level":50');
    });

    test('a repeated query parameter redirects to the page with the problem, without a server error', async () => {
      const reply = await app.inject({
        url: '/api/feedback/form?page=/map&page=/aqi',
        method: 'POST',
        payload: 'comment=twice',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
      expect(reply.statusCode).toBe(303);
      expect(reply.headers.location).toMatch(/^\/feedback\?problem=/);
      expect(await stored()).toEqual([]);
    });

    test('never redirects to another site', async () => {
      const reply = await sendForm({ ...form, page: '//evil.example/', language: '../../x' });
      expect(String(reply.headers.location)).toMatch(/^\/feedback\?/);
      expect(await stored()).toEqual([]);
    });
  });

  test('more than 25 KB is refused unread', async () => {
    const reply = await send({ ...ABOUT_HOLLYWOOD, comment: 'x'.repeat(26_000) });
    expect(reply.statusCode).toBe(413);
    expect(reply.json()).toMatchObject({ error: true });
  });

  test('a network that sends too often gets 429, and other networks do not', async () => {
    for (let sent = 0; sent < 10; sent++)
      expect((await send(ABOUT_HOLLYWOOD, { remoteAddress: '203.0.113.9' })).statusCode).toBe(200);
    const refused = await send(ABOUT_HOLLYWOOD, { remoteAddress: '203.0.113.9' });
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toEqual({
      message: 'Too many requests in a short time; please try again in 10 minutes.',
      error: true,
    });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await send(ABOUT_HOLLYWOOD, { remoteAddress: '203.0.113.10' })).statusCode).toBe(200);
    expect(await stored()).toHaveLength(11);
  });

  test('the addresses of one IPv6 network count together', async () => {
    for (let sent = 0; sent < 10; sent++)
      await send(ABOUT_HOLLYWOOD, { remoteAddress: `2001:db8:5:5::${sent}` });
    const same = await send(ABOUT_HOLLYWOOD, { remoteAddress: '2001:db8:5:5:ffff::1' });
    expect(same.statusCode).toBe(429);
    const other = await send(ABOUT_HOLLYWOOD, { remoteAddress: '2001:db8:5:6::1' });
    expect(other.statusCode).toBe(200);
  });

  test('a /56 or /48 network reaches its limit before other networks do, with each /64 below its limit', async () => {
    const countAccepted = async (addresses: readonly string[]) => {
      let count = 0;
      for (const remoteAddress of addresses)
        if ((await send(ABOUT_HOLLYWOOD, { remoteAddress })).statusCode === 200) count += 1;
      return count;
    };
    const subnets = (prefix: string, count: number) =>
      Array.from({ length: count }, (_, one) => `${prefix}${(one + 16).toString(16)}::1`);
    // One /56, two more of its /48, then a /56 that has not been seen before.
    expect(await countAccepted(subnets('2001:db8:5:1', 30))).toBe(20);
    expect(await countAccepted(subnets('2001:db8:5:2', 15))).toBe(15);
    expect(await countAccepted(subnets('2001:db8:5:3', 15))).toBe(5);
    expect(await countAccepted(['2001:db8:5:400::1'])).toBe(0);
    expect(await countAccepted(['2001:db8:6:100::1', '203.0.113.9'])).toBe(2);
    expect(await stored()).toHaveLength(42);
  });

  test('the text of an entry that the database rejects is not logged', async () => {
    let logged = '';
    await app.close();
    app = await openApp((line) => {
      logged += line;
    });
    await database.pool.query(
      "alter table feedback add constraint no_tigers check (comment not like '%tiger%')",
    );
    try {
      const reply = await send({ ...ABOUT_HOLLYWOOD, comment: 'A tiger lives at my house.' });
      expect(reply.statusCode).toBe(500);
      expect(reply.body).not.toContain('tiger');
      expect(logged).toContain('a request failed');
      expect(logged).toContain('23514');
      expect(logged).not.toMatch(/A tiger|my street|my house/);
    } finally {
      await database.pool.query('alter table feedback drop constraint no_tigers');
    }
  });

  test('behind a trusted proxy clients are counted separately; other senders’ X-Forwarded-For is ignored', async () => {
    const throughProxy = (reader: string, remoteAddress: string) =>
      send(ABOUT_HOLLYWOOD, { remoteAddress, headers: { 'x-forwarded-for': reader } });
    for (let reader = 0; reader < 12; reader++)
      expect((await throughProxy(`198.51.100.${reader}`, '127.0.0.1')).statusCode).toBe(200);
    const pretended = [];
    for (let reader = 0; reader < 12; reader++)
      pretended.push((await throughProxy(`198.51.100.${reader}`, '203.0.113.9')).statusCode);
    expect(pretended.filter((status) => status === 429)).toHaveLength(2);
  });

  test('a flood from everywhere ends at 600 an hour', async () => {
    const statuses = [];
    for (let reader = 0; reader < 602; reader++)
      statuses.push(
        (await send(ABOUT_HOLLYWOOD, { remoteAddress: `10.${reader >> 8}.${reader & 255}.1` }))
          .statusCode,
      );
    expect(statuses.filter((status) => status === 200)).toHaveLength(600);
    expect(statuses.slice(600)).toEqual([429, 429]);
    expect(await stored()).toHaveLength(600);
  });
});
