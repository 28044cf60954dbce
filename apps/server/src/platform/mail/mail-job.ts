import type { z } from 'zod';
import type { Job } from '../jobs/job.ts';
import { MAIL_CONCURRENCY, type Mail, type Mailer, MailFailure } from './mailer.ts';

/**
 * Creates a job that sends an email. Its payload names the topic, and `write` composes the email when it runs, so
 * that secrets and personal data never wait in a database queue.
 * @param job.write returns null where there is nothing to send any more
 */
export function createMailJob<Payload extends object>(
  mailer: Mailer,
  job: {
    readonly name: string;
    readonly payload: z.ZodType<Payload>;
    write(payload: Payload): Promise<Mail | null>;
  },
): Job<Payload> {
  return {
    name: job.name,
    payload: job.payload,
    timeoutSeconds: 120,
    concurrency: MAIL_CONCURRENCY,
    // three hours in total: a temporary outage of the mail server loses no link
    retry: { times: 24, firstDelaySeconds: 10, maxDelaySeconds: 600 },
    async handle(payload, { id, log, signal }) {
      const mail = await job.write(payload);
      if (mail === null) return;
      try {
        await mailer.deliver({ ...mail, id }, signal);
      } catch (error) {
        if (!(error instanceof MailFailure && error.isFinal)) throw error;
        log.error({ job: job.name }, `${error.message}; permanent failure, not retried`);
      }
    },
  };
}
