import type { MailSettings } from '../../../platform/mail/mailer.ts';
import type { NewsCounty } from '../../news/index.ts';
import type { SubscriptionsFeature } from '../../subscriptions/index.ts';
import type { NewsletterFeatures } from '../edition/create-edition-context.ts';
import type { SendingLimits } from './delivery.ts';

export interface DeliveryOptions extends NewsletterFeatures, NewsCounty {
  readonly subscriptions: SubscriptionsFeature;
  readonly mail: MailSettings & {
    readonly bouncesTo: string | undefined;
    readonly bouncesSecret: string | undefined;
    readonly sendingPace: SendingLimits;
  };
  readonly isEmbedded: boolean;
  /** Base URL of the site, without a trailing slash. */
  readonly siteUrl: string;
  /** The sender's postal address. */
  readonly postalAddress: string | undefined;
}

/** Shown by the status command, and when a server with a mail server starts. */
export const MISSING_POSTAL_ADDRESS_WARNING =
  'emails have no postal address, which the CAN-SPAM Act requires: set POSTAL_ADDRESS';
