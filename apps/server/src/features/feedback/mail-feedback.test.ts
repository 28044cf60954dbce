import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Database } from '../../platform/database/open-database.ts';
import { startJobs } from '../../platform/jobs/start-jobs.ts';
import { type Mailer, openMailer } from '../../platform/mail/mailer.ts';
import { describeOnStore, silentLog } from '../../platform/testing/databases.ts';
import {
  decodeMailText,
  startMailServer,
  type TestMailServer,
} from '../../platform/testing/mail-server.ts';
import { WAIT_OPTIONS } from '../../platform/testing/run-length.ts';
import { feedbackMailJob } from './mail-feedback.ts';
import { insertFeedback } from './store/entries.ts';

const SENT = { page: '/map', language: 'en', comment: 'The rank seems wrong.', lookingFor: null };
const MAILS = { to: 'desk@example.org', siteUrl: 'https://crime.example.org' };

describeOnStore('feedback by mail', (open) => {
  let database: Database;
  let mails: TestMailServer;
  let mailer: Mailer;
  /** The mail server's reply in place of accepting a mail. */
  let refusal: { responseCode: number } | null = null;
  beforeAll(async () => {
    database = await open();
    mails = await startMailServer({
      onMailFrom: (_address, _session, done) =>
        done(refusal && Object.assign(new Error('no'), refusal)),
    });
    mailer = openMailer(
      { smtpUrl: mails.url, mailFrom: 'town@example.org', dataFolder: '/nonexistent' },
      silentLog,
    );
  });
  beforeEach(async () => {
    refusal = null;
    mails.received.length = 0;
    await database.pool.query('delete from feedback');
  });
  afterAll(async () => {
    mailer.close();
    await mails.close();
  });

  const job = () =>
    feedbackMailJob({ pool: database.pool, mailer, timeZone: 'America/Los_Angeles' }, MAILS);
  const run = async (log = silentLog) =>
    await job().handle(
      {},
      { signal: new AbortController().signal, id: 'job', attempt: 1, log, send: async () => true },
    );
  const save = async (given: Partial<typeof SENT> = {}) =>
    await insertFeedback(database.pool, { ...SENT, ...given }, true);

  test('all entries since the last email are sent in one email with a link to the list; without entries none is sent', async () => {
    await run();
    expect(mails.received).toEqual([]);
    await save();
    await save({ page: '/crime/arson', language: 'es', comment: 'año\nsegunda línea' });
    await run();
    await run();
    expect(mails.received).toHaveLength(1);
    const [mail] = mails.received;
    expect(mail?.to).toEqual(['desk@example.org']);
    expect(mail?.raw).toContain('Subject: Feedback: 2 new entries on crime.example.org\r\n');
    expect(decodeMailText(mail as never)).toContain('https://crime.example.org/staff/feedback');
    expect(decodeMailText(mail as never)).toMatch(/The rank seems wrong\.[\s\S]*segunda l/);
  });

  test('entries from before emails were enabled are not sent', async () => {
    await insertFeedback(database.pool, SENT, false);
    await run();
    expect(mails.received).toEqual([]);
  });

  test('no entry is lost while the mail server is down', async () => {
    await save();
    refusal = { responseCode: 451 };
    await expect(run()).rejects.toThrow('did not accept a message');
    await save({ comment: 'Sent while it was away.' });
    refusal = null;
    await run();
    expect(mails.received).toHaveLength(1);
    const text = decodeMailText(mails.received[0] as never);
    expect(text).toContain('The rank seems wrong.');
    expect(text).toContain('Sent while it was away.');
  });

  test('a permanently rejected email is dropped, and logged without its text', async () => {
    await save();
    refusal = { responseCode: 550 };
    const error = vi.fn();
    await run({ ...silentLog, error } as never);
    expect(String(error.mock.calls[0])).toMatch(/550.*read 1 new entry at/);
    expect(String(error.mock.calls[0])).not.toContain('rank');
    refusal = null;
    await run();
    expect(mails.received).toEqual([]);
  });

  test('a flood is sent as 50 entries per email, with the number of remaining entries', async () => {
    for (let at = 0; at < 53; at++) await save({ comment: `number ${at}.` });
    await run();
    expect(mails.received).toHaveLength(1);
    const text = decodeMailText(mails.received[0] as never);
    expect(text).toContain('number 49.');
    expect(text).not.toContain('number 50.');
    expect(text).toContain('3 more will come in the next email.');
    await run();
    expect(mails.received).toHaveLength(2);
  });

  test('user input cannot inject a header or break out of the text', async () => {
    await save({
      comment: 'x\r\nBcc: all@example.org\r\n\r\n.\r\nMAIL FROM:<evil@example.org>\r\n',
      page: '/map\r\nBcc:%20all@example.org',
      lookingFor: '<script>alert(1)</script>' as never,
    });
    await run();
    expect(mails.received).toHaveLength(1);
    const [mail] = mails.received;
    expect(mail?.to).toEqual(['desk@example.org']);
    const headers = mail?.raw.slice(0, mail.raw.indexOf('\r\n\r\n')) ?? '';
    // Matches “bcc” only as a header name, because the random message identifier may contain these letters.
    expect(headers).not.toMatch(/^bcc|evil|script/im);
    expect(headers).toMatch(/content-type: text\/plain/i);
  });

  test('the email is sent on schedule, and no user text is stored in the job queue', async () => {
    const jobs = startJobs(
      database,
      [{ ...job(), schedule: { cron: '* * * * *', timeZone: 'UTC', payload: {} } }],
      { log: silentLog, everySeconds: 0.5 },
    );
    await jobs.ready;
    await save();
    await jobs.send(job(), {}, { key: 'now' });
    await vi.waitFor(() => expect(mails.received).toHaveLength(1), WAIT_OPTIONS);
    const { rows } = await database.pool.query(
      'select to_jsonb(j)::text as job from pgboss.job j union all select to_jsonb(s)::text from pgboss.schedule s',
    );
    expect(JSON.stringify(rows)).toContain('feedback-mail');
    expect(JSON.stringify(rows)).not.toMatch(/rank seems|desk@example/);
    await jobs.close();
  }, 40_000);
});
