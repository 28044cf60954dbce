import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../platform/database/open-database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { describeOnStore } from '../../platform/testing/databases.ts';
import { inviteMember } from './store/change-members.ts';
import { unbindAccounts } from './store/identities.ts';
import { type LocalProvider, startLocalProvider } from './testing/local-provider.ts';
import { type Browser, openStaffApp, type StaffApp } from './testing/open-staff-app.ts';

const CALLBACK = 'http://localhost/api/staff/provider/callback';

describeOnStore('signing in with an identity provider', (open) => {
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
    await inviteMember(database.pool, 'ana@example.org', 'editor', 'command line');
    provider.person = { email: 'Ana@Example.org', isVerified: true };
  });
  afterAll(async () => {
    await staff.close();
    await provider.close();
  });

  const begin = async (browser: Browser) => {
    const reply = await browser.get('/api/staff/provider');
    expect(reply.statusCode).toBe(303);
    return String(reply.headers.location);
  };
  const comeBack = async (browser: Browser, address: string) => {
    const reply = await browser.get(address.replace('http://localhost', ''));
    expect(reply.statusCode).toBe(303);
    return reply.headers.location;
  };
  const roundTrip = async (browser = staff.browser()) =>
    await comeBack(browser, await provider.visit(await begin(browser)));
  const who = async (browser: Browser) => (await browser.get('/api/staff/session')).json();

  test('the session response includes the provider’s name', async () => {
    expect((await who(staff.browser())).ways.provider).toEqual({ name: 'County account' });
  });

  test('who was invited is signed in by the provider, however it writes the address', async () => {
    const browser = staff.browser();
    expect(await roundTrip(browser)).toBe('/staff');
    expect((await who(browser)).staff).toMatchObject({ email: 'ana@example.org', role: 'editor' });
    expect(browser.cookies.has('townlight-provider')).toBe(false);
  });

  test.each([
    ['/es/bundles', '/es/bundles'],
    ['//example.com', '/staff'],
    ['/a\r\nSet-Cookie: x=y', '/staff'],
  ])('sign-in with the target %j redirects to %s', async (to, page) => {
    const browser = staff.browser();
    const there = await browser.get(`/api/staff/provider?to=${encodeURIComponent(to)}`);
    const address = await provider.visit(String(there.headers.location));
    expect(await comeBack(browser, address)).toBe(page);
  });

  test('a rejected sign-in redirects with the reason in the page’s language and retains the target page', async () => {
    provider.person = 'refuses';
    const browser = staff.browser();
    const there = await browser.get('/api/staff/provider?to=/es/bundles');
    const address = await provider.visit(String(there.headers.location));
    expect(await comeBack(browser, address)).toBe(
      '/es/staff/sign-in?problem=refused&to=%2Fbundles',
    );
  });

  test('the authorization request has state, nonce and PKCE challenge, and sets a SameSite=Lax cookie', async () => {
    const reply = await staff.browser().get('/api/staff/provider');
    const { searchParams } = new URL(String(reply.headers.location));
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      client_id: 'townlight',
      redirect_uri: CALLBACK,
      scope: 'openid email',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    });
    expect(reply.headers['set-cookie']).toMatch(/HttpOnly; SameSite=Lax$/);
    expect(reply.headers['referrer-policy']).toBe('no-referrer');
  });

  test.each([
    [
      'whose address is not verified',
      { email: 'ana@example.org', isVerified: false },
      'not-verified',
    ],
    ['who was not invited', { email: 'bo@example.org', isVerified: true }, 'not-invited'],
    ['whose address is none', { email: 'ana', isVerified: true }, 'not-invited'],
    ['who says no at the provider', 'refuses', 'refused'],
  ] as const)('a person %s is rejected', async (_, person, problem) => {
    provider.person = person;
    const browser = staff.browser();
    expect(await roundTrip(browser)).toBe(`/staff/sign-in?problem=${problem}`);
    expect((await who(browser)).staff).toBeNull();
  });

  test('a callback works once, and only in the browser that started the flow', async () => {
    const browser = staff.browser();
    const address = await provider.visit(await begin(browser));
    expect(await comeBack(staff.browser(), address)).toBe('/staff/sign-in?problem=expired');
    const cookiesBefore = new Map(browser.cookies);
    expect(await comeBack(browser, address)).toBe('/staff');
    const replay = staff.browser();
    for (const [name, value] of cookiesBefore) replay.cookies.set(name, value);
    expect(await comeBack(replay, address)).toBe('/staff/sign-in?problem=expired');
    expect((await who(replay)).staff).toBeNull();
  });

  test('a callback for the request of another browser is rejected', async () => {
    const attacker = staff.browser();
    const address = await provider.visit(await begin(attacker));
    const victim = staff.browser();
    await begin(victim);
    expect(await comeBack(victim, address)).toBe('/staff/sign-in?problem=refused');
    expect((await who(victim)).staff).toBeNull();
  });

  test.each([
    ['a code that was made up', (address: URL) => address.searchParams.set('code', 'guess')],
    ['another state', (address: URL) => address.searchParams.set('state', 'other')],
    ['another issuer', (address: URL) => address.searchParams.set('iss', 'https://example.com')],
    ['no code', (address: URL) => address.searchParams.delete('code')],
  ])('a callback with %s is rejected', async (_, change) => {
    const browser = staff.browser();
    const address = new URL(await provider.visit(await begin(browser)));
    change(address);
    expect(await comeBack(browser, address.href)).toBe('/staff/sign-in?problem=refused');
    expect((await who(browser)).staff).toBeNull();
  });

  const ANA = { email: 'ana@example.org', isVerified: true, account: 'ana-1' };
  const OTHER = { ...ANA, account: 'ana-2' };
  const OTHER_ACCOUNT = '/staff/sign-in?problem=other-account';

  test('the account that signed in first is the member’s, not another one with the same address', async () => {
    provider.person = ANA;
    expect(await roundTrip()).toBe('/staff');
    // the address now belongs to another person at the provider
    provider.person = OTHER;
    const browser = staff.browser();
    expect(await roundTrip(browser)).toBe(OTHER_ACCOUNT);
    expect((await who(browser)).staff).toBeNull();
    provider.person = ANA;
    expect(await roundTrip()).toBe('/staff');
    const { rows } = await database.pool.query(
      `select what, after from staff_change where of = 'ana@example.org' or of = 'provider' order by id`,
    );
    expect(rows).toContainEqual({ what: 'linked an account', after: { issuer: provider.issuer } });
    expect(rows).toContainEqual({
      what: 'failed sign-ins',
      after: expect.objectContaining({ 'other-account': 1 }),
    });
  });

  test('an account remains the member’s when its address changes, also to another member’s', async () => {
    await inviteMember(database.pool, 'bo@example.org', 'administrator', 'command line');
    provider.person = ANA;
    await roundTrip();
    for (const email of ['ana.new@example.org', 'bo@example.org']) {
      provider.person = { ...ANA, email, isVerified: false };
      const browser = staff.browser();
      expect(await roundTrip(browser)).toBe('/staff');
      expect((await who(browser)).staff).toMatchObject({ email: 'ana@example.org' });
    }
  });

  test('two first sign-ins of one account at once both succeed', async () => {
    provider.person = ANA;
    const browsers = [staff.browser(), staff.browser()];
    const answers: string[] = [];
    for (const browser of browsers) answers.push(await provider.visit(await begin(browser)));
    const pages = await Promise.all(
      browsers.map((browser, i) => comeBack(browser, answers[i] ?? '')),
    );
    expect(pages).toEqual(['/staff', '/staff']);
  });

  test('after `staff unlink`, a removal or with another provider the next account is the member’s', async () => {
    const { pool } = database;
    provider.person = ANA;
    await roundTrip();
    provider.person = OTHER;
    const unlink = () =>
      inTransaction(pool, (client) => unbindAccounts(client, ANA.email, 'command line'));
    expect([await unlink(), await unlink()]).toEqual([1, 0]);
    expect(await roundTrip()).toBe('/staff');
    provider.person = ANA;
    expect(await roundTrip()).toBe(OTHER_ACCOUNT);
    await pool.query("update staff_identity set issuer = 'https://earlier.example.org'");
    expect(await roundTrip()).toBe('/staff');
    await pool.query('delete from staff_member');
    await inviteMember(pool, ANA.email, 'editor', 'command line');
    provider.person = OTHER;
    expect(await roundTrip()).toBe('/staff');
    await expect(
      inTransaction(pool, (client) => unbindAccounts(client, 'bo@example.org', 'command line')),
    ).rejects.toThrow('not-staff');
  });

  describe('where the sign-in there has to be recent and of a class', () => {
    let strict: StaffApp;
    beforeAll(async () => {
      const { issuer, clientId, clientSecret } = provider;
      const requirements = { maxAge: 3_600, acrValues: ['phr', 'phrh'] };
      strict = await openStaffApp(database, {
        provider: { issuer, clientId, clientSecret, name: 'County account', ...requirements },
      });
    });
    afterEach(() => {
      provider.forge = undefined;
    });
    afterAll(() => strict.close());

    const now = () => Math.floor(Date.now() / 1_000);
    test.each<[string, (claims: Record<string, unknown>) => object, string]>([
      ['with the second of the classes', (claims) => ({ ...claims, acr: 'phrh' }), '/staff'],
      ['with another class', (claims) => ({ ...claims, acr: 'pwd' }), 'refused'],
      ['with two classes', (claims) => ({ ...claims, acr: ['phr', 'phrh'] }), 'refused'],
      ['without a class', ({ acr: _, ...claims }) => claims, 'refused'],
      ['an hour ago', (claims) => ({ ...claims, acr: 'phr', auth_time: now() - 3_700 }), 'refused'],
      ['without a time', ({ auth_time: _, ...claims }) => ({ ...claims, acr: 'phr' }), 'refused'],
    ])('a sign-in %s', async (_, change, result) => {
      provider.person = ANA;
      provider.forge = ({ claims }, sign) => sign(change(claims) as typeof claims);
      const browser = strict.browser();
      const there = await begin(browser);
      expect(Object.fromEntries(new URL(there).searchParams)).toMatchObject({
        max_age: '3600',
        acr_values: 'phr phrh',
      });
      expect(await comeBack(browser, await provider.visit(there))).toBe(
        result === '/staff' ? result : `/staff/sign-in?problem=${result}`,
      );
    });
  });

  test('an unreachable provider is reported to the page', async () => {
    const { clientId, clientSecret } = provider;
    const away = { issuer: 'http://127.0.0.1:9', clientId, clientSecret, name: 'Away' };
    const alone = await openStaffApp(database, { provider: away });
    const reply = await alone.browser().get('/api/staff/provider');
    expect(reply.headers.location).toBe('/staff/sign-in?problem=unreachable');
    await alone.close();
  });

  test('returns 404 when no provider is configured', async () => {
    const without = await openStaffApp(database);
    const reply = await without.browser().get('/api/staff/provider');
    expect(reply.statusCode).toBe(404);
    expect(reply.json().message).toContain('There is no identity provider');
    await without.close();
  });
});
