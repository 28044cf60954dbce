import type { MailSettings } from '../../platform/mail/mailer.ts';
import type { ProviderSettings } from './identity-provider.ts';

export interface StaffOptions {
  /** The base URL of links that are mailed or printed, regardless of a request's `Host` header. */
  readonly siteUrl: string;
  readonly mail: MailSettings;
  /** Whether members can have a sign-in link mailed; else they use a passkey or the identity provider. */
  readonly mailsLinks?: boolean | undefined;
  /** The identity provider; undefined if none is configured. */
  readonly provider?: ProviderSettings | undefined;
  /** Whether the embedded database is used. Such an installation prints a link for its first administrator. */
  readonly isEmbedded: boolean;
  /** The county's time zone, for days and times at the command line. */
  readonly timeZone: string;
}
