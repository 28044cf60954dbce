import { openBulkMailer } from '../../platform/mail/bulk-mailer.ts';
import type { PartServer, Served } from '../../platform/parts/part.ts';
import { letterWords } from '../words/index.ts';
import { bounceRoutes } from './bounces/bounce-routes.ts';
import type { DeliveryOptions } from './delivery-options.ts';
import { editionMailing } from './edition-mailing.ts';
import type { MailingKinds } from './mailing-kind.ts';
import { sendDueJob } from './send-due-job.ts';

/** What only a server's main thread needs. */
export function serveDelivery(
  { pool, log, markChanged, send }: PartServer<unknown>,
  options: DeliveryOptions,
): Served {
  const {
    subscriptions: { subscribers },
    mail,
    siteUrl,
  } = options;
  const pace = mail.letters;
  const mailer = openBulkMailer({ ...mail, connections: pace.connections }, log);
  const kinds: MailingKinds = {
    edition: editionMailing(pool, { siteUrl, words: letterWords(options) }),
  };
  const delivery = { pool, subscribers, mailer, kinds, pace, log, clock: () => new Date() };
  const sendDue = sendDueJob(delivery);
  return {
    routes: (app) =>
      bounceRoutes(app, { pool, subscribers, secret: mail.bouncesSecret, markChanged }),
    jobs: [sendDue],
    async greet() {
      // what was broken off goes on now, not with the next minute
      void send(sendDue, {}).catch((error: Error) => log.warn(`letters wait: ${error.message}`));
      return [];
    },
    async close() {
      mailer.close();
    },
  };
}
