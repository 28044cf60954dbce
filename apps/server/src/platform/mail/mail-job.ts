import type { z } from 'zod';
import type { Job } from '../jobs/job.ts';
import { MAILS_AT_ONCE, type Mail, type Mailer, MailFailure } from './mailer.ts';

/**
 * A job that sends a mail. It is given what the mail is about and writes it when it is run: what is secret in a mail, and
 * what a subject makes known to one person alone, is made there and never waits in a queue of the database.
 * @param job.write null where there is nothing to send any more
 */
export function mailJob<Payload extends object>(
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
    longestSeconds: 120,
    concurrency: MAILS_AT_ONCE,
    // three hours in all: a mail server that is away for a while costs nobody their link
    retry: { times: 24, firstAfterSeconds: 10, atMostSeconds: 600 },
    async handle(payload, { log, signal }) {
      const mail = await job.write(payload);
      if (mail === null) return;
      try {
        await mailer.deliver(mail, signal);
      } catch (error) {
        if (!(error instanceof MailFailure && error.isFinal)) throw error;
        log.error({ job: job.name }, `${error.message}, and never will; giving up`);
      }
    },
  };
}
