import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { runCommandLine } from '../../platform/command-line/run-command-line.ts';
import type { Database, StoreConfig } from '../../platform/database/open-database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { announceServer } from '../../platform/http/running-servers.ts';
import { describeOnStore, silentLog } from '../../platform/testing/databases.ts';
import {
  decodeMailText,
  startMailServer,
  type TestMailServer,
} from '../../platform/testing/mail-server.ts';
import { staffCommands } from './commands.ts';
import { recordAuditChange } from './store/audit-log.ts';
import { openStaffApp } from './testing/open-staff-app.ts';

describeOnStore('townlight staff', (open) => {
  let store: StoreConfig;
  let database: Database;
  let mails: TestMailServer;
  beforeAll(async () => {
    store = await open.newStore();
    database = await open(store);
  });
  beforeEach(async () => {
    mails = await startMailServer();
    await database.pool.query('delete from staff_member');
    await database.pool.query('delete from staff_change');
  });
  afterEach(() => mails.close());

  const run = async (args: string[], smtpUrl?: string) => {
    const out: string[] = [];
    const complaints: string[] = [];
    const code = await runCommandLine(
      ['staff', ...args],
      [
        staffCommands({
          siteUrl: 'https://crime.example.org',
          mail: { smtpUrl, mailFrom: 'town@example.org', dataFolder: '/nonexistent' },
          isEmbedded: true,
          timeZone: 'America/Los_Angeles',
        }),
      ],
      {
        log: silentLog,
        store,
        version: 'test',
        print: (line) => out.push(line),
        printError: (line) => complaints.push(line),
      },
    );
    return { code, out, complaints: complaints.join('\n') };
  };

  test('invite prints a single-use sign-in link for the given role', async () => {
    const { code, out } = await run(['invite', 'Ana@Example.org', '--role', 'administrator']);
    expect(code).toBe(0);
    expect(out).toEqual([
      'ana@example.org is staff (administrator); this link signs them in once, within 24 hours:',
      expect.stringMatching(/^https:\/\/crime\.example\.org\/staff\/sign-in#[\w-]{43}$/),
      `no server runs with the data folder ${store.dataFolder}; the link works once one is at https://crime.example.org (PUBLIC_URL, or HOST and PORT)`,
    ]);
    const staff = await openStaffApp(database);
    const browser = staff.browser();
    const token = new URL(out[1] ?? '').hash.slice(1);
    expect((await browser.post('/api/staff/session', { token })).statusCode).toBe(200);
    expect((await browser.get('/api/staff/session')).json().staff).toMatchObject({
      email: 'ana@example.org',
      role: 'administrator',
    });
    await staff.close();
  });

  test('an invitation as JSON has the link, for scripts', async () => {
    const { out } = await run(['invite', 'ben@example.org', '--json']);
    expect(JSON.parse(out.join('\n'))).toEqual({
      email: 'ben@example.org',
      role: 'editor',
      link: expect.stringMatching(/^https:\/\/crime\.example\.org\/staff\/sign-in#[\w-]{43}$/),
      is_mailed: false,
    });
  });

  // Regression: links used the command's configured address, by default http://localhost:8080.
  test('the link begins with the address of the server that runs', async () => {
    const withdraw = await announceServer(store.dataFolder, 'http://localhost:18630');
    const { out } = await run(['invite', 'ana@example.org'], mails.url);
    await withdraw();
    expect(out.slice(1)).toEqual([
      expect.stringMatching(/^http:\/\/localhost:18630\/staff\/sign-in#[\w-]{43}$/),
      'the link was also sent by email',
    ]);
    expect(decodeMailText(mails.received[0] as never)).toContain(out[1]);
  });

  test('the link is also emailed if a mail server is configured, and a delivery failure is reported', async () => {
    const { out } = await run(['invite', 'ana@example.org'], mails.url);
    expect(out.at(-1)).toBe('the link was also sent by email');
    expect(mails.received.map(({ to }) => to)).toEqual([['ana@example.org']]);
    expect(decodeMailText(mails.received[0] as never)).toContain(out[1]);
    await mails.close();
    const failed = await run(['invite', 'ana@example.org'], mails.url);
    expect(failed.code).toBe(1);
    expect(failed.out[1]).toMatch(/^https:/);
    expect(failed.complaints).toContain(
      'it was not mailed: the mail server did not accept a message',
    );
    expect(failed.complaints).not.toContain('ana@');
  });

  test('inviting a member again leaves the role unchanged unless one is given', async () => {
    await run(['invite', 'ana@example.org', '--role', 'administrator']);
    expect((await run(['invite', 'ana@example.org'])).out[0]).toContain('(administrator)');
    expect((await run(['invite', 'ana@example.org', '--role', 'editor'])).out[0]).toContain(
      '(editor)',
    );
    expect(await run(['invite', 'ana@example.org', '--role', 'king'])).toMatchObject({ code: 2 });
    expect(
      (await run(['audit'])).out.map((line) => line.replace(/^\d+ {2}\S+ \S+ {2}/, '')),
    ).toEqual([
      'staff  command line invited ana@example.org  – → {"role":"administrator"}',
      'staff  command line invited again ana@example.org',
      'staff  command line changed the role of ana@example.org  {"role":"administrator"} → {"role":"editor"}',
      'staff  command line invited again ana@example.org',
    ]);
  });

  test.each([
    ['ana', '"ana" is not an email address'],
    ['ana@example.org\nBcc: all@example.com', 'is not an email address'],
    [`${'a'.repeat(10_000)}@example.org`, 'is not an email address'],
  ])('an invalid email address is not invited', async (email, sentence) => {
    const { code, complaints } = await run(['invite', email]);
    expect(code).toBe(1);
    expect(complaints).toContain(sentence);
    expect(complaints.length).toBeLessThan(200);
    expect((await run(['list'])).out[0]).toContain('there are no staff members yet');
  });

  test('lists, signs out and removes staff members', async () => {
    await run(['invite', 'ana@example.org']);
    await run(['invite', 'bo@example.org', '--role', 'administrator']);
    expect((await run(['list'])).out).toEqual([
      'ana@example.org  editor  never signed in  0 passkeys  0 sessions',
      'bo@example.org  administrator  never signed in  0 passkeys  0 sessions',
      'failed sign-ins in the last 24 hours: 0',
    ]);
    expect((await run(['sign-out', 'ana@example.org'])).out).toEqual([
      'ana@example.org is signed out of 0 browsers',
    ]);
    expect((await run(['remove', 'ana@example.org'])).out).toEqual([
      'ana@example.org is no longer staff',
    ]);
    expect(await run(['remove', 'ana@example.org'])).toMatchObject({
      code: 1,
      complaints: 'ana@example.org is not staff; townlight staff list shows who is',
    });
    expect(await run(['sign-out', 'ana@example.org'])).toMatchObject({ code: 1 });
    expect((await run(['list'])).out).toHaveLength(2);
    expect((await run(['audit', '--subject', 'bundles'])).out).toEqual([
      'no changes in this period',
    ]);
    expect((await run(['audit', '--since', '2026-02-30'])).code).toBe(2);
    expect((await run(['audit', '--since', '2100-01-01'])).out).toHaveLength(1);
    expect((await run(['audit', '--since', '2026-01-01'])).out).toHaveLength(4);
  });

  test('control characters in a name are escaped in terminal output', async () => {
    await inTransaction(database.pool, (client) =>
      recordAuditChange(client, {
        by: 'command line',
        subject: 'bundles',
        what: 'renamed',
        of: 'small bundle \u202eyralgruB\u001b[2J',
        after: { name: 'a\u009b2Kb\u202e' },
      }),
    );
    expect((await run(['audit'])).out[0]).toMatch(
      /small bundle \\u202eyralgruB\\u001b\[2J {2}– → \{"name":"a\\u009b2Kb\\u202e"\}$/,
    );
  });

  test('the last administrator who has signed in cannot be removed or demoted; pending ones do not count', async () => {
    const staff = await openStaffApp(database);
    const signIn = async (email: string) => {
      const { out } = await run(['invite', email, '--role', 'administrator']);
      const token = new URL(out[1] ?? '').hash.slice(1);
      await staff.browser().post('/api/staff/session', { token });
    };
    await signIn('ana@example.org');
    await run(['invite', 'bo@example.org', '--role', 'administrator']);
    for (const args of [
      ['remove', 'ana@example.org'],
      ['invite', 'ana@example.org', '--role', 'editor'],
    ])
      expect(await run(args)).toEqual({
        code: 1,
        out: [],
        complaints:
          'ana@example.org is the only administrator who has signed in; have another administrator sign in first',
      });
    await signIn('bo@example.org');
    expect(await run(['remove', 'ana@example.org'])).toMatchObject({ code: 0 });
    await staff.close();
  });

  test('signing a member out invalidates their unused link', async () => {
    const { out } = await run(['invite', 'ana@example.org']);
    await run(['sign-out', 'ana@example.org']);
    const staff = await openStaffApp(database);
    const token = new URL(out[1] ?? '').hash.slice(1);
    expect((await staff.browser().post('/api/staff/session', { token })).statusCode).toBe(400);
    await staff.close();
  });

  test('`unlink` lets another account of the provider sign a member in', async () => {
    await run(['invite', 'ana@example.org']);
    await database.pool.query(
      `insert into staff_identity (member_id, issuer, subject)
       select id, 'https://login.example.org', 'ana-1' from staff_member`,
    );
    expect((await run(['unlink', 'Ana@example.org'])).out).toEqual([
      'ana@example.org can sign in with another account at the identity provider',
    ]);
    expect((await run(['unlink', 'ana@example.org'])).out).toEqual([
      'ana@example.org had no account at an identity provider yet',
    ]);
    const { rows } = await database.pool.query(
      "select by, of, before from staff_change where what = 'unlinked the account of' order by id",
    );
    expect(rows).toEqual(
      [1, 0].map((accounts) => ({
        by: 'command line',
        of: 'ana@example.org',
        before: { accounts },
      })),
    );
  });

  test('a fresh installation prints a link for its first administrator on a terminal, once', async () => {
    const staff = await openStaffApp(database, { isTerminal: true });
    const [message = ''] = await staff.startupMessage('http://localhost:8080');
    const [, link = ''] =
      /once, within 24 hours: (http:\/\/localhost:8080\S+)$/.exec(message) ?? [];
    expect(await staff.startupMessage('http://localhost:8080')).toEqual([
      'Nobody has signed in as staff yet; npx townlight staff invite EMAIL --role administrator prints a link',
    ]);
    const browser = staff.browser();
    await browser.post('/api/staff/session', { token: new URL(link).hash.slice(1) });
    expect((await browser.get('/api/staff/session')).json().staff.role).toBe('administrator');
    expect(await staff.startupMessage('http://localhost:8080')).toEqual([]);
    await staff.close();
  });

  test('where the output is a log, the link is in a private file, which is removed after a sign-in', async () => {
    const dataFolder = mkdtempSync(join(tmpdir(), 'townlight-first-'));
    onTestFinished(() => rmSync(dataFolder, { recursive: true }));
    const mail = { smtpUrl: undefined, mailFrom: 'a@example.org', dataFolder };
    const staff = await openStaffApp(database, { isTerminal: false, mail });
    const file = join(dataFolder, 'first-sign-in.txt');
    expect(await staff.startupMessage('http://localhost:8080')).toEqual([
      `The link that signs in the first administrator, once, within 24 hours, is in ${file}`,
    ]);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const link = new URL(readFileSync(file, 'utf8').trim());
    const browser = staff.browser();
    await browser.post('/api/staff/session', { token: link.hash.slice(1) });
    expect((await browser.get('/api/staff/session')).json().staff.role).toBe('administrator');
    expect(await staff.startupMessage('http://localhost:8080')).toEqual([]);
    expect(existsSync(file)).toBe(false);
    await staff.close();
  });

  test('an installation with a shared database prints no link for a first administrator', async () => {
    const staff = await openStaffApp(database, { isEmbedded: false });
    expect(await staff.startupMessage('http://localhost:8080')).toEqual([]);
    expect((await run(['list'])).out[0]).toContain('there are no staff members yet');
    await staff.close();
  });
});
