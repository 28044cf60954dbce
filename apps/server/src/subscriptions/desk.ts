import type { Pool } from 'pg';
import type { Log } from '../platform/log.ts';
import type { Sealing } from './sealing/sealing.ts';

/** What the calls of subscriptions share. */
export interface SubscriptionDesk {
  readonly pool: Pool;
  readonly log: Log;
  readonly sealing: Sealing;
  readonly dataFolder: string;
  readonly revealsReturning: boolean;
  now(): Date;
  /** Has the link of a grant mailed, some time soon. */
  mailConfirmation(grantId: string): Promise<unknown>;
  /** How many of these mails wait to be sent. */
  countWaitingMails(): Promise<number>;
  /** To be called after each change that is backed up. */
  markChanged(): void;
}
