import type { NewsCounty } from '../news/index.ts';
import type { MailSettings } from '../platform/mail/mailer.ts';
import type { ToldSubjects } from './edition/desk-of.ts';

export interface NewsletterOptions extends ToldSubjects, NewsCounty {
  /** Where the site is reached, without a slash at its end. */
  readonly siteUrl: string;
  readonly mail: MailSettings;
  /** Of the person who sends the letters. */
  readonly postalAddress: string | undefined;
}
