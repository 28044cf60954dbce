import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../platform/database/open-database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { App } from '../../platform/http/create-app.ts';
import { createAppForTests } from '../../platform/testing/create-app-for-tests.ts';
import { describeOnStore } from '../../platform/testing/databases.ts';
import { requireStaff, staffOf } from './require-staff.ts';
import { recordAuditChange } from './store/audit-log.ts';
import { signInForTests } from './testing/sign-in-for-tests.ts';

describeOnStore('a call of a subject that staff alone may make', (open) => {
  let database: Database;
  let app: App;
  beforeAll(async () => {
    database = await open();
    app = await createAppForTests();
    const server = { pool: database.pool, publicUrl: undefined };
    app.post('/api/benches', { onRequest: requireStaff(server) }, async (request) => {
      await inTransaction(database.pool, async (client) => {
        const by = staffOf(request);
        await recordAuditChange(client, {
          by,
          // A subject that no other test uses.
          subject: 'benches' as 'news',
          what: 'added',
          of: 'bench 1',
          after: request.body,
        });
        if ((request.body as { broken?: true }).broken) throw new Error('broken');
      });
      return staffOf(request);
    });
    app.delete('/api/benches', { onRequest: requireStaff(server, 'administrator') }, () => ({}));
    app.put('/api/benches', (request) => staffOf(request));
  });
  afterAll(() => app.close());

  const post = (headers: Record<string, string>, payload: object | string = { wood: 'oak' }) =>
    app.inject({ url: '/api/benches', method: 'POST', headers, payload });
  const changes = async () =>
    (await database.pool.query('select * from staff_change order by id')).rows;

  test('identifies the caller and records the change in the audit log', async () => {
    const reply = await post(await signInForTests(database.pool, 'editor', 'ana@example.org'));
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({
      id: expect.any(String),
      email: 'ana@example.org',
      role: 'editor',
    });
    expect(reply.headers['cache-control']).toBe('private, no-store');
    expect(await changes()).toEqual([
      {
        id: expect.anything(),
        at: expect.any(Date),
        by: 'ana@example.org',
        subject: 'benches',
        what: 'added',
        of: 'bench 1',
        before: null,
        after: { wood: 'oak' },
      },
    ]);
  });

  test('what failed is not in the audit log', async () => {
    const before = (await changes()).length;
    const headers = await signInForTests(database.pool);
    expect((await post(headers, { broken: true })).statusCode).toBe(500);
    expect(await changes()).toHaveLength(before);
  });

  test.each([
    ['no cookie', ''],
    ['a token that is none', 'townlight-staff=abc'],
    ['a guess of the right length', `townlight-staff=${'A'.repeat(43)}`],
    ['a statement', "townlight-staff=' or ''='"],
    ['10,000 characters', `townlight-staff=${'a'.repeat(10_000)}`],
    ['a nothing', 'townlight-staff=%00'],
  ])('with %s: 401, before the body is looked at', async (_, cookie) => {
    const reply = await post({ cookie, origin: 'http://localhost' }, 'no json at all');
    expect(reply.statusCode).toBe(401);
    expect(reply.json()).toEqual({
      message: 'You are not signed in. Sign in and try again.',
      error: true,
    });
  });

  test('with a session that was revoked: 401', async () => {
    const headers = await signInForTests(database.pool, 'editor', 'bo@example.org');
    expect((await post(headers)).statusCode).toBe(200);
    await database.pool.query(`delete from staff_session where member_id =
      (select id from staff_member where email = 'bo@example.org')`);
    expect((await post(headers)).statusCode).toBe(401);
  });

  test('with the session of a removed member: 401', async () => {
    const headers = await signInForTests(database.pool, 'editor', 'gone@example.org');
    await database.pool.query(`delete from staff_member where email = 'gone@example.org'`);
    expect((await post(headers)).statusCode).toBe(401);
  });

  test.each([
    ['another origin', { origin: 'https://example.com' }],
    ['another port', { origin: 'http://localhost:8081' }],
    ['https for http', { origin: 'https://localhost' }],
    ['no origin that can be named', { origin: 'null' }],
    ['no origin', { origin: undefined }],
    ['another origin, as the browser says', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbor under the same domain', { 'sec-fetch-site': 'same-site' }],
  ])('from %s: 403', async (_, other) => {
    const { cookie, origin } = await signInForTests(database.pool);
    const headers = { cookie, origin, ...other } as Record<string, string>;
    if (headers.origin === undefined) delete headers.origin;
    const before = (await changes()).length;
    const reply = await post(headers);
    expect(reply.statusCode).toBe(403);
    expect(reply.json()).toEqual({
      message: 'This can only be done from the pages of http://localhost.',
      error: true,
    });
    expect(await changes()).toHaveLength(before);
  });

  test('a browser that names the site and no origin is believed', async () => {
    const { cookie } = await signInForTests(database.pool);
    expect((await post({ cookie, 'sec-fetch-site': 'same-origin' })).statusCode).toBe(200);
  });

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'application/jsonp',
  ])('a content type that another site’s form can send returns 415: %s', async (type) => {
    const headers = await signInForTests(database.pool);
    const reply = await post({ ...headers, 'content-type': type }, '{"wood":"oak"}');
    expect(reply.statusCode).toBe(415);
  });

  test('an editor cannot call an administrator route; an administrator can call both kinds', async () => {
    const editor = await signInForTests(database.pool, 'editor');
    const remove = (headers: Record<string, string>) =>
      app.inject({ url: '/api/benches', method: 'DELETE', headers });
    const refused = await remove(editor);
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toEqual({
      message: 'Only an administrator can do this; you are an editor.',
      error: true,
    });
    const administrator = await signInForTests(database.pool, 'administrator');
    expect((await remove(administrator)).statusCode).toBe(200);
    expect((await post(administrator)).statusCode).toBe(200);
  });

  test('a route that lacks the staff check fails with 500', async () => {
    const headers = await signInForTests(database.pool);
    const reply = await app.inject({ url: '/api/benches', method: 'PUT', headers, payload: {} });
    expect(reply.statusCode).toBe(500);
  });
});
