import type { MailSettings } from '../../platform/mail/mailer.ts';
import type { NewsCounty } from '../news/index.ts';
import type { NewsletterFeatures } from './edition/create-edition-context.ts';

export interface NewsletterOptions extends NewsletterFeatures, NewsCounty {
  /** Base URL of the site, without a trailing slash. */
  readonly siteUrl: string;
  readonly mail: MailSettings;
  /** The sender's postal address. */
  readonly postalAddress: string | undefined;
}
