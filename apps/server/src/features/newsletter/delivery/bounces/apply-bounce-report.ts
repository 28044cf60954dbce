import {
  isLikelyMailServerFault,
  isMailboxGone,
  shouldSuppressAddress,
} from '@townlight/domain/newsletter';
import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '../../../../platform/database/transaction.ts';
import type { Subscribers, UnsubscribeScope } from '../../../subscriptions/index.ts';
import {
  findReportedEmail,
  markEmailReturned,
  type ReportedEmail,
  readNoMailboxRefusals,
} from '../../store/outbox.ts';
import { countReturnedEmails } from '../../store/progress.ts';
import type { BounceReport } from './parse-bounce-report.ts';

/**
 * The result of a report. `server-fault`: so many emails of the mailing bounced that the mail server is the likely
 * cause, and no address is suppressed.
 */
export type BounceReportResult =
  | 'suppressed'
  | 'unsubscribed'
  | 'noted'
  | 'server-fault'
  | 'unknown';

/** Returns a message for the operator. */
export function describeServerFault(count: number): string {
  return (
    `${count} emails bounced in mailings where more than a fifth did: the cause is probably the mail server, so these addresses are ` +
    'not suppressed; townlight subscribers suppress --lift --reason bounced --since DAY lists earlier ones'
  );
}

export interface BounceReportContext {
  readonly pool: Pool;
  readonly subscribers: Pick<Subscribers, 'suppressSubscriber' | 'unsubscribe'>;
}

/**
 * Records that an email bounced or was complained of. The subscriber is suppressed if the mailbox does not exist or
 * they complained; other reasons, such as a full mailbox, are only recorded.
 */
export async function applyBounceReport(
  { pool, subscribers }: BounceReportContext,
  { emailIds, event, status }: BounceReport,
): Promise<BounceReportResult> {
  return await inTransaction(pool, async (client) => {
    for (const id of emailIds) {
      const email = await findReportedEmail(client, id);
      if (email === null) continue;
      const { subscriberId, kind } = email;
      if (event === 'unsubscribed') {
        await subscribers.unsubscribe(client, subscriberId, stoppedBy(kind));
        return 'unsubscribed';
      }
      const hasNoMailbox = event === 'bounced' && isMailboxGone(status, true);
      await markEmailReturned(client, id, {
        returned: event,
        answer: status ?? null,
        hasNoMailbox,
      });
      if (event === 'complained') {
        await subscribers.suppressSubscriber(client, subscriberId, event);
        return 'suppressed';
      }
      if (!hasNoMailbox) return 'noted';
      return await applyBounce(client, { email, status, subscribers });
    }
    return 'unknown';
  });
}

async function applyBounce(
  client: PoolClient,
  {
    email,
    status,
    subscribers,
  }: { email: ReportedEmail; status: string | undefined } & Pick<
    BounceReportContext,
    'subscribers'
  >,
): Promise<BounceReportResult> {
  if (isLikelyMailServerFault(await countReturnedEmails(client, email.mailingId)))
    return 'server-fault';
  const isOver = shouldSuppressAddress({
    hasStatus: status !== undefined,
    isRepeated: false,
    at: email.firstTryAt ?? new Date(),
    earlier: await readNoMailboxRefusals(client, email),
  });
  if (!isOver) return 'noted';
  await subscribers.suppressSubscriber(client, email.subscriberId, 'bounced');
  return 'suppressed';
}

/** Returns what the unsubscribe link of this kind of mailing covers. */
function stoppedBy(kind: string): UnsubscribeScope {
  return kind === 'crime-change' || kind === 'unhealthy-air' ? kind : 'everything';
}
