import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Database } from '../../../platform/database/open-database.ts';
import { describeOnStore, silentLog } from '../../../platform/testing/databases.ts';
import { WAIT_OPTIONS } from '../../../platform/testing/run-length.ts';
import { countRecentSignInFailures } from '../store/failed-sign-ins.ts';
import { openStaffApp, type StaffApp } from '../testing/open-staff-app.ts';
import { createSoftwareAuthenticator } from '../testing/software-authenticator.ts';
import { createFailedSignInCounter } from './failed-sign-in-counter.ts';

// Regression: failed sign-ins by link or passkey were neither logged nor counted.
describeOnStore('failed sign-ins', (open) => {
  let database: Database;
  let staff: StaffApp;
  let logged: string[];
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    await staff?.close();
    await database.pool.query('delete from staff_change');
    logged = [];
    const log = pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) });
    const mail = { smtpUrl: undefined, mailFrom: 'town@example.org', dataFolder: '/nonexistent' };
    staff = await openStaffApp(database, { log, mail });
  });
  afterAll(() => staff.close());

  const lines = async () =>
    (await database.pool.query('select by, subject, what, of, after from staff_change order by id'))
      .rows;
  const line = (of: string, after: object) => ({
    by: 'automatic',
    subject: 'staff',
    what: 'failed sign-ins',
    of,
    after,
  });

  test('a wrong link, an unknown address and a wrong passkey are counted by the hour, and logged without them', async () => {
    const browser = staff.browser();
    const token = 'A'.repeat(43);
    for (const _ of [1, 2])
      expect((await browser.post('/api/staff/session', { token })).statusCode).toBe(400);
    await browser.post('/api/staff/links', { email: 'bo@example.org' });
    await vi.waitFor(() => expect(logged).toHaveLength(3), WAIT_OPTIONS);
    const options = (await browser.post('/api/staff/session/passkey/options')).json();
    const device = createSoftwareAuthenticator();
    const response = device.signIn(options);
    await browser.post('/api/staff/session/passkey', { response });
    await browser.post('/api/staff/session/passkey', { response });
    expect(await lines()).toEqual([
      line('link', { count: 3, 'link-unknown': 2, 'not-staff': 1 }),
      line('passkey', { count: 2, 'passkey-unknown': 1, expired: 1 }),
    ]);
    expect(await countRecentSignInFailures(database.pool)).toBe(5);
    expect(logged.map((text) => JSON.parse(text))).toMatchObject([
      { way: 'link', reason: 'link-unknown', msg: 'a sign-in failed: link-unknown' },
      { way: 'link', reason: 'link-unknown' },
      { way: 'link', reason: 'not-staff' },
      { way: 'passkey', reason: 'passkey-unknown' },
      { way: 'passkey', reason: 'expired' },
    ]);
    for (const secret of [token, 'bo@', browser.address, '198.51.100', device.credentialId])
      expect(logged.join()).not.toContain(secret);
  });

  test('each hour has a separate audit log entry', async () => {
    let now = 0;
    const failures = createFailedSignInCounter(database.pool, silentLog, () => now);
    await Promise.all([1, 2, 3].map(() => failures.count('provider', 'refused')));
    now = 60 * 60_000;
    await failures.count('provider', 'not-invited');
    expect(await lines()).toEqual([
      line('provider', { count: 3, refused: 3 }),
      line('provider', { count: 1, 'not-invited': 1 }),
    ]);
  });

  test('an entry removed by a restore is written again, and no unrelated entry is overwritten', async () => {
    const failures = createFailedSignInCounter(database.pool, silentLog);
    await failures.count('link', 'link-used');
    await database.pool.query("update staff_change set what = 'invited', of = 'ana@example.org'");
    await failures.count('link', 'link-used');
    expect(await lines()).toEqual([
      { ...line('ana@example.org', { count: 1, 'link-used': 1 }), what: 'invited' },
      line('link', { count: 2, 'link-used': 2 }),
    ]);
  });

  test('an unreachable database is logged and throws no error', async () => {
    const errors: string[] = [];
    const log = pino({ level: 'error' }, { write: (text: string) => void errors.push(text) });
    const away = { connect: () => Promise.reject(new Error('gone')) };
    const failures = createFailedSignInCounter(away as never, log);
    await failures.count('link', 'link-unknown');
    expect(errors.join()).toContain('a failed sign-in could not be counted');
  });
});
