import { createVerify, generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { silentLog } from '../testing/databases.ts';
import { startMailServer, type TestMailServer } from '../testing/mail-server.ts';
import { WAIT_OPTIONS } from '../testing/run-length.ts';
import {
  type BulkMail,
  type BulkMailer,
  type BulkMailSettings,
  openBulkMailer,
} from './bulk-mailer.ts';

const MAIL: BulkMail = {
  to: 'ana@example.org',
  subject: 'Hollywood in October – más',
  html: '<p>Down 12%</p>',
  text: 'Down 12%\n',
  id: '0b0e5a3e-4a53-4a3f-8c5e-2f6d7a1b9c3d',
  listId: 'neighborhoods',
  oneClickUrl: `https://townlight.example/api/subscriptions/unsubscribe/${'t'.repeat(60)}`,
};
const atOnce = async () => {};

const folder = mkdtempSync(join(tmpdir(), 'townlight-bulk-'));
let server: TestMailServer | undefined;
let mailer: BulkMailer;
const open = (settings: Partial<BulkMailSettings> = {}): BulkMailer => {
  mailer = openBulkMailer(
    {
      smtpUrl: server?.url,
      mailFrom: 'Townlight <town@example.org>',
      dataFolder: folder,
      bouncesTo: undefined,
      connections: 2,
      ...settings,
    },
    silentLog,
  );
  return mailer;
};
afterEach(async () => {
  mailer.close();
  await server?.close();
  server = undefined;
  rmSync(folder, { recursive: true, force: true });
});
const headersOf = (raw: string) =>
  raw.slice(0, raw.indexOf('\r\n\r\n')).replaceAll(/\r\n\s+/g, ' ');

test('an email has List-Id, one-click List-Unsubscribe and Message-ID headers', async () => {
  server = await startMailServer();
  await open().deliver(MAIL, atOnce);
  const [got] = server.received;
  expect(got).toMatchObject({ from: 'town@example.org', to: ['ana@example.org'] });
  const headers = headersOf(got?.raw ?? '');
  expect(headers).toContain(`List-Unsubscribe: <${MAIL.oneClickUrl}>`);
  expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(headers).toMatch(/^List-Id: <neighborhoods\.example\.org>\r$/im);
  expect(headers).toContain(`Message-ID: <${MAIL.id}@example.org>`);
  expect(headers).toContain('Auto-Submitted: auto-generated');
  // no open or click tracking, and no name of the program
  expect(headers).not.toMatch(/feedback-id|x-mailer/i);
});

test('a bounce is traced to the email by its id, and the return address contains no recipient', async () => {
  server = await startMailServer();
  await open({ bouncesTo: 'bounces@news.example.org' }).deliver(MAIL, atOnce);
  expect(server.received[0]?.from).toBe(`bounces+${MAIL.id}@news.example.org`);
});

test('with a bounce mailbox, the email can also be unsubscribed from by email', async () => {
  server = await startMailServer();
  await open({ bouncesTo: 'bounces@news.example.org' }).deliver(MAIL, atOnce);
  expect(headersOf(server.received[0]?.raw ?? '')).toContain(
    `List-Unsubscribe: <${MAIL.oneClickUrl}>, <mailto:bounces+unsubscribe-${MAIL.id}@news.example.org?subject=unsubscribe>`,
  );
});

test('the server receives no message before the final part is released', async () => {
  server = await startMailServer();
  const { promise, resolve } = Promise.withResolvers<void>();
  const mayEnd = vi.fn(() => promise);
  const delivered = open().deliver(MAIL, mayEnd);
  await vi.waitFor(() => expect(mayEnd).toHaveBeenCalledOnce(), WAIT_OPTIONS);
  await new Promise((later) => setTimeout(later, 100));
  expect(server.received).toEqual([]);
  resolve();
  await delivered;
  expect(server.received).toHaveLength(1);
});

test.each([
  ['an address', { to: 'ana@example.org\r\nBcc: all@example.org' }],
  ['two addresses', { to: 'ana@example.org, all@example.org' }],
  ['a subject', { subject: 'x\r\nBcc: all@example.org\r\n\r\nhello' }],
  ['a link', { oneClick: 'https://townlight.example/x>\r\nBcc: all@example.org' }],
])('injection into %s cannot end a header or add a recipient', async (_, wrong) => {
  server = await startMailServer();
  await open()
    .deliver({ ...MAIL, ...wrong }, atOnce)
    .catch(() => undefined);
  for (const { to, raw } of server.received) {
    expect(to).toHaveLength(1);
    expect(to).not.toContain('all@example.org');
    expect(headersOf(raw)).not.toMatch(/^Bcc:/m);
  }
});

test('a DKIM signature verifies and covers the unsubscribe headers', async () => {
  server = await startMailServer();
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2_048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  const dkim = { domain: 'example.org', selector: 'town', privateKey };
  await open({ dkim }).deliver(MAIL, atOnce);
  const headers = headersOf(server.received[0]?.raw ?? '').split('\r\n');
  const signature = headers.find((line) => line.startsWith('DKIM-Signature:')) ?? '';
  expect(signature).toMatch(/ d=example\.org;.* s=town;/);
  const names = (/ h=([^;]+);/.exec(signature)?.[1] ?? '').replaceAll(' ', '').split(':');
  expect(names.map((name) => name.toLowerCase())).toEqual(
    expect.arrayContaining(['from', 'list-unsubscribe', 'list-unsubscribe-post', 'message-id']),
  );
  // RFC 6376, relaxed canonicalization: lower-case names, single spaces, the signature last and empty
  const relaxed = (line: string) => {
    const colon = line.indexOf(':');
    return `${line.slice(0, colon).toLowerCase()}:${line
      .slice(colon + 1)
      .replaceAll(/\s+/g, ' ')
      .trim()}`;
  };
  const signed = names.map((name) =>
    relaxed(headers.find((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}:`)) ?? ''),
  );
  const given = / b=([^;]+)$/.exec(signature)?.[1]?.replaceAll(' ', '') ?? '';
  const last = relaxed(signature.replace(/ b=[^;]+$/, ' b='));
  const verify = createVerify('RSA-SHA256').update([...signed, last].join('\r\n'));
  expect(verify.verify(publicKey, given, 'base64')).toBe(true);
});

test('without a mail server an email is one file, even if delivered repeatedly', async () => {
  open();
  await mailer.deliver(MAIL, atOnce);
  await mailer.deliver(MAIL, atOnce);
  expect(readdirSync(join(folder, 'mail'))).toEqual([`${MAIL.id}.eml`]);
  expect(readFileSync(join(folder, 'mail', `${MAIL.id}.eml`), 'utf8')).toContain('ana@example.org');
});
