import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../platform/database/open-database.ts';
import { describeOnStore } from '../../platform/testing/databases.ts';
import { createSignInLink, INVITATION_LINK_TTL_MS } from './create-sign-in-link.ts';
import { inviteMember } from './store/change-members.ts';
import { type Browser, openStaffApp, type StaffApp } from './testing/open-staff-app.ts';
import { createSoftwareAuthenticator } from './testing/software-authenticator.ts';

describeOnStore('passkeys', (open) => {
  let database: Database;
  let staff: StaffApp;
  let ana: Browser;
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    await staff?.close();
    await database.pool.query('delete from staff_member');
    await database.pool.query('delete from staff_attempt');
    staff = await openStaffApp(database);
    ana = await signedIn('ana@example.org');
  });
  afterAll(() => staff.close());

  const signedIn = async (email: string) => {
    const { id } = await inviteMember(database.pool, email, undefined, 'command line');
    const link = await createSignInLink(database.pool, id, {
      siteUrl: 'http://localhost',
      lastsMs: INVITATION_LINK_TTL_MS,
    });
    const browser = staff.browser();
    await browser.post('/api/staff/session', { token: new URL(link).hash.slice(1) });
    return browser;
  };
  const who = async (browser: Browser) => (await browser.get('/api/staff/session')).json().staff;
  const register = async (
    browser: Browser,
    device = createSoftwareAuthenticator(),
    name = 'Phone',
  ) => {
    const options = (await browser.post('/api/staff/passkeys/options')).json();
    const response = await device.register(options);
    return { device, reply: await browser.post('/api/staff/passkeys', { name, response }) };
  };
  const challenge = async (browser: Browser) =>
    (await browser.post('/api/staff/session/passkey/options')).json() as { challenge: string };

  test('a passkey registered in a session signs in without an email address', async () => {
    const { device, reply } = await register(ana);
    expect(reply.json()).toEqual({
      message: 'You can now sign in with this passkey.',
      error: false,
    });
    expect((await who(ana)).passkeys).toBe(1);
    // One entry for her sign-in, one for the passkey.
    expect(staff.changes()).toBe(2);
    const browser = staff.browser();
    const signedInNow = await browser.post('/api/staff/session/passkey', {
      response: device.signIn(await challenge(browser)),
    });
    expect(signedInNow.json()).toEqual({
      message: 'You are signed in as ana@example.org.',
      error: false,
    });
    expect(await who(browser)).toMatchObject({ email: 'ana@example.org' });
    expect((await ana.get('/api/staff/passkeys')).json()).toEqual([
      {
        id: expect.any(Number),
        name: 'Phone',
        created_at: expect.any(String),
        last_used_at: expect.any(String),
      },
    ]);
  });

  test('the options require a resident key and user verification', async () => {
    const options = (await ana.post('/api/staff/passkeys/options')).json();
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Townlight' },
      user: { name: 'ana@example.org' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    expect(await challenge(staff.browser())).toMatchObject({
      rpId: 'localhost',
      userVerification: 'required',
    });
  });

  test('registration without a session returns 401', async () => {
    const browser = staff.browser();
    expect((await browser.post('/api/staff/passkeys/options')).statusCode).toBe(401);
    expect((await browser.get('/api/staff/passkeys')).statusCode).toBe(401);
    const response = await createSoftwareAuthenticator().register({ challenge: 'x' });
    expect((await browser.post('/api/staff/passkeys', { name: 'x', response })).statusCode).toBe(
      401,
    );
  });

  test.each([
    ['made for another site', createSoftwareAuthenticator('https://example.com')],
    ['made for another port', createSoftwareAuthenticator('http://localhost:9999')],
    [
      'made without a finger, a face or a PIN',
      createSoftwareAuthenticator(undefined, { isVerified: false }),
    ],
  ])('one %s is refused', async (_, device) => {
    const { reply } = await register(ana, device);
    expect(reply.statusCode).toBe(400);
    expect(reply.json().message).toBe('This passkey was not made for this site.');
    expect((await who(ana)).passkeys).toBe(0);
  });

  test.each([
    ['nothing', ' '],
    ['a line of its own', 'Phone\nadministrator'],
    ['a nothing in it', 'a\u0000b'],
    ['a mark that turns it around', 'Phone\u202e'],
    ['10,000 characters', 'a'.repeat(10_000)],
  ])('a name that is %s is refused', async (_, name) => {
    const { reply } = await register(ana, createSoftwareAuthenticator(), name);
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ message: expect.stringContaining('name'), error: true });
    expect((await who(ana)).passkeys).toBe(0);
  });

  test('a name that resembles a script or an SQL statement is stored verbatim', async () => {
    const name = `<script>alert("x")</script>'; drop table staff_passkey; --`;
    expect((await register(ana, createSoftwareAuthenticator(), name)).reply.statusCode).toBe(200);
    expect((await ana.get('/api/staff/passkeys')).json()).toMatchObject([{ name }]);
  });

  test.each([
    ['a nothing', '\u0000'],
    ['a statement', "' or ''='"],
    ['50,000 characters', 'a'.repeat(50_000)],
  ])('a sign-in with a credential id of %s is rejected', async (_, id) => {
    const { device } = await register(ana);
    const browser = staff.browser();
    const response = { ...device.signIn(await challenge(browser)), id };
    const reply = await browser.post('/api/staff/session/passkey', { response });
    expect(reply.statusCode).toBe(400);
    expect(await who(browser)).toBeNull();
  });

  test('a response to a different or already used challenge registers no passkey', async () => {
    const device = createSoftwareAuthenticator();
    await ana.post('/api/staff/passkeys/options');
    const wrong = await device.register({ challenge: 'b3RoZXI' });
    expect((await ana.post('/api/staff/passkeys', { name: 'x', response: wrong })).statusCode).toBe(
      400,
    );
    const options = (await ana.post('/api/staff/passkeys/options')).json();
    const cookiesBefore = new Map(ana.cookies);
    const response = await device.register(options);
    expect((await ana.post('/api/staff/passkeys', { name: 'x', response })).statusCode).toBe(200);
    for (const [name, value] of cookiesBefore) ana.cookies.set(name, value);
    expect((await ana.post('/api/staff/passkeys', { name: 'x', response })).json().message).toBe(
      'That took too long. Please try again.',
    );
  });

  test('the challenge of one person makes no passkey of another', async () => {
    const bo = await signedIn('bo@example.org');
    const options = (await ana.post('/api/staff/passkeys/options')).json();
    const began = 'townlight-passkey-registration';
    bo.cookies.set(began, ana.cookies.get(began) ?? '');
    const response = await createSoftwareAuthenticator().register(options);
    expect((await bo.post('/api/staff/passkeys', { name: 'x', response })).statusCode).toBe(400);
    expect((await who(bo)).passkeys).toBe(0);
  });

  test('a signature works once, only for its challenge and in the browser that requested it', async () => {
    const { device } = await register(ana);
    const browser = staff.browser();
    const options = await challenge(browser);
    const response = device.signIn(options);
    expect(
      (await staff.browser().post('/api/staff/session/passkey', { response })).statusCode,
    ).toBe(400);
    const other = device.signIn(await challenge(staff.browser()));
    expect((await browser.post('/api/staff/session/passkey', { response: other })).statusCode).toBe(
      400,
    );
    await challenge(browser);
    expect((await browser.post('/api/staff/session/passkey', { response })).statusCode).toBe(400);
    const again = staff.browser();
    const good = device.signIn(await challenge(again));
    const cookiesBefore = new Map(again.cookies);
    expect((await again.post('/api/staff/session/passkey', { response: good })).statusCode).toBe(
      200,
    );
    const replay = staff.browser();
    for (const [name, value] of cookiesBefore) replay.cookies.set(name, value);
    expect((await replay.post('/api/staff/session/passkey', { response: good })).statusCode).toBe(
      400,
    );
    expect(await who(replay)).toBeNull();
  });

  test('a challenge expires after ten minutes', async () => {
    const { device } = await register(ana);
    const browser = staff.browser();
    const response = device.signIn(await challenge(browser));
    await database.pool.query(`update staff_attempt set expires_at = now() - interval '1 second'`);
    expect((await browser.post('/api/staff/session/passkey', { response })).statusCode).toBe(400);
  });

  test.each([
    [
      'signed by another key',
      (options: { challenge: string }) => {
        const { response } = createSoftwareAuthenticator().signIn(options);
        return { signature: response.signature };
      },
    ],
    ['of another person', () => ({ userHandle: Buffer.from('someone').toString('base64url') })],
  ])('a sign-in response %s is rejected', async (_, change) => {
    const { device } = await register(ana);
    const browser = staff.browser();
    const options = await challenge(browser);
    const response = device.signIn(options, change(options));
    const reply = await browser.post('/api/staff/session/passkey', { response });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().message).toBe('This passkey does not work here. Sign in another way.');
    expect(await who(browser)).toBeNull();
  });

  test('an unknown passkey is rejected', async () => {
    const browser = staff.browser();
    const response = createSoftwareAuthenticator().signIn(await challenge(browser));
    expect((await browser.post('/api/staff/session/passkey', { response })).statusCode).toBe(400);
  });

  test('a cloned passkey whose counter does not increase is rejected', async () => {
    const { device } = await register(ana);
    const tryWith = async (counter: number) => {
      const browser = staff.browser();
      device.counter = counter;
      const response = device.signIn(await challenge(browser));
      return (await browser.post('/api/staff/session/passkey', { response })).statusCode;
    };
    expect([await tryWith(5), await tryWith(6), await tryWith(6), await tryWith(4)]).toEqual([
      200, 200, 400, 400,
    ]);
  });

  test('passkeys are added and removed only within ten minutes of a sign-in, not of a request', async () => {
    const age = (time: string) =>
      database.pool.query(`update staff_session set created_at = now() - interval '${time}'`);
    const refusal = {
      message: expect.stringContaining('Sign in again'),
      error: true,
      reason: 'sign-in-again',
    };
    await age('9 minutes');
    const begun = (await ana.post('/api/staff/passkeys/options')).json();
    await age('11 minutes');
    const late = await ana.post('/api/staff/passkeys/options');
    expect([late.statusCode, late.json()]).toEqual([403, refusal]);
    // what was begun in time is finished
    const device = createSoftwareAuthenticator();
    const response = await device.register(begun);
    expect((await ana.post('/api/staff/passkeys', { name: 'Phone', response })).statusCode).toBe(
      200,
    );
    const [{ id }] = (await ana.get('/api/staff/passkeys')).json();
    const removal = await ana.delete(`/api/staff/passkeys/${id}`);
    expect([removal.statusCode, removal.json()]).toEqual([403, refusal]);
    expect((await who(ana)).passkeys).toBe(1);
    const signIn = device.signIn(await challenge(ana));
    await ana.post('/api/staff/session/passkey', { response: signIn });
    expect((await ana.delete(`/api/staff/passkeys/${id}`)).statusCode).toBe(200);
  });

  test('a removed passkey and a passkey of a deleted member are rejected', async () => {
    const { device } = await register(ana);
    const bo = await signedIn('bo@example.org');
    const { device: other } = await register(bo, createSoftwareAuthenticator(), 'Key');
    const [{ id }] = (await ana.get('/api/staff/passkeys')).json();
    expect((await bo.delete(`/api/staff/passkeys/${id}`)).statusCode).toBe(404);
    expect((await ana.delete(`/api/staff/passkeys/${id}`)).statusCode).toBe(200);
    await database.pool.query(`delete from staff_member where email = 'bo@example.org'`);
    for (const gone of [device, other]) {
      const browser = staff.browser();
      const response = gone.signIn(await challenge(browser));
      expect((await browser.post('/api/staff/session/passkey', { response })).statusCode).toBe(400);
    }
  });

  test('on a site over https the passkey is its host’s', async () => {
    const secure = await openStaffApp(database, { publicUrl: 'https://crime.example.org' });
    const browser = secure.browser();
    for (const [name, value] of ana.cookies) browser.cookies.set(`__Host-${name}`, value);
    const { device, reply } = await register(
      browser,
      createSoftwareAuthenticator('https://crime.example.org'),
    );
    expect(reply.statusCode).toBe(200);
    const fresh = secure.browser();
    const response = device.signIn(await challenge(fresh));
    expect((await fresh.post('/api/staff/session/passkey', { response })).statusCode).toBe(200);
    await secure.close();
  });
});
