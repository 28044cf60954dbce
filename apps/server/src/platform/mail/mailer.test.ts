import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import type { JobContext } from '../jobs/job.ts';
import { createLog } from '../log.ts';
import { decodeMailText, startMailServer, type TestMailServer } from '../testing/mail-server.ts';
import { createMailJob } from './mail-job.ts';
import { type Mailer, MailFailure, openMailer } from './mailer.ts';

const MAIL = {
  to: 'ana@example.org',
  subject: 'Año nuevo ≥ 1',
  text: 'Una línea.\n\nhttps://crime.example.org/a?b=c\n',
};

let server: TestMailServer;
const opened: Mailer[] = [];
let folder: string;
let log: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'townlight-mail-'));
  log = [];
});
afterEach(async () => {
  for (const mailer of opened.splice(0)) mailer.close();
  await server?.close();
  rmSync(folder, { recursive: true, force: true });
});

const logger = () => {
  const base = createLog('info');
  const record = (...entry: unknown[]) => {
    log.push(JSON.stringify(entry));
  };
  return Object.assign(Object.create(base), {
    warn: record,
    error: record,
    info: record,
  }) as typeof base;
};
const mailerTo = (smtpUrl: string | undefined, settings: { mailRequiresTls?: boolean } = {}) => {
  const mailFrom = 'Townlight <town@example.org>';
  const mailer = openMailer({ smtpUrl, mailFrom, dataFolder: folder, ...settings }, logger());
  opened.push(mailer);
  return mailer;
};
const failureOf = async (mailer: Mailer): Promise<MailFailure> => {
  const error: unknown = await mailer.deliver(MAIL).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(MailFailure);
  return error as MailFailure;
};

