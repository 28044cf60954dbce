import type { AutomaticMailing } from '@townlight/domain/newsletter';
import type { FeatureServerContext, ServedFeature } from '../../../platform/features/feature.ts';
import { openBulkMailer } from '../../../platform/mail/bulk-mailer.ts';
import { alertMailing } from '../alerts/alert-mailing.ts';
import { alertsJob } from '../alerts/begin-alerts.ts';
import { createEmailMessages } from '../messages/index.ts';
import { OUTBOX_GAUGES } from '../store/outbox-gauges.ts';
import { weeklyJob } from '../weekly/begin-weekly.ts';
import { weeklyMailing } from '../weekly/weekly-mailing.ts';
import { bounceRoutes } from './bounces/bounce-routes.ts';
import { type DeliveryOptions, NO_POSTAL_ADDRESS } from './delivery-options.ts';
import { editionMailing } from './edition-mailing.ts';
import type { MailingKind, MailingKinds } from './mailing-kind.ts';
import { sendDueJob } from './send-due-job.ts';

/** Creates the routes and jobs, which only the server's main thread needs. */
export function serveDelivery(
  { pool, log, markChanged, current, send }: FeatureServerContext<unknown>,
  options: DeliveryOptions,
): ServedFeature {
  const {
    subscriptions: { subscribers },
    mail,
    siteUrl,
    timeZone,
    postalAddress,
  } = options;
  if (mail.smtpUrl !== undefined && postalAddress === undefined) log.warn(NO_POSTAL_ADDRESS);
  const pace = mail.sendingPace;
  const mailer = openBulkMailer({ ...mail, connections: pace.connections }, log);
  const emailContext = { siteUrl, messages: createEmailMessages(options), postalAddress };
  const kinds: MailingKinds & Record<AutomaticMailing, MailingKind> = {
    edition: editionMailing(pool, emailContext),
    weekly: weeklyMailing(emailContext),
    'crime-change': alertMailing(pool, 'crime-change', emailContext),
    'unhealthy-air': alertMailing(pool, 'unhealthy-air', emailContext),
  };
  const figures = () => {
    const snapshot = current();
    return {
      crime: snapshot.of(options.crime),
      air: snapshot.of(options.air),
      places: snapshot.of(options.places),
      news: snapshot.of(options.news),
      county: options,
    };
  };
  const clock = () => new Date();
  const sendDue = sendDueJob({ pool, subscribers, mailer, kinds, pace, log, clock });
  return {
    routes: (app) =>
      bounceRoutes(app, { pool, log, subscribers, secret: mail.bouncesSecret, markChanged }),
    jobs: [
      sendDue.job,
      alertsJob({ pool, figures, timeZone, now: clock }, sendDue.job),
      weeklyJob({ pool, figures, timeZone, now: clock }, sendDue.job),
    ],
    gauges: OUTBOX_GAUGES,
    async startupMessages() {
      // Interrupted mailings continue now, not with the next scheduled run.
      void send(sendDue.job, {}).catch((error: Error) =>
        log.warn(`emails are delayed: ${error.message}`),
      );
      return [];
    },
    async close() {
      sendDue.close();
      mailer.close();
    },
  };
}
