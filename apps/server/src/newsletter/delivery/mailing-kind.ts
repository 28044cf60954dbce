import type { Recipient, SubscriberLinks, Wanted } from '../../subscriptions/index.ts';
import type { Letter } from '../letter/letter.ts';
import type { Mailing } from '../store/outbox.ts';

/** A kind of mailing: editions, weekly emails, and each kind of alert. */
export interface MailingKind {
  /** The recipients, and what their unsubscribe link covers. */
  readonly wanting: Wanted;
  /** Restricts the recipients to subscribers of one of these neighborhoods. */
  among?(mailing: Mailing): readonly string[];
  /** Prepares what all emails of the mailing share. Returns null if it cannot be sent now. */
  open(mailing: Mailing): Promise<ComposeLetter | null>;
}

/** Returns null if there is no content for this subscriber. */
export type ComposeLetter = (recipient: Recipient, links: SubscriberLinks) => Letter | null;

/** The kinds of mailings by name. */
export type MailingKinds = Readonly<Record<string, MailingKind>>;
