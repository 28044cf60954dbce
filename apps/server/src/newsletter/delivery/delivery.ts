import type { Pool } from 'pg';
import type { Log } from '../../platform/log.ts';
import type { BulkMailer } from '../../platform/mail/bulk-mailer.ts';
import type { Subscribers } from '../../subscriptions/index.ts';
import type { MailingKinds } from './mailing-kind.ts';

export interface SendingPace {
  readonly perSecond: number;
  /** Letters that are handed over at once. */
  readonly connections: number;
  /**
   * Of these, letters whose end the mail server may have while the outbox does not know it yet: so many may come twice where the
   * process is killed.
   */
  readonly unmarked: number;
}

export interface Delivery {
  readonly pool: Pool;
  readonly subscribers: Subscribers;
  readonly mailer: BulkMailer;
  readonly kinds: MailingKinds;
  readonly pace: SendingPace;
  readonly log: Log;
  /** How long a process that was killed keeps others from sending; 20 by default. */
  readonly holdSeconds?: number;
  clock(): Date;
}
