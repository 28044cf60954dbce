import type { MailSettings } from '../platform/mail/mailer.ts';

export interface SubscriptionOptions {
  /** Where the site is reached, without a slash at its end: links that are mailed begin so. */
  readonly siteUrl: string;
  readonly mail: MailSettings;
  /** Of 32 bytes: the first seals addresses, all open them. */
  readonly keys: readonly Buffer[];
  /** Of the embedded store: has a key for where there is no other, and is made then. */
  readonly keyFile?: string | undefined;
  /** Whether an address that returns is told so, with 409. // reading 26 */
  readonly revealsReturning: boolean;
  /** Of the county: when its night is. */
  readonly timeZone: string;
  /** The clock; a test has its own. */
  readonly now?: () => Date;
}
