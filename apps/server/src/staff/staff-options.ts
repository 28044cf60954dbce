import type { MailSettings } from '../platform/mail/mailer.ts';

export interface StaffOptions {
  /** Where the site is reached: links that are mailed or printed begin so, whatever a request calls the host. */
  readonly siteUrl: string;
  readonly mail: MailSettings;
  /** Such an installation prints a link for its first administrator. */
  readonly isEmbedded: boolean;
  /** Of the county: days and times at the command line. */
  readonly timeZone: string;
}