test('an email arrives unchanged, with the configured sender and marked as auto-generated', async () => {
  server = await startMailServer();
  const mailer = mailerTo(server.url);
  expect(mailer.sends).toBe(true);
  await mailer.deliver(MAIL);
  const [mail] = server.received;
  expect(mail).toMatchObject({ from: 'town@example.org', to: ['ana@example.org'] });
  expect(mail?.raw).toMatch(/^From: Townlight <town@example\.org>\r$/m);
  expect(mail?.raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  expect(mail?.raw).toMatch(/^Subject: =\?UTF-8\?Q\?A=C3=B1o_nuevo_=E2=89=A5_1\?=\r$/m);
  expect(Buffer.from(decodeMailText(mail as never), 'latin1').toString('utf8')).toContain(
    'Una línea.',
  );
});

test('an email that a job sends again has the same Message-ID', async () => {
  server = await startMailServer();
  const job = createMailJob(mailerTo(server.url), {
    name: 'test-mail',
    payload: z.strictObject({}),
    write: async () => MAIL,
  });
  const signal = new AbortController().signal;
  for (const id of ['one', 'one', 'other'])
    await job.handle({}, { signal, id, attempt: 1, log: logger() } as unknown as JobContext);
  expect(server.received.map(({ raw }) => /^Message-ID: (.*)\r$/im.exec(raw)?.[1])).toEqual([
    '<one@example.org>',
    '<one@example.org>',
    '<other@example.org>',
  ]);
});

test('line breaks in a subject cannot add a header or a recipient', async () => {
  server = await startMailServer();
  await mailerTo(server.url).deliver({
    ...MAIL,
    subject: 'x\r\nBcc: all@example.org\r\n\r\nhello',
  });
  expect(server.received).toMatchObject([{ to: ['ana@example.org'] }]);
  expect(server.received[0]?.raw).not.toMatch(/^Bcc:/m);
});

test('a permanent rejection is final, a temporary one is not, and neither error contains an address', async () => {
  const answer = (responseCode: number) => ({
    onRcptTo: (address: { address: string }, _session: unknown, done: (error: Error) => void) =>
      done(Object.assign(new Error(`no ${address.address} here`), { responseCode })),
  });
  for (const [code, isFinal] of [
    [550, true],
    [451, false],
  ] as const) {
    server = await startMailServer(answer(code));
    const failure = await failureOf(mailerTo(server.url));
    expect(failure.isFinal).toBe(isFinal);
    expect(failure.message).toBe(`the mail server did not accept a message (EENVELOPE ${code})`);
    await server.close();
  }
});

test('an unreachable server and a rejected password are temporary failures', async () => {
  server = await startMailServer({
    authOptional: false,
    onAuth: (_auth, _session, done) => done(new Error('wrong password of ana@example.org')),
  });
  const withPassword = server.url.replace('smtp://', 'smtp://town:secret@');
  const refused = await failureOf(mailerTo(withPassword));
  expect(refused.isFinal).toBe(false);
  expect(refused.message).toMatch(/^the mail server did not accept a message \(EAUTH 535\)$/);
  await server.close();
  expect((await failureOf(mailerTo(server.url))).isFinal).toBe(false);
});

/** For the mailer, this is another machine. */
const elsewhere = (url: string, user = '') =>
  url.replace('smtp://127.0.0.1', `smtp://${user}[::ffff:127.0.0.1]`);

test('no mail leaves this machine unencrypted, unless that is allowed', async () => {
  server = await startMailServer();
  const failure = await failureOf(mailerTo(elsewhere(server.url)));
  expect(failure.message).toMatch(
    /^the mail server offers no encryption.* MAIL_REQUIRES_TLS=false/,
  );
  expect(failure.isFinal).toBe(false);
  expect(server.received).toEqual([]);
  await mailerTo(elsewhere(server.url), { mailRequiresTls: false }).deliver(MAIL);
  expect(server.received).toHaveLength(1);
});

test('a mail server that offers TLS gets encrypted mail, if a trusted authority signed its certificate', async () => {
  const { key, cert } = createCertificate(folder);
  let encrypted = 0;
  server = await startMailServer({
    key,
    cert,
    disabledCommands: [],
    onMailFrom(_address, session, done) {
      if (session.secure) encrypted++;
      done();
    },
  });
  const failure = await failureOf(mailerTo(elsewhere(server.url), { mailRequiresTls: false }));
  expect(failure.message).toContain('ESOCKET');
  expect(server.received).toEqual([]);
  const trusted = getCACertificates();
  setDefaultCACertificates([...trusted, cert]);
  onTestFinished(() => setDefaultCACertificates(trusted));
  await mailerTo(elsewhere(server.url)).deliver(MAIL);
  expect({ encrypted, received: server.received.length }).toEqual({ encrypted: 1, received: 1 });
});

test.each([true, false])(
  'a password is never sent unencrypted: MAIL_REQUIRES_TLS=%s',
  async (mailRequiresTls) => {
    let authAttempts = 0;
    server = await startMailServer({
      onAuth(_auth, _session, done) {
        authAttempts++;
        done(null, { user: 'town' });
      },
    });
    const withPassword = elsewhere(server.url, 'town:secret@');
    const failure = await failureOf(mailerTo(withPassword, { mailRequiresTls }));
    expect(failure.message).toContain('ETLS');
    expect(failure.isFinal).toBe(false);
    expect(authAttempts).toBe(0);
    expect(server.received).toEqual([]);
  },
);

test('without a mail server each email is a file with mode 0600, and the log reports it once', async () => {
  const mailer = mailerTo(undefined);
  expect(mailer.sends).toBe(false);
  await mailer.deliver(MAIL);
  await mailer.deliver(MAIL);
  const files = readdirSync(join(folder, 'mail'));
  expect(files).toHaveLength(2);
  const path = join(folder, 'mail', files[0] ?? '');
  expect(path).toMatch(/\.eml$/);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(readFileSync(path, 'utf8')).toContain('To: ana@example.org');
  expect(log).toHaveLength(1);
  expect(log[0]).toContain('SMTP_URL is not set: emails are written to');
});

test('a job retries temporary failures and abandons permanent ones, without logging addresses', async () => {
  const job = (failure: MailFailure) =>
    createMailJob(
      { sends: true, deliver: () => Promise.reject(failure), close: () => undefined },
      { name: 'test-mail', payload: z.strictObject({}), write: async () => MAIL },
    );
  const run = {
    signal: new AbortController().signal,
    id: 'job',
    attempt: 1,
    log: logger(),
  } as JobContext;
  const later = new MailFailure({ code: 'ECONNECTION' });
  await expect(job(later).handle({}, run)).rejects.toBe(later);
  await job(new MailFailure({ code: 'EENVELOPE', responseCode: 550, permanent: true })).handle(
    {},
    run,
  );
  expect(log).toHaveLength(1);
  expect(log[0]).toContain('EENVELOPE 550); permanent failure, not retried');
  expect(log[0]).not.toContain('ana@');
});

/** Makes a certificate of this machine that signs itself. */
function createCertificate(place: string): { key: string; cert: string } {
  const [key, cert] = [join(place, 'key.pem'), join(place, 'certificate.pem')];
  const subject = [
    '-subj',
    '/CN=localhost',
    '-addext',
    'subjectAltName=IP:127.0.0.1,IP:::ffff:127.0.0.1',
  ];
  const kind = [
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:P-256',
    '-nodes',
    '-days',
    '2',
  ];
  execFileSync('openssl', ['req', ...kind, ...subject, '-keyout', key, '-out', cert], {
    stdio: 'pipe',
  });
  return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
}
