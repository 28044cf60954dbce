import { toYearMonth } from '@townlight/domain/time';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Database } from '../../../platform/database/open-database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { readDataVersion } from '../../../platform/database/version.ts';
import { type Jobs, startJobs } from '../../../platform/jobs/start-jobs.ts';
import { describeOnBothStores, silentLog } from '../../../platform/testing/databases.ts';
import { startMailServer, type TestMailServer } from '../../../platform/testing/mail-server.ts';
import { WAIT_OPTIONS } from '../../../platform/testing/run-length.ts';
import { sendJobsAfterChanges } from '../../../startup/send-jobs-after-changes.ts';
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts';
import {
  type EditionContext,
  NEWSLETTER_FEATURE_NAME,
  pauseEdition,
  resumeEdition,
  scheduleEdition,
} from '../edition/edition-workflow.ts';
import { insertDraft, readEdition, transitionEdition } from '../store/editions.ts';
import { makeReaders } from '../testing/make-readers.ts';
import { type DeliveryForTests, NOTE_MAILINGS, openDelivery } from '../testing/open-delivery.ts';
import type { MailingKind } from './mailing-kind.ts';
import { type ClosableSendJob, sendDueJob } from './send-due-job.ts';

/** No poll and no scheduled run happens during a test. */
const NEVER_POLLS = 600;
const READERS = 4;

describeOnBothStores('the job that sends due editions', (open) => {
  let database: Database;
  let mails: TestMailServer;
  let delivery: DeliveryForTests;
  let sendDue: ClosableSendJob;
  let jobs: Jobs;
  let testApp: TestApp;
  let context: EditionContext;

  beforeAll(async () => {
    database = await open();
    await makeReaders(database.pool, READERS);
    mails = await startMailServer();
    const kinds = { edition: NOTE_MAILINGS.note as MailingKind };
    delivery = openDelivery(database.pool, { smtpUrl: mails.url, kinds });
    sendDue = sendDueJob(delivery);
    // The schedule is removed, because it could run in the middle of a test.
    const { schedule, ...job } = sendDue.job;
    jobs = startJobs(database, [job], { log: silentLog, everySeconds: NEVER_POLLS });
    await jobs.ready;
    testApp = await openTestApp(database, { everyMs: 50 });
    await testApp.snapshots.first;
    sendJobsAfterChanges([sendDue.job], {
      snapshots: testApp.snapshots,
      send: jobs.send,
      log: silentLog,
    });
    context = {
      pool: database.pool,
      newestMonth: () => toYearMonth(2026, 10),
      liveFacts: () => ({ facts: [], versions: {} }),
      isOlder: () => false,
    };
  });
  afterAll(async () => {
    sendDue.close();
    await jobs.close();
    await testApp.close();
    delivery.close();
    await mails.close();
  });

  const draft = async (month: number) => {
    const id = `2026-${String(month).padStart(2, '0')}`;
    await insertDraft(database.pool, {
      id,
      period: toYearMonth(2026, month),
      categories: ['trend'],
      createdBy: 'ana@example.org',
    });
    return id;
  };
  const isSent = async (id: string) =>
    vi.waitFor(
      async () => expect((await readEdition(database.pool, id))?.state).toBe('sent'),
      WAIT_OPTIONS,
    );

  test('an edition that another process schedules for now is sent at once', async () => {
    const id = await draft(7);
    const version = await readDataVersion(database.pool, NEWSLETTER_FEATURE_NAME);
    // As a command, which queues no job.
    await scheduleEdition(context, id, new Date(), 'command line');
    expect(await readDataVersion(database.pool, NEWSLETTER_FEATURE_NAME)).toBe(version + 1);
    await isSent(id);
    expect(mails.received).toHaveLength(READERS);
  });

  test('an edition that is scheduled for a time is sent at that time, and not before', async () => {
    const id = await draft(8);
    const at = new Date(Date.now() + 1_500);
    await scheduleEdition(context, id, at, 'command line');
    await isSent(id);
    const { sendingAt } = (await readEdition(database.pool, id)) ?? {};
    expect(sendingAt?.getTime()).toBeGreaterThanOrEqual(at.getTime());
  });

  test('an edition that is resumed continues at once', async () => {
    const id = await draft(9);
    // It is scheduled far in the future, so that only its pause and resumption have an effect.
    await scheduleEdition(context, id, new Date(Date.now() + 86_400_000), 'command line');
    await inTransaction(database.pool, async (client) => {
      await transitionEdition(client, id, 'sending');
      await client.query(
        `insert into newsletter_mailing (id, kind, filled_at) values ($1, 'edition', now())`,
        [id],
      );
    });
    await pauseEdition(context, id, 'command line');
    await resumeEdition(context, id, 'command line');
    await isSent(id);
  });
});
