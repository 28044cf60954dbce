import type { Pool } from 'pg';
import type { Log } from '../../platform/log.ts';
import type { Sealing } from './sealing/sealing.ts';

/** The dependencies that the subscription routes share. */
export interface SubscriptionContext {
  readonly pool: Pool;
  readonly log: Log;
  readonly sealing: Sealing;
  readonly dataFolder: string;
  readonly revealsReturning: boolean;
  now(): Date;
  /** Queues the mail with the link of a grant. */
  mailConfirmation(grantId: string): Promise<unknown>;
  /** Returns how many of these mails are queued. */
  countWaitingMails(): Promise<number>;
  /** Must be called after each change that is part of the backups. */
  markChanged(): void;
}
