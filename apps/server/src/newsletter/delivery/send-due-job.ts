import { z } from 'zod';
import type { Job } from '../../platform/jobs/job.ts';
import { startDueEditions } from './editions-on-their-way.ts';
import { type Delivery, sendLetters } from './send-letters.ts';

const EVERY_MINUTE = '* * * * *';
const LONGEST_SECONDS = 600;
/** A run ends before it is given up; the next minute's goes on. */
const RUN_MS = 540_000;

/** Each minute: is there something to send? A run goes on until nothing is due; another process that looks meanwhile leaves it alone. */
export function sendDueJob(delivery: Delivery): Job {
  return {
    name: 'newsletter-send',
    payload: z.strictObject({}),
    longestSeconds: LONGEST_SECONDS,
    schedule: { cron: EVERY_MINUTE, timeZone: 'UTC', payload: {} },
    async handle(_, { signal }) {
      await startDueEditions(delivery.pool, delivery.clock());
      await sendLetters(delivery, AbortSignal.any([signal, AbortSignal.timeout(RUN_MS)]));
    },
  };
}
