import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../../platform/database/open-database.ts';
import { describeOnStore } from '../../../platform/testing/databases.ts';
import { createSignInLink, INVITATION_LINK_TTL_MS } from '../create-sign-in-link.ts';
import { inviteMember } from '../store/change-members.ts';
import { type Browser, openStaffApp, type StaffApp } from '../testing/open-staff-app.ts';
import {
  createSoftwareAuthenticator,
  type ForgedFields,
  type SoftwareAuthenticator,
  USER_PRESENT,
  USER_VERIFIED,
} from '../testing/software-authenticator.ts';

const NO_ENTRY = 'This passkey does not work here. Sign in another way.';
const BEGAN = 'townlight-passkey-registration';

/** Ana and Bo are members of staff with one passkey each. All keys and signatures are real. */
describeOnStore('attacks on passkeys', (open) => {
  let database: Database;
  let staff: StaffApp;
  let ana: Browser;
  let bo: Browser;
  let anasPhone: SoftwareAuthenticator;
  let bosPhone: SoftwareAuthenticator;
  let networks = 0;
  beforeAll(async () => {
    database = await open();
    staff = await openStaffApp(database);
  });
  beforeEach(async () => {
    await database.pool.query('delete from staff_member');
    await database.pool.query('delete from staff_attempt');
    [ana, bo] = [await signedIn('ana@example.org'), await signedIn('bo@example.org')];
    [anasPhone, bosPhone] = [createSoftwareAuthenticator(), createSoftwareAuthenticator()];
    expect((await register(ana, anasPhone)).statusCode).toBe(200);
    expect((await register(bo, bosPhone)).statusCode).toBe(200);
  });
  afterAll(() => staff.close());

  const newBrowser = () => staff.browser({ address: `203.0.${++networks}.1` });
  const signedIn = async (email: string) => {
    const { id } = await inviteMember(database.pool, email, undefined, 'command line');
    const siteUrl = 'http://localhost';
    const link = await createSignInLink(database.pool, id, {
      siteUrl,
      lastsMs: INVITATION_LINK_TTL_MS,
    });
    const browser = newBrowser();
    await browser.post('/api/staff/session', { token: new URL(link).hash.slice(1) });
    return browser;
  };
  const who = async (browser: Browser) =>
    (await browser.get('/api/staff/session')).json().staff?.email ?? null;
  const registration = async (browser: Browser) =>
    (await browser.post('/api/staff/passkeys/options')).json() as { challenge: string };
  const register = async (
    browser: Browser,
    device: SoftwareAuthenticator,
    changed?: ForgedFields,
  ) => {
    const response = await device.register(await registration(browser), changed);
    return await browser.post('/api/staff/passkeys', { name: 'Phone', response });
  };
  const challenge = async (browser: Browser) =>
    (await browser.post('/api/staff/session/passkey/options')).json() as { challenge: string };
  const send = async (browser: Browser, response: object) =>
    await browser.post('/api/staff/session/passkey', { response });
  const expectRefused = async (browser: Browser, response: object, message = NO_ENTRY) => {
    const reply = await send(browser, response);
    expect([reply.statusCode, reply.json().message]).toEqual([400, message]);
    expect(await who(browser)).toBeNull();
  };
  const passkeysOf = async (email: string) =>
    (
      await database.pool.query<{ public_key: string }>(
        `select p.public_key from staff_passkey p join staff_member m on m.id = p.member_id
          where m.email = $1`,
        [email],
      )
    ).rows;

  test('baseline: the unmodified passkey signs in', async () => {
    const browser = newBrowser();
    expect((await send(browser, anasPhone.signIn(await challenge(browser)))).statusCode).toBe(200);
    expect(await who(browser)).toBe('ana@example.org');
  });

  test.each<[string, ForgedFields]>([
    ['for the pages of another site', { origin: 'https://evil.example' }],
    ['for another port', { origin: 'http://localhost:9999' }],
    ['over https where the site is not', { origin: 'https://localhost' }],
    ['for a name that begins alike', { origin: 'http://localhost.evil.example' }],
    ['for a page without an origin', { origin: 'null' }],
    ['with the passkey of another host', { rpId: 'evil.example' }],
    ['with the passkey of a host above ours', { rpId: 'host' }],
    ['without a finger, a face or a PIN', { flags: USER_PRESENT }],
    ['without anybody there', { flags: 0 }],
    ['without a touch', { flags: USER_VERIFIED }],
    ['as a registration', { type: 'webauthn.create' }],
    ['as a payment', { type: 'payment.get' }],
    [
      'in a frame of another site',
      { client: { crossOrigin: true, topOrigin: 'https://evil.example' } },
    ],
    [
      'in a frame, in a browser that does not name the page around it',
      { client: { crossOrigin: true } },
    ],
  ])('a sign-in that was signed %s is refused', async (_, signed) => {
    const browser = newBrowser();
    await expectRefused(browser, anasPhone.signIn(await challenge(browser), {}, signed));
  });

  test.each<[string, ForgedFields]>([
    ['for the pages of another site', { origin: 'https://evil.example' }],
    ['with the passkey of another host', { rpId: 'evil.example' }],
    ['without a finger, a face or a PIN', { flags: USER_PRESENT }],
    ['without anybody there', { flags: 0 }],
    ['as a sign-in', { type: 'webauthn.get' }],
    // Regression: it was saved.
    [
      'in a frame of another site',
      { client: { crossOrigin: true, topOrigin: 'https://evil.example' } },
    ],
  ])('a passkey that was made %s is not saved', async (_, changed) => {
    const reply = await register(ana, createSoftwareAuthenticator(), changed);
    expect([reply.statusCode, reply.json().message]).toEqual([
      400,
      'This passkey was not made for this site.',
    ]);
    expect(await passkeysOf('ana@example.org')).toHaveLength(1);
  });

  test('a cloned passkey whose counter does not increase, or restarts at zero, is rejected', async () => {
    const tryWith = async (counter: number) => {
      const browser = newBrowser();
      anasPhone.counter = counter;
      const reply = await send(browser, anasPhone.signIn(await challenge(browser)));
      return reply.statusCode;
    };
    expect(await tryWith(7)).toBe(200);
    expect([await tryWith(7), await tryWith(6), await tryWith(0)]).toEqual([400, 400, 400]);
    expect(await tryWith(8)).toBe(200);
  });

  test('of two sign-ins with one count at the same time one is refused', async () => {
    anasPhone.counter = 3;
    const replies = await Promise.all(
      [newBrowser(), newBrowser()].map(async (browser) =>
        send(browser, anasPhone.signIn(await challenge(browser))),
      ),
    );
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  });

  test('an assertion is good once, even with the cookie put back', async () => {
    const browser = newBrowser();
    const response = anasPhone.signIn(await challenge(browser));
    const cookiesBefore = new Map(browser.cookies);
    expect((await send(browser, response)).statusCode).toBe(200);
    const replay = newBrowser();
    for (const [name, value] of cookiesBefore) replay.cookies.set(name, value);
    await expectRefused(replay, response, 'That took too long. Please try again.');
    // With a challenge of a new ceremony.
    await challenge(replay);
    await expectRefused(replay, response);
  });

  test('the challenge of another browser is refused; so is that of a registration', async () => {
    const browser = newBrowser();
    await challenge(browser);
    await expectRefused(browser, anasPhone.signIn(await challenge(newBrowser())));
    const options = await registration(ana);
    const began = newBrowser();
    began.cookies.set('townlight-passkey', ana.cookies.get(BEGAN) ?? '');
    await expectRefused(began, anasPhone.signIn(options), 'That took too long. Please try again.');
  });

  test('the signature of one passkey under the name or the owner of another is refused', async () => {
    const browser = newBrowser();
    const names = { id: anasPhone.credentialId, rawId: anasPhone.credentialId };
    await expectRefused(browser, { ...bosPhone.signIn(await challenge(browser)), ...names });
    const halfNamed = { ...bosPhone.signIn(await challenge(browser)), rawId: names.rawId };
    await expectRefused(browser, halfNamed);
    const { rows } = await database.pool.query<{ id: string }>(
      "select id from staff_member where email = 'ana@example.org'",
    );
    const userHandle = Buffer.from(rows[0]?.id ?? '').toString('base64url');
    await expectRefused(browser, bosPhone.signIn(await challenge(browser), { userHandle }));
  });

  test('a passkey of one member does not answer the registration of another', async () => {
    const options = await registration(ana);
    bo.cookies.set(BEGAN, ana.cookies.get(BEGAN) ?? '');
    const response = await bosPhone.register(options);
    const reply = await bo.post('/api/staff/passkeys', { name: 'Phone', response });
    expect(reply.statusCode).toBe(400);
    // It does not work in the browser of the attacker either, whose session has a passkey of that name.
    expect((await register(ana, bosPhone)).json().message).toBe('This passkey is already saved.');
    expect(await passkeysOf('ana@example.org')).toHaveLength(1);
  });

  test('registering the credential id of another member’s passkey with a different key replaces nothing', async () => {
    const [before] = await passkeysOf('ana@example.org');
    const thief = createSoftwareAuthenticator();
    const credentialId = Buffer.from(anasPhone.credentialId, 'base64url');
    const reply = await register(bo, thief, { credentialId });
    expect([reply.statusCode, reply.json().message]).toEqual([
      400,
      'This passkey is already saved.',
    ]);
    expect(await passkeysOf('ana@example.org')).toEqual([before]);
    expect(await passkeysOf('bo@example.org')).toHaveLength(1);
    const browser = newBrowser();
    const names = { id: anasPhone.credentialId, rawId: anasPhone.credentialId };
    await expectRefused(browser, { ...thief.signIn(await challenge(browser)), ...names });
  });

  test('a passkey that was removed, or whose member was, ends with them, also where a sign-in has begun', async () => {
    const browser = newBrowser();
    const begun = anasPhone.signIn(await challenge(browser));
    const [{ id }] = (await ana.get('/api/staff/passkeys')).json();
    expect((await ana.delete(`/api/staff/passkeys/${id}`)).statusCode).toBe(200);
    await expectRefused(browser, begun);
    const other = newBrowser();
    const bosBegun = bosPhone.signIn(await challenge(other));
    await database.pool.query("delete from staff_member where email = 'bo@example.org'");
    await expectRefused(other, bosBegun);
    // The same person, invited again, has no passkeys.
    await inviteMember(database.pool, 'bo@example.org', undefined, 'command line');
    await expectRefused(other, bosPhone.signIn(await challenge(other)));
  });

  test('requests from another site cannot start or finish a sign-in or add a passkey', async () => {
    const elsewhere = newBrowser();
    elsewhere.origin = 'https://evil.example';
    expect((await elsewhere.post('/api/staff/session/passkey/options')).statusCode).toBe(403);
    const browser = newBrowser();
    const response = anasPhone.signIn(await challenge(browser));
    browser.origin = 'https://evil.example';
    expect((await send(browser, response)).statusCode).toBe(403);
    ana.origin = 'https://evil.example';
    expect((await ana.post('/api/staff/passkeys/options')).statusCode).toBe(403);
  });
});
