import type { Pool } from 'pg';
import type { Log } from '../../../platform/log.ts';
import type { BulkMailer } from '../../../platform/mail/bulk-mailer.ts';
import type { Subscribers } from '../../subscriptions/index.ts';
import type { MailingKinds } from './mailing-kind.ts';

/** How fast emails are sent. */
export interface SendingLimits {
  readonly perSecond: number;
  /** The number of concurrent connections. */
  readonly connections: number;
  /**
   * The maximum number of emails that the mail server may have accepted before the outbox records it. At most so many
   * arrive twice if the process is killed.
   */
  readonly unmarked: number;
}

/** What a run of the delivery needs. */
export interface Delivery {
  readonly pool: Pool;
  readonly subscribers: Subscribers;
  readonly mailer: BulkMailer;
  readonly kinds: MailingKinds;
  readonly pace: SendingLimits;
  readonly log: Log;
  /** Duration of the sender lease in seconds; another process can send only after it has expired. 20 by default. */
  readonly leaseSeconds?: number;
  clock(): Date;
}
