import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Database } from '../../platform/database/open-database.ts';
import { startJobs } from '../../platform/jobs/start-jobs.ts';
import { openMailer } from '../../platform/mail/mailer.ts';
import { describeOnBothStores, silentLog } from '../../platform/testing/databases.ts';
import {
  decodeMailText,
  startMailServer,
  type TestMailServer,
} from '../../platform/testing/mail-server.ts';
import { WAIT_OPTIONS } from '../../platform/testing/run-length.ts';
import { linkMailJob } from './mail-link.ts';
import { inviteMember, removeMember } from './store/change-members.ts';

const LINK = /https:\/\/crime\.example\.org\/staff\/sign-in#([\w-]{43})/;

describeOnBothStores('the job that mails a link', (open) => {
  let database: Database;
  let mails: TestMailServer;
  beforeAll(async () => {
    database = await open();
    let tries = 0;
    mails = await startMailServer({
      onMailFrom: (_address, _session, done) =>
        // The mail server defers the first try, as a busy one does.
        done(tries++ === 0 ? Object.assign(new Error('later'), { responseCode: 451 }) : null),
    });
  });
  afterAll(() => mails.close());

  test('is queued without a token, and is retried until the mail server accepts the message', async () => {
    const mail = { smtpUrl: mails.url, mailFrom: 'town@example.org', dataFolder: '/nonexistent' };
    const mailer = openMailer(mail, silentLog);
    const job = linkMailJob(database.pool, mailer, 'https://crime.example.org');
    const soon = { ...job, retry: { times: 6, firstDelaySeconds: 1, maxDelaySeconds: 1 } };
    const jobs = startJobs(database, [soon], { log: silentLog, everySeconds: 0.5 });
    const { id } = await inviteMember(database.pool, 'ana@example.org', 'editor', 'command line');
    await jobs.send(soon, { memberId: id });
    await vi.waitFor(() => expect(mails.received).toHaveLength(1), WAIT_OPTIONS);
    const [, token = ''] = LINK.exec(decodeMailText(mails.received[0] as never)) ?? [];
    expect(token).toHaveLength(43);
    const { rows } = await database.pool.query('select to_jsonb(j)::text as job from pgboss.job j');
    const queued = JSON.stringify(rows);
    expect(queued).toContain(id);
    for (const secret of [token, 'ana@example.org', 'sign-in#'])
      expect(queued).not.toContain(secret);
    await jobs.close();
    mailer.close();
  }, 40_000);

  test('sends nothing to a removed member', async () => {
    const { id } = await inviteMember(database.pool, 'bo@example.org', 'editor', 'command line');
    await removeMember(database.pool, 'bo@example.org', 'command line');
    const write = vi.fn();
    const mailer = { sends: true, deliver: write, close: () => undefined };
    const job = linkMailJob(database.pool, mailer, 'https://crime.example.org');
    const signal = new AbortController().signal;
    await job.handle(
      { memberId: id },
      { signal, id: 'job', attempt: 1, log: silentLog, send: vi.fn() },
    );
    expect(write).not.toHaveBeenCalled();
  });
});
