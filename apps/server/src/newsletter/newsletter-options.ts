import type { MailSettings } from '../platform/mail/mailer.ts';
import type { ToldSubjects } from './edition/desk-of.ts';

export interface NewsletterOptions extends ToldSubjects {
  /** Where the site is reached, without a slash at its end. */
  readonly siteUrl: string;
  readonly mail: MailSettings;
  readonly timeZone: string;
  /** What Spanish readers call the crime types, by their English names. */
  readonly spanishNames: Readonly<Record<string, string>>;
}
