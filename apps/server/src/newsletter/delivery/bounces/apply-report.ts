import { endsSubscription, isGone, isServerFault } from '@townlight/domain/newsletter';
import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Stopped, Subscribers } from '../../../subscriptions/index.ts';
import {
  findLetter,
  markReturned,
  type ReportedLetter,
  readNoMailboxTimes,
} from '../../store/outbox.ts';
import { countReturned } from '../../store/progress.ts';
import type { LetterReport } from './read-report.ts';

/**
 * The result of a report. `server-fault`: so many emails of the mailing bounced that the mail server is the likely
 * cause, and no address is suppressed.
 */
export type AppliedReport = 'suppressed' | 'unsubscribed' | 'noted' | 'server-fault' | 'unknown';

/** Returns a message for the operator. */
export function describeServerFault(count: number): string {
  return (
    `${count} letters came back of mailings of which more than a fifth did: that looks like the mail server’s fault, so these addresses are ` +
    'not suppressed; townlight subscribers suppress --lift --reason bounced --since DAY shows those that were before'
  );
}

export interface ReportDesk {
  readonly pool: Pool;
  readonly subscribers: Pick<Subscribers, 'suppressSubscriber' | 'unsubscribe'>;
}

/**
 * Records that an email bounced or was complained of. The subscriber is suppressed if the mailbox does not exist or
 * they complained; other reasons, such as a full mailbox, are only recorded.
 */
export async function applyReport(
  { pool, subscribers }: ReportDesk,
  { letterIds, event, status }: LetterReport,
): Promise<AppliedReport> {
  return await inTransaction(pool, async (client) => {
    for (const id of letterIds) {
      const letter = await findLetter(client, id);
      if (letter === null) continue;
      const { subscriberId, kind } = letter;
      if (event === 'unsubscribed') {
        await subscribers.unsubscribe(client, subscriberId, stoppedBy(kind));
        return 'unsubscribed';
      }
      const hasNoMailbox = event === 'bounced' && isGone(status, true);
      await markReturned(client, id, { returned: event, answer: status ?? null, hasNoMailbox });
      if (event === 'complained') {
        await subscribers.suppressSubscriber(client, subscriberId, event);
        return 'suppressed';
      }
      if (!hasNoMailbox) return 'noted';
      return await applyBounce(client, { letter, status, subscribers });
    }
    return 'unknown';
  });
}

async function applyBounce(
  client: PoolClient,
  {
    letter,
    status,
    subscribers,
  }: { letter: ReportedLetter; status: string | undefined } & Pick<ReportDesk, 'subscribers'>,
): Promise<AppliedReport> {
  if (isServerFault(await countReturned(client, letter.mailingId))) return 'server-fault';
  const isOver = endsSubscription({
    hasStatus: status !== undefined,
    isRepeated: false,
    at: letter.firstTryAt ?? new Date(),
    earlier: await readNoMailboxTimes(client, letter),
  });
  if (!isOver) return 'noted';
  await subscribers.suppressSubscriber(client, letter.subscriberId, 'bounced');
  return 'suppressed';
}

/** Returns what the unsubscribe link of this kind of mailing covers. */
function stoppedBy(kind: string): Stopped {
  return kind === 'crime-change' || kind === 'unhealthy-air' ? kind : 'everything';
}
