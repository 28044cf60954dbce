import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../platform/database/open-database.ts';
import { describeOnStore } from '../../platform/testing/databases.ts';
import { createSignInLink, INVITATION_LINK_TTL_MS } from './create-sign-in-link.ts';
import { inviteMember } from './store/change-members.ts';
import { type Browser, openStaffApp, type StaffApp } from './testing/open-staff-app.ts';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:146.0) Gecko/20100101 Firefox/146.0';
const SESSIONS = '/api/staff/sessions';

describeOnStore('the sessions of a member', (open) => {
  let database: Database;
  let staff: StaffApp;
  beforeAll(async () => {
    database = await open();
    staff = await openStaffApp(database);
  });
  beforeEach(async () => {
    await database.pool.query('delete from staff_member');
    await database.pool.query('delete from staff_change');
  });
  afterAll(() => staff.close());

  const signIn = async (email = 'ana@example.org', from: Partial<Browser> = {}) => {
    const { id } = await inviteMember(database.pool, email, 'editor', 'command line');
    const how = { siteUrl: 'http://localhost', lastsMs: INVITATION_LINK_TTL_MS };
    const link = await createSignInLink(database.pool, id, how);
    const browser = staff.browser(from);
    await browser.post('/api/staff/session', { token: new URL(link).hash.slice(1) });
    return browser;
  };
  const list = async (browser: Browser) => (await browser.get(SESSIONS)).json();
  const isSignedIn = async (browser: Browser) =>
    (await browser.get('/api/staff/session')).json().staff !== null;

  test('are listed with browser and times, the last used first, and no one else’s', async () => {
    const laptop = await signIn('ana@example.org', { userAgent: FIREFOX });
    await database.pool.query("update staff_session set last_used_at = now() - interval '1 hour'");
    const phone = await signIn();
    await signIn('bo@example.org');
    const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);
    const times = { id: expect.any(Number), started_at: time, last_used_at: time };
    expect(await list(phone)).toEqual([
      { ...times, browser: null, is_current: true },
      { ...times, browser: 'Firefox, Windows', is_current: false },
    ]);
    await database.pool.query(
      "update staff_session set last_used_at = now() - interval '73 hours' where browser is not null",
    );
    expect(await list(phone)).toHaveLength(1);
    expect((await laptop.get(SESSIONS)).statusCode).toBe(401);
  });

  test('one is ended, and the others remain', async () => {
    const [first, second, third] = [await signIn(), await signIn(), await signIn()];
    const { id } = (await list(second)).find((one: { is_current: boolean }) => one.is_current);
    const reply = await first.delete(`${SESSIONS}/${id}`);
    expect(reply.json()).toEqual({ message: '1 browser was signed out.', error: false });
    expect([await isSignedIn(first), await isSignedIn(second), await isSignedIn(third)]).toEqual([
      true,
      false,
      true,
    ]);
    expect((await first.delete(`${SESSIONS}/${id}`)).statusCode).toBe(404);
  });

  test('all others are ended, with an entry of the audit log', async () => {
    const [first, second, third] = [await signIn(), await signIn(), await signIn()];
    const bo = await signIn('bo@example.org');
    expect((await second.delete(SESSIONS)).json().message).toBe('2 browsers were signed out.');
    expect((await second.delete(SESSIONS)).json().message).toBe('0 browsers were signed out.');
    expect([await isSignedIn(first), await isSignedIn(third)]).toEqual([false, false]);
    expect([await isSignedIn(second), await isSignedIn(bo)]).toEqual([true, true]);
    const { rows } = await database.pool.query(
      "select by, of, after from staff_change where what = 'signed out other browsers'",
    );
    expect(rows).toEqual([{ by: 'ana@example.org', of: 'ana@example.org', after: { count: 2 } }]);
  });

  test('of other members are not ended', async () => {
    const ana = await signIn();
    const bo = await signIn('bo@example.org');
    const [{ id }] = await list(bo);
    expect((await ana.delete(`${SESSIONS}/${id}`)).statusCode).toBe(404);
    expect(await isSignedIn(bo)).toBe(true);
  });

  test('are ended only soon after a sign-in, from our pages', async () => {
    const ana = await signIn();
    const other = await signIn();
    const [, { id }] = await list(other);
    const elsewhere = staff.browser({ origin: 'https://example.com' });
    for (const [name, value] of ana.cookies) elsewhere.cookies.set(name, value);
    expect((await elsewhere.delete(SESSIONS)).statusCode).toBe(403);
    await database.pool.query(
      "update staff_session set created_at = now() - interval '11 minutes'",
    );
    for (const path of [SESSIONS, `${SESSIONS}/${id}`]) {
      const reply = await other.delete(path);
      expect([reply.statusCode, reply.json().reason]).toEqual([403, 'sign-in-again']);
    }
    expect(await isSignedIn(ana)).toBe(true);
    expect((await staff.browser().delete(SESSIONS)).statusCode).toBe(401);
  });
});
