import { z } from 'zod';
import type { Job, SendJob } from '../../platform/jobs/job.ts';
import { EDITIONS } from '../edition/news-desk.ts';
import { readNextTime } from '../store/editions.ts';
import { startDueEditions } from './editions-on-their-way.ts';
import { type Delivery, sendLetters } from './send-letters.ts';

const EVERY_MINUTE = '* * * * *';
/** The next run by the clock sets a timer for what is due later than this. */
const CLOCK_MS = 60_000;
const LONGEST_SECONDS = 600;
/** A run ends before it is given up; the next one goes on. */
const RUN_MS = 540_000;

export interface SendDueJob {
  readonly job: Job<Record<string, never>>;
  close(): void;
}

/**
 * Sends what is due, until nothing is; another process that looks meanwhile leaves it alone. It runs when an edition is scheduled or
 * resumed in any process, and by a timer at the very time of a scheduled edition. The run each minute finds what the two miss: a
 * process that was killed, letters that are tried again.
 */
export function sendDueJob(delivery: Delivery): SendDueJob {
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const runAtNextTime = async (send: SendJob): Promise<void> => {
    const next = await readNextTime(delivery.pool);
    clearTimeout(timer);
    if (next === null || isClosed) return;
    const wait = next.getTime() - delivery.clock().getTime();
    if (wait > CLOCK_MS) return;
    const run = () => void send(job, {}).catch(() => undefined);
    timer = setTimeout(run, Math.max(0, wait)).unref();
  };

  const job: SendDueJob['job'] = {
    name: 'newsletter-send',
    payload: z.strictObject({}),
    longestSeconds: LONGEST_SECONDS,
    schedule: {
      cron: EVERY_MINUTE,
      timeZone: 'UTC',
      payload: {},
      afterChangeOf: [EDITIONS],
    },
    async handle(_, { signal, send }) {
      await startDueEditions(delivery.pool, delivery.clock());
      await runAtNextTime(send);
      const runEnds = AbortSignal.timeout(RUN_MS);
      await sendLetters(delivery, AbortSignal.any([signal, runEnds]));
      if (runEnds.aborted) await send(job, {});
    },
  };
  return {
    job,
    close() {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}
