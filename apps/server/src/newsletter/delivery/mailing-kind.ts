import type { Recipient, SubscriberLinks, Wanted } from '../../subscriptions/index.ts';
import type { Letter } from '../letter/letter.ts';
import type { Mailing } from '../store/outbox.ts';

/** What can be sent to many: editions, weekly letters, and each kind of alert. */
export interface MailingKind {
  /** Who gets it, and what one click ends. */
  readonly wanting: Wanted;
  /** Only who has one of these neighborhoods. */
  among?(mailing: Mailing): readonly string[];
  /** Gets ready what all letters of it share. Null where it cannot be sent now. */
  open(mailing: Mailing): Promise<ComposeLetter | null>;
}

/** Null where there is nothing to tell this reader. */
export type ComposeLetter = (recipient: Recipient, links: SubscriberLinks) => Letter | null;

/** By what mailings are told apart. */
export type MailingKinds = Readonly<Record<string, MailingKind>>;
