import type { StaffChange } from '@townlight/contract/staff/changes';
import type { AuditAction, AuditSubject } from '@townlight/domain/staff';
import { parseYearMonth } from '@townlight/domain/time';
import type { IntlShape } from 'react-intl';
import { formatMonth } from '../../../i18n/figures.ts';
import type { MessageId } from '../../../i18n/messages/en.ts';
import { createGetText, type PlainValue } from '../../../i18n/use-text.ts';

type LoggedChange = Pick<StaffChange, 'subject' | 'what' | 'of'> &
  Partial<Pick<StaffChange, 'after'>>;
type ChangeMessage = { readonly id: MessageId; readonly values: Record<string, PlainValue> } | null;

/**
 * Describes an entry of the audit log in the reader's language; `null` for an unknown one, such as an older server's.
 */
export function describeStaffChange(intl: IntlShape, change: LoggedChange): string | null {
  const message = changeMessage(intl, change);
  return message === null ? null : createGetText(intl)(message.id, message.values);
}

/** Formats the author of a change: an address, or a label for the server. */
export function formatChangeAuthor(intl: IntlShape, by: string): string {
  const text = createGetText(intl);
  if (by === 'command line') return text('change.by.commandLine');
  return by === 'automatic' ? text('change.by.automatic') : by;
}

function changeMessage(intl: IntlShape, { subject, what, of, after }: LoggedChange): ChangeMessage {
  switch (subject) {
    case 'staff':
      return toMessage(findMessageId(STAFF, what), { of, count: countOf(after, 'count') });
    case 'feedback':
      return toMessage(findMessageId(FEEDBACK, what), {
        id: of.replace(/^feedback /, ''),
        count: countOf(after, 'entries'),
      });
    case 'sources':
      return toMessage(what === 'asked now' ? 'change.sources.asked' : undefined, { of });
    case 'newsletter':
      return editionMessage(intl, what, of);
    case 'news':
      return paragraphMessage(what, of);
    case 'bundles':
      return rowsMessage(what, of);
    default:
      return null;
  }
}

function findMessageId(
  messageIds: Readonly<Record<string, MessageId>>,
  what: string,
): MessageId | undefined {
  return Object.hasOwn(messageIds, what) ? messageIds[what] : undefined;
}

function toMessage(id: MessageId | undefined, values: Record<string, PlainValue>): ChangeMessage {
  return id === undefined ? null : { id, values };
}

function editionMessage(intl: IntlShape, what: string, of: string): ChangeMessage {
  const month = parseYearMonth(of);
  return toMessage(findMessageId(EDITION, what), {
    month: month === null ? of : formatMonth(intl, month),
  });
}

function paragraphMessage(what: string, of: string): ChangeMessage {
  const [, entry, language] = /^paragraph of (.+) \((en|es)\)$/.exec(of) ?? [];
  return entry === undefined
    ? null
    : toMessage(findMessageId(PARAGRAPH, what), { entry, language });
}

function rowsMessage(what: string, of: string): ChangeMessage {
  const [, row, name] =
    /^(big bundle|small bundle|nickname|crime description) (.+)$/s.exec(of) ?? [];
  if (row !== undefined)
    return toMessage(findMessageId(ROW, what), { row: row.split(' ')[0], name, count: 1 });
  const [, save] = /^save (\d+) \(/.exec(of) ?? [];
  if (save !== undefined) return toMessage(findMessageId(SAVE, what), { save });
  const [, count] = /^(\d+) rows \(/.exec(of) ?? [];
  return count === undefined
    ? null
    : toMessage(findMessageId(ROWS, what), { count: Number(count) });
}

/** Returns a number from the state after the change; 0 where there is none. */
function countOf(after: unknown, name: string): number {
  const count = (after as Record<string, unknown> | null | undefined)?.[name];
  return typeof count === 'number' ? count : 0;
}

/** The message id of each action that the server logs for a subject. */
type ChangeMessageIds<Subject extends AuditSubject, Left extends string = never> = Readonly<
  Record<Exclude<AuditAction<Subject>, Left>, MessageId>
>;

const STAFF: ChangeMessageIds<'staff'> = {
  invited: 'change.staff.invited',
  'invited again': 'change.staff.invitedAgain',
  'changed the role of': 'change.staff.role',
  removed: 'change.staff.removed',
  'signed in': 'change.staff.signedIn',
  'signed out': 'change.staff.signedOutHere',
  'signed out everywhere': 'change.staff.signedOut',
  'signed out other browsers': 'change.staff.othersSignedOut',
  'failed sign-ins': 'change.staff.failed',
  'added a passkey': 'change.staff.passkeyAdded',
  'removed a passkey': 'change.staff.passkeyRemoved',
  'linked an account': 'change.staff.accountLinked',
  'unlinked the account of': 'change.staff.accountUnlinked',
};
const FEEDBACK: ChangeMessageIds<'feedback'> = {
  handled: 'change.feedback.handled',
  'opened again': 'change.feedback.opened',
  deleted: 'change.feedback.deleted',
  downloaded: 'change.feedback.downloaded',
};
const PARAGRAPH: ChangeMessageIds<'news'> = {
  added: 'change.news.added',
  changed: 'change.news.changed',
  deleted: 'change.news.deleted',
};
const EDITION: ChangeMessageIds<'newsletter'> = {
  drafted: 'change.newsletter.drafted',
  wrote: 'change.newsletter.wrote',
  scheduled: 'change.newsletter.scheduled',
  'taken back': 'change.newsletter.takenBack',
  paused: 'change.newsletter.paused',
  resumed: 'change.newsletter.resumed',
  'turned on': 'change.newsletter.automaticOn',
  'turned off': 'change.newsletter.automaticOff',
};
const ROW: ChangeMessageIds<'bundles', 'undid' | 'restored'> = {
  added: 'change.bundles.added',
  changed: 'change.bundles.changed',
  renamed: 'change.bundles.renamed',
  deleted: 'change.bundles.deleted',
  imported: 'change.bundles.imported',
};
const ROWS = { changed: 'change.bundles.rows', imported: 'change.bundles.imported' } as const;
const SAVE = { undid: 'change.bundles.undone', restored: 'change.bundles.restored' } as const;
