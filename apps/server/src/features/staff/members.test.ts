import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../platform/database/open-database.ts';
import { describeOnStore } from '../../platform/testing/databases.ts';
import { decodeMailText, startMailServer } from '../../platform/testing/mail-server.ts';
import { type Browser, openStaffApp, type StaffApp } from './testing/open-staff-app.ts';
import { signInForTests } from './testing/sign-in-for-tests.ts';

const LINK = /http:\/\/localhost\/staff\/sign-in#([\w-]{43})/;
const DONE = { error: false, message: expect.any(String) };

describeOnStore('staff members, managed on the web page', (open) => {
  let database: Database;
  let staff: StaffApp;
  let ana: Browser;
  let ed: Browser;
  beforeAll(async () => {
    database = await open();
    staff = await openStaffApp(database);
  });
  beforeEach(async () => {
    await database.pool.query('delete from staff_member');
    await database.pool.query('delete from staff_change');
    ana = await signedIn('administrator', 'ana@example.org');
    ed = await signedIn('editor', 'ed@example.org');
  });
  afterAll(() => staff.close());

  /** Returns a browser in which the member with this address is signed in. */
  async function signedIn(role: 'editor' | 'administrator', email: string): Promise<Browser> {
    const { cookie } = await signInForTests(database.pool, role, email);
    const browser = staff.browser();
    const [name = '', value = ''] = cookie.split('=');
    browser.cookies.set(name, value);
    return browser;
  }
  const members = async () => (await ana.get('/api/staff/members')).json();
  const log = async () =>
    (
      await database.pool.query(
        `select by, what, of, before, after from staff_change where what <> 'signed in' order by id`,
      )
    ).rows;

  test('an invitation returns its link once if no email is sent', async () => {
    const reply = await ana.post('/api/staff/members', {
      email: ' Bo@Example.org ',
      role: 'editor',
    });
    expect(reply.json()).toEqual({ ...DONE, link: expect.stringMatching(LINK) });
    expect(reply.headers['cache-control']).toBe('private, no-store');
    expect(reply.json().message).toContain('Hand this link to bo@example.org yourself.');
    expect(await members()).toMatchObject([
      { email: 'ana@example.org', role: 'administrator', sessions: 1 },
      { email: 'bo@example.org', role: 'editor', last_signed_in_at: null, has_link: true },
      { email: 'ed@example.org' },
    ]);
    const bo = staff.browser();
    const [, token] = LINK.exec(reply.json().link) ?? [];
    expect((await bo.post('/api/staff/session', { token })).statusCode).toBe(200);
    expect(await members()).toMatchObject([{}, { sessions: 1, has_link: false }, {}]);
    expect(await log()).toEqual([
      {
        by: 'ana@example.org',
        what: 'invited',
        of: 'bo@example.org',
        before: null,
        after: { role: 'editor' },
      },
    ]);
    expect(JSON.stringify(await log())).not.toContain(token);
  });

  test('inviting an existing member returns 409, and a new link is issued on request', async () => {
    const again = await ana.post('/api/staff/members', {
      email: 'ed@example.org',
      role: 'administrator',
    });
    expect(again.statusCode).toBe(409);
    expect(again.json()).toMatchObject({ error: true, reason: 'already-staff' });
    expect(await members()).toMatchObject([{}, { email: 'ed@example.org', role: 'editor' }]);
    const other = await ana.post('/api/staff/members/ed@example.org/link');
    expect(other.json().link).toMatch(LINK);
    expect(await log()).toMatchObject([{ what: 'invited again', of: 'ed@example.org' }]);
  });

  test('a role is another at once, in the browser that is signed in', async () => {
    expect((await ed.get('/api/staff/members')).statusCode).toBe(403);
    const url = '/api/staff/members/ed@example.org';
    const given = await ana.put(url, { role: 'administrator' });
    expect(given.json()).toEqual({ error: false, message: 'ed@example.org is an administrator.' });
    expect((await ed.get('/api/staff/members')).statusCode).toBe(200);
    await ana.put(url, { role: 'administrator' });
    expect(await log()).toEqual([
      {
        by: 'ana@example.org',
        what: 'changed the role of',
        of: 'ed@example.org',
        before: { role: 'editor' },
        after: { role: 'administrator' },
      },
    ]);
  });

  test('a removed member is signed out, and their actions remain in the audit log', async () => {
    expect((await ana.delete('/api/staff/members/ed@example.org')).json()).toEqual(DONE);
    expect((await ed.get('/api/staff/changes')).statusCode).toBe(401);
    expect(await members()).toMatchObject([{ email: 'ana@example.org' }]);
    expect(await log()).toMatchObject([{ what: 'removed', before: { role: 'editor' } }]);
  });

  test('the last administrator who has signed in cannot be demoted or removed', async () => {
    await ana.post('/api/staff/members', { email: 'bo@example.org', role: 'administrator' });
    const url = '/api/staff/members/ana@example.org';
    for (const refused of [await ana.put(url, { role: 'editor' }), await ana.delete(url)]) {
      expect(refused.statusCode).toBe(409);
      expect(refused.json()).toMatchObject({ error: true, reason: 'last-administrator' });
    }
    expect(await log()).toHaveLength(1);
    expect(await members()).toMatchObject([{ role: 'administrator', sessions: 1 }, {}, {}]);
    // Once another administrator has signed in, the change is permitted.
    await signedIn('administrator', 'bo@example.org');
    expect((await ana.put(url, { role: 'editor' })).statusCode).toBe(200);
  });

  test('when two administrators remove each other concurrently, one remains', async () => {
    const bo = await signedIn('administrator', 'bo@example.org');
    const replies = await Promise.all([
      ana.delete('/api/staff/members/bo@example.org'),
      bo.delete('/api/staff/members/ana@example.org'),
    ]);
    const { rows } = await database.pool.query(
      `select email from staff_member where role = 'administrator'`,
    );
    expect(rows).toHaveLength(1);
    expect(replies.map(({ statusCode }) => statusCode)).toContain(200);
  });

  test.each([
    'no address',
    'bo@example.org\nBcc: all@example.com',
    '<script>alert(1)</script>@example.org',
    '\u202egro.elpmaxe@ob',
    "'; drop table staff_member; --",
    `${'a'.repeat(10_000)}@example.org`,
    '',
  ])('an invalid address is rejected: %j', async (email) => {
    const refused = await ana.post('/api/staff/members', { email, role: 'editor' });
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({ error: true });
    const url = `/api/staff/members/${encodeURIComponent(email)}`;
    for (const reply of [
      await ana.put(url, { role: 'editor' }),
      await ana.delete(url),
      await ana.delete(`${url}/sessions`),
      await ana.post(`${url}/link`),
    ]) {
      // An address longer than the router's limit belongs to no member.
      expect([400, 404, 414]).toContain(reply.statusCode);
      expect(reply.json()).toMatchObject({ error: true });
    }
    expect(await members()).toHaveLength(2);
    expect(await log()).toEqual([]);
  });

  test.each([{ role: 'king' }, { role: null }, {}, []])('%j is no role', async (sent) => {
    const url = '/api/staff/members/ed@example.org';
    expect((await ana.put(url, sent)).statusCode).toBe(400);
    const invited = await ana.post('/api/staff/members', { email: 'bo@example.org', ...sent });
    expect(invited.statusCode).toBe(400);
    expect(await members()).toHaveLength(2);
  });

  const WRITES: readonly ((who: Browser) => Promise<{ statusCode: number }>)[] = [
    (who) => who.post('/api/staff/members', { email: 'bo@example.org', role: 'editor' }),
    (who) => who.post('/api/staff/members/ed@example.org/link'),
    (who) => who.put('/api/staff/members/ed@example.org', { role: 'administrator' }),
    (who) => who.delete('/api/staff/members/ed@example.org'),
    (who) => who.delete('/api/staff/members/ed@example.org/sessions'),
  ];

  test.each([
    ['without a session', 401, async () => staff.browser()],
    [
      'with a session that was revoked',
      401,
      async () => {
        const bo = await signedIn('administrator', 'bo@example.org');
        await ana.delete('/api/staff/members/bo@example.org/sessions');
        await database.pool.query('delete from staff_change');
        return bo;
      },
    ],
    [
      'from another site',
      403,
      async () => {
        ana.origin = 'https://example.com';
        return ana;
      },
    ],
    ['of an editor', 403, async () => ed],
  ] as const)('a request %s changes nothing', async (_, status, who) => {
    const browser = await who();
    for (const write of WRITES) expect((await write(browser)).statusCode).toBe(status);
    expect(await log()).toEqual([]);
    const { rows } = await database.pool.query(
      `select email, role from staff_member where email in ('ed@example.org', 'bo@example.org')`,
    );
    expect(rows).toContainEqual({ email: 'ed@example.org', role: 'editor' });
    expect((await ed.get('/api/staff/changes')).statusCode).toBe(200);
  });

  test('mailboxes are not flooded by a session that was stolen', async () => {
    const statuses: number[] = [];
    for (let turn = 0; turn < 31; turn++)
      statuses.push((await ana.post('/api/staff/members/nobody@example.org/link')).statusCode);
    expect(new Set(statuses.slice(0, 30))).toEqual(new Set([404]));
    expect(statuses.at(-1)).toBe(429);
  });

  test('the link is mailed where mail is sent, and handed over where that fails', async () => {
    const mails = await startMailServer();
    const mail = { smtpUrl: mails.url, mailFrom: 'town@example.org', dataFolder: '/nonexistent' };
    const mailing = await openStaffApp(database, { mail });
    const there = mailing.browser();
    for (const [name, value] of ana.cookies) there.cookies.set(name, value);
    const invite = (email: string) => there.post('/api/staff/members', { email, role: 'editor' });
    const mailed = (await invite('bo@example.org')).json();
    expect(mailed).toEqual({ ...DONE, link: null });
    expect(mails.received.map(({ to }) => to)).toEqual([['bo@example.org']]);
    expect(decodeMailText(mails.received[0] as never)).toMatch(LINK);
    await mails.close();
    const handed = (await invite('cy@example.org')).json();
    expect(handed).toEqual({ ...DONE, link: expect.stringMatching(LINK) });
    expect(handed.message).toContain('The mail server did not take it.');
    await mailing.close();
  });
});
