import type { MailSettings } from '../../platform/mail/mailer.ts';

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
