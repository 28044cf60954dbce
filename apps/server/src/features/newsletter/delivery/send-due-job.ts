import { z } from 'zod';
import type { Job, SendJob } from '../../../platform/jobs/job.ts';
import { NEWSLETTER_FEATURE_NAME } from '../edition/edition-workflow.ts';
import { readNextScheduledTime } from '../store/editions.ts';
import type { Delivery } from './delivery.ts';
import { startDueEditions } from './due-editions.ts';
import { sendDueEmails } from './send-due-emails.ts';

const EVERY_MINUTE = '* * * * *';
/** Runs that are due later than this are left to the next scheduled run. */
const CLOCK_MS = 60_000;
const MAX_SECONDS = 600;
/** A run ends before the job's time limit; the next one continues. */
const RUN_MS = 540_000;

export interface ClosableSendJob {
  readonly job: Job<Record<string, never>>;
  close(): void;
}

/**
 * Sends what is due. Concurrent runs in other processes do nothing. The job runs when an edition is scheduled or
 * resumed in any process, and by a timer at the time of a scheduled edition or at the end of a pause of the mail
 * server. The run each minute finds what these miss: work of a killed process, and retries.
 */
export function sendDueJob(delivery: Delivery): ClosableSendJob {
  const timers = { edition: undefined, resumption: undefined } as Record<
    'edition' | 'resumption',
    NodeJS.Timeout | undefined
  >;
  let isClosed = false;

  const runAt = (why: keyof typeof timers, at: Date | null, send: SendJob): void => {
    clearTimeout(timers[why]);
    if (at === null || isClosed) return;
    const wait = at.getTime() - delivery.clock().getTime();
    if (wait > CLOCK_MS) return;
    const run = () => void send(job, {}).catch(() => undefined);
    timers[why] = setTimeout(run, Math.max(0, wait)).unref();
  };

  const job: ClosableSendJob['job'] = {
    name: 'newsletter-send',
    payload: z.strictObject({}),
    timeoutSeconds: MAX_SECONDS,
    schedule: {
      cron: EVERY_MINUTE,
      timeZone: 'UTC',
      payload: {},
      afterChangeOf: [NEWSLETTER_FEATURE_NAME],
    },
    async handle(_, { signal, send }) {
      await startDueEditions(delivery.pool, delivery.clock());
      runAt('edition', await readNextScheduledTime(delivery.pool), send);
      const runEnds = AbortSignal.timeout(RUN_MS);
      const resumesAt = await sendDueEmails(delivery, AbortSignal.any([signal, runEnds]));
      if (runEnds.aborted) await send(job, {});
      runAt('resumption', resumesAt, send);
    },
  };
  return {
    job,
    close() {
      isClosed = true;
      for (const timer of Object.values(timers)) clearTimeout(timer);
    },
  };
}
