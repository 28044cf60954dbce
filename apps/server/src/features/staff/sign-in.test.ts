import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Database } from '../../platform/database/open-database.ts';
import { describeOnBothStores } from '../../platform/testing/databases.ts';
import {
  decodeMailText,
  startMailServer,
  type TestMailServer,
} from '../../platform/testing/mail-server.ts';
import { WAIT_OPTIONS } from '../../platform/testing/run-length.ts';
import { createSignInLink, INVITATION_LINK_TTL_MS } from './create-sign-in-link.ts';
import { inviteMember } from './store/change-members.ts';
import { openStaffApp, type StaffApp } from './testing/open-staff-app.ts';

describeOnBothStores('signing in by a link', (open) => {
  let database: Database;
  let mails: TestMailServer;
  let staff: StaffApp;
  beforeAll(async () => {
    database = await open();
    mails = await startMailServer();
  });
  beforeEach(async () => {
    await staff?.close();
    mails.received.length = 0;
    await database.pool.query('delete from staff_member');
    await database.pool.query('delete from staff_change');
    await inviteMember(database.pool, 'ana@example.org', 'editor', 'command line');
    const mail = { smtpUrl: mails.url, mailFrom: 'Townlight <town@example.org>', dataFolder: '/x' };
    staff = await openStaffApp(database, { mail });
  });
  afterAll(async () => {
    await staff.close();
    await mails.close();
  });

  const tokenOf = (link: string) => new URL(link).hash.slice(1);
  const link = async (lastsMs = INVITATION_LINK_TTL_MS, now = Date.now()) => {
    const { id } = await inviteMember(database.pool, 'ana@example.org', undefined, 'command line');
    return tokenOf(
      await createSignInLink(database.pool, id, { siteUrl: 'http://localhost', lastsMs, now }),
    );
  };
  const who = async (browser = staff.browser()) =>
    (await browser.get('/api/staff/session')).json().staff;

  test('with link emails disabled, a request is rejected equally for every address and an invitation still signs in', async () => {
    const mail = { smtpUrl: mails.url, mailFrom: 'town@example.org', dataFolder: '/x' };
    const without = await openStaffApp(database, { mail, mailsLinks: false });
    const browser = without.browser();
    expect((await browser.get('/api/staff/session')).json().ways.mail).toBe(false);
    const [member, stranger] = await Promise.all(
      ['ana@example.org', 'eva@example.org'].map((email) =>
        browser.post('/api/staff/links', { email }),
      ),
    );
    expect(member?.statusCode).toBe(403);
    expect(member?.json().message).toMatch(/^This site mails no sign-in links\./);
    expect(stranger?.json()).toEqual(member?.json());
    expect(mails.received).toHaveLength(0);
    expect((await browser.post('/api/staff/session', { token: await link() })).statusCode).toBe(
      200,
    );
    await without.close();
  });

  test('a requested link is emailed and signs in the browser that opens it', async () => {
    const browser = staff.browser();
    const linkReply = await browser.post('/api/staff/links', { email: ' Ana@Example.ORG ' });
    expect(linkReply.statusCode).toBe(200);
    await vi.waitFor(() => expect(mails.received).toHaveLength(1), WAIT_OPTIONS);
    const [mail] = mails.received;
    if (mail === undefined) throw new Error('no mail');
    expect(mail.to).toEqual(['ana@example.org']);
    expect(mail.from).toBe('town@example.org');
    const [found = ''] = decodeMailText(mail).match(/http\S+/) ?? [];
    expect(found).toMatch(/^http:\/\/localhost\/staff\/sign-in#[\w-]{43}$/);

    const reply = await browser.post('/api/staff/session', { token: tokenOf(found) });
    expect(reply.json()).toEqual({
      message: 'You are signed in as ana@example.org.',
      error: false,
    });
    expect(await who(browser)).toEqual({ email: 'ana@example.org', role: 'editor', passkeys: 0 });
  });

  test('the cookie is HttpOnly and SameSite=Strict, and has the __Host- prefix over https', async () => {
    const plain = await staff.browser().post('/api/staff/session', { token: await link() });
    expect(plain.headers['set-cookie']).toMatch(
      /^townlight-staff=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Strict$/,
    );
    const overHttps = await openStaffApp(database, { publicUrl: 'https://crime.example.org' });
    const secure = await overHttps.browser().post('/api/staff/session', { token: await link() });
    expect(secure.headers['set-cookie']).toMatch(
      /^__Host-townlight-staff=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    await overHttps.close();
  });

  test('an unknown address gets the same response and no email', async () => {
    const known = await staff.browser().post('/api/staff/links', { email: 'ana@example.org' });
    const unknown = await staff.browser().post('/api/staff/links', { email: 'bo@example.org' });
    expect(unknown.statusCode).toBe(known.statusCode);
    expect(unknown.body).toBe(known.body);
    await vi.waitFor(() => expect(mails.received).toHaveLength(1), WAIT_OPTIONS);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(mails.received.map(({ to }) => to)).toEqual([['ana@example.org']]);
  });

  test('a link signs in once', async () => {
    const token = await link();
    const together = await Promise.all(
      [1, 2, 3].map(() => staff.browser().post('/api/staff/session', { token })),
    );
    expect(together.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400]);
    const replayed = await staff.browser().post('/api/staff/session', { token });
    expect(replayed.statusCode).toBe(400);
    expect(replayed.json()).toEqual({
      message: 'This link has already been used. Ask for a new one.',
      error: true,
      reason: 'link-used',
    });
  });

  test('a new link ends the unused ones before it, except an invitation that lasts longer', async () => {
    const tryToSignIn = async (token: string) =>
      (await staff.browser().post('/api/staff/session', { token })).json();
    const mailed = async () => {
      await staff.browser().post('/api/staff/links', { email: 'ana@example.org' });
      const mail = await vi.waitFor(() => {
        const next = mails.received.shift();
        if (next === undefined) throw new Error('no mail yet');
        return next;
      }, WAIT_OPTIONS);
      return tokenOf(/http\S+/.exec(decodeMailText(mail))?.[0] ?? '');
    };
    const invitation = await link();
    const first = await mailed();
    const second = await mailed();
    expect(await tryToSignIn(first)).toMatchObject({ error: true, reason: 'link-unknown' });
    expect(await tryToSignIn(second)).toMatchObject({ error: false });
    const third = await mailed();
    expect(await tryToSignIn(invitation)).toMatchObject({ error: false });
    await link();
    expect(await tryToSignIn(third)).toMatchObject({ error: true, reason: 'link-unknown' });
    expect(await tryToSignIn(second)).toMatchObject({ error: true, reason: 'link-used' });
  });

  test.each([
    [
      'an expired one',
      () => link(15 * 60_000, Date.now() - 15 * 60_000),
      'This link has expired.',
      'link-expired',
    ],
    ['a guess', async () => 'A'.repeat(43), 'This link is not valid', 'link-unknown'],
    [
      'a statement',
      async () => "' or used_at is null --",
      'This link is not valid; part of it may be missing.',
      'link-unknown',
    ],
    [
      'one with a mark that turns it around',
      async () => `\u202e${await link()}`,
      'not valid',
      'link-unknown',
    ],
    [
      'one with a nothing in it',
      async () => '\u0000',
      'This link is not valid; part of it may be missing.',
      'link-unknown',
    ],
    ['one of 201 characters', async () => 'a'.repeat(201), 'at most 200 characters', undefined],
    ['one of 10,000 characters', async () => 'a'.repeat(10_000), 'too large', undefined],
  ])('a link is rejected: %s', async (_, make, sentence, reason) => {
    const browser = staff.browser();
    const reply = await browser.post('/api/staff/session', { token: await make() });
    expect([400, 413]).toContain(reply.statusCode);
    expect(reply.json()).toEqual({
      message: expect.stringContaining(sentence),
      error: true,
      ...(reason && { reason }),
    });
    expect(browser.cookies.size).toBe(0);
  });

  test('a request from another site cannot sign in, sign out or trigger an email', async () => {
    const token = await link();
    const elsewhere = staff.browser({ origin: 'https://example.com' });
    expect((await elsewhere.post('/api/staff/session', { token })).statusCode).toBe(403);
    expect(
      (await elsewhere.post('/api/staff/links', { email: 'ana@example.org' })).statusCode,
    ).toBe(403);
    const browser = staff.browser();
    await browser.post('/api/staff/session', { token });
    browser.origin = 'https://example.com';
    expect((await browser.delete('/api/staff/session')).statusCode).toBe(403);
    expect(await who(browser)).not.toBeNull();
    expect(mails.received).toEqual([]);
  });

  test('signing out ends the session itself, not only in this browser', async () => {
    const browser = staff.browser();
    await browser.post('/api/staff/session', { token: await link() });
    const otherBrowser = staff.browser();
    for (const [name, value] of browser.cookies) otherBrowser.cookies.set(name, value);
    expect((await browser.delete('/api/staff/session')).json()).toEqual({
      message: 'You are signed out.',
      error: false,
    });
    expect(browser.cookies.size).toBe(0);
    expect(await who(otherBrowser)).toBeNull();
  });

  // Regression: the audit log recorded sign-ins but no sign-outs.
  test('signing out is in the audit log, once, and backed up', async () => {
    const browser = staff.browser();
    await browser.post('/api/staff/session', { token: await link() });
    const cookiesBefore = new Map(browser.cookies);
    const changes = staff.changes();
    await browser.delete('/api/staff/session');
    expect(staff.changes()).toBe(changes + 1);
    for (const [name, value] of cookiesBefore) browser.cookies.set(name, value);
    await browser.delete('/api/staff/session');
    await staff.browser().delete('/api/staff/session');
    expect(staff.changes()).toBe(changes + 1);
    const { rows } = await database.pool.query(
      "select by, of from staff_change where what = 'signed out'",
    );
    expect(rows).toEqual([{ by: 'ana@example.org', of: 'ana@example.org' }]);
  });

  test('signing in issues a new token and ends the previous session', async () => {
    const browser = staff.browser();
    await browser.post('/api/staff/session', { token: await link() });
    const before = staff.browser();
    for (const [name, value] of browser.cookies) before.cookies.set(name, value);
    await browser.post('/api/staff/session', { token: await link() });
    expect(await who(before)).toBeNull();
    expect(await who(browser)).not.toBeNull();
  });

  test('the session response is never cached', async () => {
    const reply = await staff.browser().get('/api/staff/session');
    expect(reply.headers['cache-control']).toBe('private, no-store');
    expect(reply.json()).toEqual({
      staff: null,
      ways: { mail: true, passkey: true, provider: null },
    });
  });

  test.each([
    ['a second header', 'ana@example.org\r\nBcc: all@example.com'],
    ['a second recipient', 'ana@example.org, all@example.com'],
    ['a mark that turns the line around', 'ana@example.org\u202e'],
    ['10,000 characters', `${'a'.repeat(10_000)}@example.org`],
    ['a statement', "ana@example.org'; drop table staff_member; --"],
    ['a script', '"<script>alert(1)</script>"@example.org'],
    ['a list', ['ana@example.org', 'all@example.com']],
    ['a thing', { address: 'ana@example.org' }],
  ])('an address with %s is rejected, and no email is sent', async (_, email) => {
    const reply = await staff.browser().post('/api/staff/links', { email });
    expect([400, 413]).toContain(reply.statusCode);
    expect(reply.json()).toMatchObject({ error: true });
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(mails.received).toEqual([]);
  });

  test('guessing ends after 20 tries of a network, with the time to wait', async () => {
    const guesser = staff.browser();
    const statuses = [];
    for (let guess = 0; guess < 20; guess++)
      statuses.push(
        (await guesser.post('/api/staff/session', { token: `guess ${guess}` })).statusCode,
      );
    expect(new Set(statuses)).toEqual(new Set([400]));
    const token = await link();
    const refused = await guesser.post('/api/staff/session', { token });
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(500);
    expect((await staff.browser().post('/api/staff/session', { token })).statusCode).toBe(200);
  });

  test('each address, known or unknown, is limited to five links in 15 minutes across all requesters', async () => {
    for (const email of ['ana@example.org', 'bo@example.org']) {
      const replies = [];
      for (let attempt = 0; attempt < 6; attempt++)
        replies.push(await staff.browser().post('/api/staff/links', { email }));
      expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 429]);
      expect(Number(replies[5]?.headers['retry-after'])).toBeGreaterThan(500);
    }
    await vi.waitFor(() => expect(mails.received).toHaveLength(5), WAIT_OPTIONS);
  });

  test('a session ends three days after it was last used, and after a month however much it was', async () => {
    const browser = staff.browser();
    await browser.post('/api/staff/session', { token: await link() });
    const age = (column: string, time: string) =>
      database.pool.query(`update staff_session set ${column} = now() - interval '${time}'`);
    await age('last_used_at', '71 hours');
    expect(await who(browser)).not.toBeNull();
    await age('last_used_at', '73 hours');
    expect(await who(browser)).toBeNull();
    await age('last_used_at', '1 minute');
    await age('created_at', '31 days');
    expect(await who(browser)).toBeNull();
  });

  test('once a day the token changes; requests on their way with the one before are good for a minute', async () => {
    const browser = staff.browser();
    await browser.post('/api/staff/session', { token: await link() });
    const late = staff.browser();
    for (const [name, value] of browser.cookies) late.cookies.set(name, value);
    const first = browser.cookies.get('townlight-staff');
    await database.pool.query(`update staff_session set rotated_at = now() - interval '25 hours'`);
    expect(await who(browser)).not.toBeNull();
    const second = browser.cookies.get('townlight-staff');
    expect(second).not.toBe(first);
    expect(await who(late)).not.toBeNull();
    expect(late.cookies.get('townlight-staff')).toBe(first);
    await database.pool.query(`update staff_session set rotated_at = now() - interval '2 minutes'`);
    expect(await who(late)).toBeNull();
    expect(await who(browser)).not.toBeNull();
  });

  test('the database has only hashes of link and session tokens', async () => {
    const browser = staff.browser();
    const token = await link();
    await browser.post('/api/staff/session', { token });
    const { rows } = await database.pool.query(
      'select to_jsonb(s)::text as row from staff_session s union all select to_jsonb(l)::text from staff_link l',
    );
    const stored = JSON.stringify(rows);
    expect(rows.length).toBeGreaterThan(1);
    for (const secret of [token, ...browser.cookies.values()]) expect(stored).not.toContain(secret);
  });

  test('the log contains no addresses or tokens, even if email and database fail', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
    const mail = { smtpUrl: 'smtp://127.0.0.1:9', mailFrom: 'town@example.org', dataFolder: '/x' };
    const logged = await openStaffApp(database, { log, mail });
    const token = await link();
    await logged.browser().post('/api/staff/links', { email: 'ana@example.org' });
    await logged.browser().post('/api/staff/links', { email: 'no address: ana@example.org' });
    await logged.browser().post('/api/staff/session', { token: 'ana@example.org' });
    await vi.waitFor(() => expect(lines.join('')).toContain('a link was not mailed'), WAIT_OPTIONS);
    await database.pool.query('alter table staff_session rename to staff_session_away');
    try {
      const failed = await logged.browser().post('/api/staff/session', { token });
      expect(failed.statusCode).toBe(500);
      expect(lines.join('')).toContain('POST /api/staff/session');
      expect(failed.cookies).toEqual([]);
    } finally {
      await database.pool.query('alter table staff_session_away rename to staff_session');
    }
    // A failed sign-in does not use up the link.
    expect((await logged.browser().post('/api/staff/session', { token })).statusCode).toBe(200);
    for (const secret of ['ana@', token, '198.51.100'])
      expect(lines.join('')).not.toContain(secret);
    await logged.close();
  });

  test('an administrator lists the members and signs one out of all browsers', async () => {
    const ana = staff.browser();
    await ana.post('/api/staff/session', { token: await link() });
    const { id } = await inviteMember(
      database.pool,
      'cy@example.org',
      'administrator',
      'command line',
    );
    const cy = staff.browser();
    const handed = await createSignInLink(database.pool, id, {
      siteUrl: 'http://localhost',
      lastsMs: 1_000,
    });
    await cy.post('/api/staff/session', { token: tokenOf(handed) });

    expect((await ana.get('/api/staff/members')).statusCode).toBe(403);
    expect((await staff.browser().get('/api/staff/members')).statusCode).toBe(401);
    expect((await cy.get('/api/staff/members')).json()).toMatchObject([
      { email: 'ana@example.org', role: 'editor', sessions: 1, passkeys: 0 },
      { email: 'cy@example.org', role: 'administrator', sessions: 1 },
    ]);

    const url = '/api/staff/members/ana@example.org/sessions';
    expect((await ana.delete(url)).statusCode).toBe(403);
    expect((await cy.delete(url)).json()).toEqual({
      message: 'ana@example.org is signed out of 1 browser.',
      error: false,
    });
    expect(await who(ana)).toBeNull();
    expect((await cy.delete('/api/staff/members/bo@example.org/sessions')).statusCode).toBe(404);

    const changes = (await cy.get('/api/staff/changes?subject=staff')).json();
    expect(
      changes.map((change: { by: string; what: string; of: string }) => [
        change.by,
        change.what,
        change.of,
      ]),
    ).toEqual([
      ['cy@example.org', 'signed out everywhere', 'ana@example.org'],
      ['cy@example.org', 'signed in', 'cy@example.org'],
      ['command line', 'invited', 'cy@example.org'],
      ['ana@example.org', 'signed in', 'ana@example.org'],
      ['command line', 'invited again', 'ana@example.org'],
      ['command line', 'invited', 'ana@example.org'],
    ]);
    const rest = (await cy.get(`/api/staff/changes?before=${changes[3].id}`)).json();
    expect(rest).toEqual(changes.slice(4));
    expect((await staff.browser().get('/api/staff/changes')).statusCode).toBe(401);
    const wrong = ['before=0', 'before=1e99', 'before=2147483648', 'before=x'];
    for (const query of ['subject=%00', "subject='--", ...wrong])
      expect((await cy.get(`/api/staff/changes?${query}`)).statusCode).toBe(400);
    expect(staff.changes()).toBeGreaterThan(0);
  });
});
