import type { Pool } from 'pg';
import type { Log } from '../../platform/log.ts';
import type { MailSettings } from '../../platform/mail/mailer.ts';
import type { Sealing } from './sealing/sealing.ts';

export interface SubscriptionOptions {
  /** Base URL of mailed links, without a trailing slash. */
  readonly siteUrl: string;
  readonly mail: MailSettings;
  /** Keys of 32 bytes: the first seals addresses, all open them. */
  readonly keys: readonly Buffer[];
  /** The key file of the embedded database, generated if no key is configured. */
  readonly keyFile?: string | undefined;
  /** Whether the reply to a sign-up with a subscribed address is 409. // reading 26 */
  readonly revealsReturning: boolean;
  /** The county's time zone, for the nightly job. */
  readonly timeZone: string;
  /** The clock; tests replace it. */
  readonly now?: () => Date;
}

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
