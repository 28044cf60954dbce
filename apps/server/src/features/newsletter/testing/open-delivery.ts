import type { Pool } from 'pg';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Log } from '../../../platform/log.ts';
import { type BulkMailSettings, openBulkMailer } from '../../../platform/mail/bulk-mailer.ts';
import { silentLog } from '../../../platform/testing/databases.ts';
import { subscriptionsFeature } from '../../subscriptions/index.ts';
import type { Delivery, SendingLimits } from '../delivery/delivery.ts';
import type { MailingKinds } from '../delivery/mailing-kind.ts';
import { sendDueEmails } from '../delivery/send-due-emails.ts';
import { insertMailing } from '../store/outbox.ts';

/** A mailing whose emails contain the subscriber's neighborhoods. */
export const NOTE_MAILINGS: MailingKinds = {
  note: {
    wanting: 'letters',
    open: async () => (recipient, links) => {
      const places = recipient.neighborhoods.map(({ name }) => name).join(', ');
      return {
        subject: `About ${places}`,
        html: `<p>${places}</p><a href="${links.unsubscribe}">Unsubscribe</a>`,
        text: `${places}\n${links.unsubscribe}\n`,
      };
    },
  },
};

export interface DeliveryForTests extends Delivery {
  /** The current time, which tests may set. */
  now: Date | null;
  /** Sends what is due. @returns when to resume, see `sendDueEmails` */
  run(signal?: AbortSignal): Promise<Date | null>;
  close(): void;
}

/** Creates a delivery to the mail server of a test. */
export function openDelivery(
  pool: Pool,
  settings: Partial<BulkMailSettings & SendingLimits> & {
    kinds?: MailingKinds;
    log?: Log;
    leaseSeconds?: number;
    /** The keys that seal addresses. */
    keys?: readonly Buffer[];
  } = {},
): DeliveryForTests {
  const { perSecond = 10_000, connections = 4, unmarked = 1, kinds = NOTE_MAILINGS } = settings;
  const log = settings.log ?? silentLog;
  const mail = {
    smtpUrl: settings.smtpUrl,
    mailFrom: 'Townlight <town@example.org>',
    dataFolder: settings.dataFolder ?? '/nowhere',
    bouncesTo: settings.bouncesTo,
  };
  const mailer = openBulkMailer({ ...mail, connections }, log);
  const { subscribers } = subscriptionsFeature({
    siteUrl: 'https://townlight.example',
    mail,
    keys: settings.keys ?? [],
    revealsReturning: true,
    timeZone: 'America/Los_Angeles',
  });
  const delivery: DeliveryForTests = {
    pool,
    subscribers,
    mailer,
    kinds,
    pace: { perSecond, connections, unmarked },
    log,
    ...(settings.leaseSeconds !== undefined && { leaseSeconds: settings.leaseSeconds }),
    now: null,
    clock: () => delivery.now ?? new Date(),
    run: (signal = new AbortController().signal) => sendDueEmails(delivery, signal),
    close: () => mailer.close(),
  };
  return delivery;
}

export function beginMailing(pool: Pool, id: string, kind = 'note'): Promise<boolean> {
  return inTransaction(pool, (client) => insertMailing(client, { id, kind }));
}
