import { openBulkMailer } from '../../platform/mail/bulk-mailer.ts';
import type { PartServer, Served } from '../../platform/parts/part.ts';
import { letterWords } from '../words/index.ts';
import { bounceRoutes } from './bounces/bounce-routes.ts';
import { deliveryJobs } from './delivery-jobs.ts';
import type { DeliveryOptions } from './delivery-options.ts';
import { editionMailing } from './edition-mailing.ts';
import type { MailingKinds } from './mailing-kind.ts';

/** What only a server's main thread needs. */
export function serveDelivery(
  { pool, log, markChanged }: PartServer<unknown>,
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
  return {
    routes: (app) =>
      bounceRoutes(app, { pool, subscribers, secret: mail.bouncesSecret, markChanged }),
    jobs: deliveryJobs({ pool, subscribers, mailer, kinds, pace, log, clock: () => new Date() }),
    async close() {
      mailer.close();
    },
  };
}
