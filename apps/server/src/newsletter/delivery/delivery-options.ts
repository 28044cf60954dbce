import type { MailSettings } from '../../platform/mail/mailer.ts';
import type { SubscriptionsPart } from '../../subscriptions/index.ts';
import type { ToldSubjects } from '../edition/desk-of.ts';
import type { SendingPace } from './delivery.ts';

export interface DeliveryOptions extends Omit<ToldSubjects, 'news'> {
  readonly subscriptions: SubscriptionsPart;
  readonly mail: MailSettings & {
    readonly bouncesTo: string | undefined;
    readonly bouncesSecret: string | undefined;
    readonly letters: SendingPace;
  };
  readonly isEmbedded: boolean;
  /** Where the site is reached, without a slash at its end. */
  readonly siteUrl: string;
  /** Of the person who sends the letters. */
  readonly postalAddress: string | undefined;
  readonly timeZone: string;
  /** What Spanish readers call the crime types, by their English names. */
  readonly spanishNames: Readonly<Record<string, string>>;
}
