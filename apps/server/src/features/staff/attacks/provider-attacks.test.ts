import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../../platform/database/open-database.ts';
import { describeOnStore } from '../../../platform/testing/databases.ts';
import { inviteMember } from '../store/change-members.ts';
import type { ForgeToken } from '../testing/forge-token.ts';
import { type LocalProvider, startLocalProvider } from '../testing/local-provider.ts';
import { type Browser, openStaffApp, type StaffApp } from '../testing/open-staff-app.ts';

const CALLBACK = 'http://localhost/api/staff/provider/callback';
const COOKIE = 'townlight-provider';
const NOW = () => Math.floor(Date.now() / 1_000);

/** Ana is a member of staff. The attacks use a real OpenID provider and the cookies of real browsers. */
describeOnStore('attacks on signing in with an identity provider', (open) => {
  let database: Database;
  let provider: LocalProvider;
  let staff: StaffApp;
  beforeAll(async () => {
    database = await open();
    provider = await startLocalProvider(CALLBACK);
    const { issuer, clientId, clientSecret } = provider;
    staff = await openStaffApp(database, {
      provider: { issuer, clientId, clientSecret, name: 'County account' },
    });
  });
  beforeEach(async () => {
    await database.pool.query('delete from staff_member');
    await database.pool.query('delete from staff_attempt');
    await database.pool.query('delete from staff_change');
    await inviteMember(database.pool, 'ana@example.org', 'editor', 'command line');
    provider.person = { email: 'ana@example.org', isVerified: true };
    provider.forge = undefined;
    provider.userinfo = {};
  });
  afterAll(async () => {
    await staff.close();
    await provider.close();
  });

  let networks = 0;
  /** Creates a browser on a separate network, so that no attack is rejected by the rate limit. */
  const newBrowser = () => staff.browser({ address: `203.0.${++networks}.1` });
  const begin = async (browser: Browser, to = '/staff') =>
    String(
      (await browser.get(`/api/staff/provider?to=${encodeURIComponent(to)}`)).headers.location,
    );
  const comeBack = async (browser: Browser, address: string | URL) =>
    (await browser.get(String(address).replace('http://localhost', ''))).headers.location;
  const who = async (browser: Browser) => (await browser.get('/api/staff/session')).json().staff;
  const expectRefused = async (browser: Browser, location: unknown, problem = 'refused') => {
    expect(location).toBe(`/staff/sign-in?problem=${problem}`);
    expect(await who(browser)).toBeNull();
    const { rows } = await database.pool.query(
      "select 1 from staff_change where what = 'signed in'",
    );
    expect(rows).toEqual([]);
  };
  /** Returns the callback URL of a flow begun in `browser`, with parameters taken from another flow. */
  const mixed = (answer: string, from: string, names: readonly string[]) => {
    const address = new URL(answer);
    for (const name of names)
      address.searchParams.set(name, new URL(from).searchParams.get(name) ?? '');
    return address;
  };

  test('baseline: the unmodified flow signs in', async () => {
    const browser = newBrowser();
    provider.forge = ({ claims }, sign) => sign(claims);
    expect(await comeBack(browser, await provider.visit(await begin(browser)))).toBe('/staff');
    expect(await who(browser)).toMatchObject({ email: 'ana@example.org' });
  });

  test('a stolen code does not sign in an attacker who started a separate flow', async () => {
    const victim = newBrowser();
    const stolen = await provider.visit(await begin(victim));
    const thief = newBrowser();
    provider.person = { email: 'thief@example.com', isVerified: true };
    const thiefCallback = await provider.visit(await begin(thief));
    await expectRefused(thief, await comeBack(thief, mixed(thiefCallback, stolen, ['code'])));
  });

  test('the code of an attacker’s flow with the state of the victim’s flow is rejected', async () => {
    const attacker = newBrowser();
    const answer = await provider.visit(await begin(attacker));
    const victim = newBrowser();
    const there = await begin(victim);
    await expectRefused(victim, await comeBack(victim, mixed(answer, there, ['state'])));
  });

  test('of two flows in one browser the cookie is of the later, and the earlier’s answer is refused', async () => {
    const browser = newBrowser();
    const earlier = await provider.visit(await begin(browser));
    await begin(browser);
    await expectRefused(browser, await comeBack(browser, earlier));
  });

  test('code and state are good once, even with the cookie put back', async () => {
    const browser = newBrowser();
    const answer = await provider.visit(await begin(browser));
    const cookie = browser.cookies.get(COOKIE) ?? '';
    expect(await comeBack(browser, answer)).toBe('/staff');
    await database.pool.query('delete from staff_change');
    const replay = newBrowser();
    replay.cookies.set(COOKIE, cookie);
    await expectRefused(replay, await comeBack(replay, answer), 'expired');
  });

  test('the provider accepts a code only once, whichever flow uses it', async () => {
    const browser = newBrowser();
    const answer = await provider.visit(await begin(browser));
    expect(await comeBack(browser, answer)).toBe('/staff');
    await database.pool.query('delete from staff_change');
    const replay = newBrowser();
    const there = await begin(replay);
    await expectRefused(replay, await comeBack(replay, mixed(answer, there, ['state'])));
  });

  test('a link to the callback does not sign in a browser that started no flow (login CSRF)', async () => {
    const answer = await provider.visit(await begin(newBrowser()));
    const victim = newBrowser();
    await expectRefused(victim, await comeBack(victim, answer), 'expired');
    // An attempt of another kind cannot finish this flow.
    await victim.post('/api/staff/session/passkey/options');
    victim.cookies.set(COOKIE, victim.cookies.get('townlight-passkey') ?? '');
    await expectRefused(victim, await comeBack(victim, answer), 'expired');
  });

  test.each([
    ['cross-site', 403],
    ['same-site', 403],
    ['same-origin', 303],
    // typed into the address bar, or a bookmark
    ['none', 303],
    [undefined, 303],
  ])('a flow that a page of Sec-Fetch-Site %s begins gets %i', async (site, status) => {
    const reply = await staff.app.inject({
      url: '/api/staff/provider',
      remoteAddress: newBrowser().address,
      headers: { ...(site && { 'sec-fetch-site': site }), 'sec-fetch-mode': 'navigate' },
    });
    expect(reply.statusCode).toBe(status);
    if (status === 403) {
      expect(reply.json().message).toBe(
        'This can only be done from the pages of http://localhost.',
      );
      expect(reply.cookies).toEqual([]);
    }
  });

  test('a callback after ten minutes is rejected', async () => {
    const browser = newBrowser();
    const answer = await provider.visit(await begin(browser));
    await database.pool.query("update staff_attempt set expires_at = now() - interval '1 second'");
    await expectRefused(browser, await comeBack(browser, answer), 'expired');
  });

  test.each([
    ['the issuer of another provider (mix-up, RFC 9207)', 'iss', 'https://login.example.com'],
    ['no issuer, though the provider says it names itself', 'iss', null],
    ['no state', 'state', null],
    ['an empty state', 'state', ''],
    ['an error beside the code', 'error', 'access_denied'],
    ['a token in the address', 'id_token', 'e30.e30.'],
  ])('an answer with %s is refused', async (_, name, value) => {
    const browser = newBrowser();
    const address = new URL(await provider.visit(await begin(browser)));
    if (value === null) address.searchParams.delete(name);
    else address.searchParams.set(name, value);
    await expectRefused(browser, await comeBack(browser, address));
  });

  test('a repeated parameter is rejected', async () => {
    const browser = newBrowser();
    const address = new URL(await provider.visit(await begin(browser)));
    address.searchParams.append('state', 'other');
    await expectRefused(browser, await comeBack(browser, address));
  });

  const otherKey = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
  const ANA = { email: 'ana@example.org', email_verified: true };
  // Regression: the last five signed in, because the signature of an ID token received from the provider was not
  // verified.
  test.each<[string, ForgeToken]>([
    ['of another issuer', ({ claims }, sign) => sign({ ...claims, iss: 'https://example.com' })],
    ['of no issuer', ({ claims: { iss: _, ...claims } }, sign) => sign(claims)],
    ['for another site', ({ claims }, sign) => sign({ ...claims, aud: 'another-site' })],
    [
      'for another site beside ours, which asked for it',
      ({ claims }, sign) => sign({ ...claims, aud: ['townlight', 'other'], azp: 'other' }),
    ],
    ['for nobody', ({ claims: { aud: _, ...claims } }, sign) => sign(claims)],
    ['with the nonce of another flow', ({ claims }, sign) => sign({ ...claims, nonce: 'other' })],
    ['without a nonce', ({ claims: { nonce: _, ...claims } }, sign) => sign(claims)],
    ['that has expired', ({ claims }, sign) => sign({ ...claims, exp: NOW() - 120 })],
    ['that never expires', ({ claims: { exp: _, ...claims } }, sign) => sign(claims)],
    ['that is not valid yet', ({ claims }, sign) => sign({ ...claims, nbf: NOW() + 600 })],
    ['of nobody', ({ claims: { sub: _, ...claims } }, sign) => sign(claims)],
    ['that is unsigned', ({ claims }, sign) => sign({ ...claims, ...ANA }, { alg: 'none' })],
    ['that is unsigned, in capitals', ({ claims }, sign) => sign(claims, { alg: 'NONE' })],
    [
      'signed with the client’s secret',
      ({ claims }, sign) => sign({ ...claims, ...ANA }, { alg: 'HS256' }, provider.clientSecret),
    ],
    ['that is none', () => 'token'],
    ['signed with another key', ({ claims }, sign) => sign({ ...claims, ...ANA }, {}, otherKey)],
    [
      'signed with a key that it names itself',
      ({ claims }, sign) => {
        const jwk = { ...otherKey.export({ format: 'jwk' }), d: undefined };
        return sign({ ...claims, ...ANA }, { kid: 'own', jwk }, otherKey);
      },
    ],
    [
      'with other claims under the signature',
      ({ text, claims }) => {
        const [header, , signature] = text.split('.');
        const changed = Buffer.from(JSON.stringify({ ...claims, ...ANA })).toString('base64url');
        return `${header}.${changed}.${signature}`;
      },
    ],
    ['with half a signature', ({ text }) => text.slice(0, -100)],
    ['without its signature', ({ text }) => text.slice(0, text.lastIndexOf('.') + 1)],
  ])('an ID token %s is rejected', async (_, forge) => {
    const browser = newBrowser();
    provider.forge = forge;
    await expectRefused(
      browser,
      await comeBack(browser, await provider.visit(await begin(browser))),
    );
  });

  test.each([
    ['of another person', { sub: 'person-bo@example.org' }, 'refused'],
    ['of nobody', { sub: undefined }, 'refused'],
    ['with an address that is not verified', { email_verified: false }, 'not-verified'],
    ['with "true" for true', { email_verified: 'true' }, 'not-verified'],
    [
      'that does not say whether the address is verified',
      { email_verified: undefined },
      'not-verified',
    ],
    ['with two addresses', { email: ['ana@example.org', 'bo@example.org'] }, 'not-invited'],
    ['with a header behind the address', { email: 'ana@example.org\r\nBcc: x' }, 'not-invited'],
  ])('a userinfo response %s is rejected', async (_, userinfo, problem) => {
    const browser = newBrowser();
    provider.userinfo = userinfo;
    const location = await comeBack(browser, await provider.visit(await begin(browser)));
    await expectRefused(browser, location, problem);
  });

  test('an email address in the ID token must be verified there, regardless of the userinfo response', async () => {
    const browser = newBrowser();
    provider.forge = ({ claims }, sign) => sign({ ...claims, email: 'ana@example.org' });
    const location = await comeBack(browser, await provider.visit(await begin(browser)));
    await expectRefused(browser, location, 'not-verified');
  });

  test.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https:evil.example',
    'https://evil.example',
    '//evil.example/staff',
    '/%2fevil.example',
    '%2f%2fevil.example',
    '/%5cevil.example',
    '/\t/evil.example',
    '/ /evil.example',
    '/es//evil',
    '/staff//evil',
    '/.//evil.example',
    '/staff@evil.example',
    'javascript:alert(1)',
    'evil',
  ])('a redirect target of %j is ignored', async (to) => {
    const browser = newBrowser();
    const answer = await provider.visit(await begin(browser, to));
    expect(await comeBack(browser, answer)).toBe('/staff');
    provider.person = 'refuses';
    const other = newBrowser();
    const refused = await provider.visit(await begin(other, to));
    expect(await comeBack(other, refused)).toBe('/staff/sign-in?problem=refused');
  });
});
