import type { AutomaticMailing } from '@townlight/domain/newsletter';
import type { FeatureServerContext, ServedFeature } from '../../../platform/features/feature.ts';
import { openBulkMailer } from '../../../platform/mail/bulk-mailer.ts';
import { createAlertMailing } from '../alerts/create-alert-mailing.ts';
import { alertsJob } from '../alerts/start-alert-mailings.ts';
import { createEmailMessages } from '../messages/index.ts';
import { OUTBOX_GAUGES } from '../store/outbox-gauges.ts';
import { createWeeklyMailing } from '../weekly/create-weekly-mailing.ts';
import { weeklyJob } from '../weekly/start-weekly-mailing.ts';
import { bounceRoutes } from './bounces/bounce-routes.ts';
import { createEditionMailing } from './create-edition-mailing.ts';
import { type DeliveryOptions, MISSING_POSTAL_ADDRESS_WARNING } from './delivery-options.ts';
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
  if (mail.smtpUrl !== undefined && postalAddress === undefined)
    log.warn(MISSING_POSTAL_ADDRESS_WARNING);
  const pace = mail.sendingPace;
  const mailer = openBulkMailer({ ...mail, connections: pace.connections }, log);
  const emailContext = { siteUrl, messages: createEmailMessages(options), postalAddress };
  const kinds: MailingKinds & Record<AutomaticMailing, MailingKind> = {
    edition: createEditionMailing(pool, emailContext),
    weekly: createWeeklyMailing(emailContext),
    'crime-change': createAlertMailing(pool, 'crime-change', emailContext),
    'unhealthy-air': createAlertMailing(pool, 'unhealthy-air', emailContext),
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
