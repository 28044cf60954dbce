import type { MailSettings } from '../platform/mail/mailer.ts';
import type { ProviderSettings } from './identity-provider.ts';

export interface StaffOptions {
  /** Where the site is reached: links that are mailed or printed begin so, whatever a request calls the host. */
  readonly siteUrl: string;
  readonly mail: MailSettings;
  /** Where people have accounts already; undefined where they have none. */
  readonly provider?: ProviderSettings | undefined;
  /** Such an installation prints a link for its first administrator. */
  readonly isEmbedded: boolean;
  /** Of the county: days and times at the command line. */
  readonly timeZone: string;
}
