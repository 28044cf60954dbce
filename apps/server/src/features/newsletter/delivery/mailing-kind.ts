import type { MailingAudience, Recipient, SubscriberLinks } from '../../subscriptions/index.ts';
import type { EmailContent } from '../email/email-content.ts';
import type { Mailing } from '../store/outbox.ts';

/** A kind of mailing: editions, weekly emails, and each kind of alert. */
export interface MailingKind {
  /** The recipients, and what their unsubscribe link covers. */
  readonly wanting: MailingAudience;
  /** Restricts the recipients to subscribers of one of these neighborhoods. */
  among?(mailing: Mailing): readonly string[];
  /** Prepares what all emails of the mailing share. Returns null if it cannot be sent now. */
  open(mailing: Mailing): Promise<ComposeEmail | null>;
}

/** Returns null if there is no content for this subscriber. */
export type ComposeEmail = (recipient: Recipient, links: SubscriberLinks) => EmailContent | null;

/** The kinds of mailings by name. */
export type MailingKinds = Readonly<Record<string, MailingKind>>;
