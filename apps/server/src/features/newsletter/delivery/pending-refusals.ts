import {
  computeEmailRetryDelay,
  createRefusalMonitor,
  MAX_RETRY_AGE_MS,
  type MailServerSuspicion,
  type RefusalMonitor,
  shouldSuppressAddress,
} from '@townlight/domain/newsletter';
import type { Pool } from 'pg';
import type { SmtpReply } from '../../../platform/mail/mailer.ts';
import {
  type ClaimedEmail,
  isMailServerTrusted,
  markEmailEnded,
  markEmailForRetry,
  readNoMailboxRefusals,
  releaseEmails,
} from '../store/outbox.ts';
import type { ClaimedEmailToSend } from './claimed-email-reader.ts';
import type { Delivery } from './delivery.ts';

interface PendingRefusal {
  readonly email: ClaimedEmailToSend;
  readonly answer: SmtpReply;
  readonly hasNoMailbox: boolean;
}

export interface PendingRefusals {
  accepted(): void;
  add(refusal: PendingRefusal): Promise<void>;
  /** Why the run must stop, as a message for the operator; undefined if it can continue. */
  problem(): string | undefined;
  /**
   * Marks the refused emails as ended and suppresses addresses without a mailbox. If the refusals look like a fault of
   * the mail server, all of them are scheduled for a retry and no address is suppressed.
   * @param isCut whether the run ended before all emails were tried, so that few refusals are inconclusive
   * @returns the problem, as `problem` does
   */
  finalize(isCut: boolean): Promise<string | undefined>;
}

/** The minimum number of tried emails for a decision in a run that was cut short. */
const MIN_TRIED = 50;

/**
 * Collects the refusals of a run. The emails stay claimed until the run has ended, because only then it is known
 * whether the mail server refused one address or all. If the process is killed before, they are sent again.
 */
export function createPendingRefusals(
  delivery: Pick<Delivery, 'pool' | 'subscribers' | 'log' | 'clock'>,
): PendingRefusals {
  const { pool, log, clock } = delivery;
  const pending: PendingRefusal[] = [];
  const watch: RefusalMonitor = createRefusalMonitor();
  const vouching = new Map<string, Promise<boolean>>();
  let tried = 0;

  /** Returns whether the email was refused in an earlier, stopped run although most of its mailing was accepted. */
  const isExpected = ({ mailingId, answer }: ClaimedEmailToSend['claimed']): Promise<boolean> => {
    if (answer?.startsWith('5') !== true) return Promise.resolve(false);
    const vouches = vouching.get(mailingId) ?? isMailServerTrusted(pool, mailingId);
    vouching.set(mailingId, vouches);
    return vouches;
  };
  const describe = (suspicion: MailServerSuspicion | undefined): string | undefined =>
    suspicion && describeSuspicion(suspicion, pending.at(-1)?.answer);

  return {
    accepted() {
      tried++;
      watch.accepted();
    },
    async add(refusal) {
      pending.push(refusal);
      tried++;
      if (!(await isExpected(refusal.email.claimed))) watch.refused(refusal.answer.text);
    },
    problem: () => describe(watch.suspicion()),
    async finalize(isCut) {
      const problem = describe(watch.suspicionAtEnd());
      const refused = pending.splice(0);
      if (problem !== undefined)
        for (const { email, answer } of refused)
          await scheduleRetry(pool, email.claimed, {
            now: clock(),
            answer: formatReplyCodes(answer),
          });
      else if (isCut && tried < MIN_TRIED)
        await releaseEmails(
          pool,
          refused.map(({ email }) => email.claimed.id),
        );
      else {
        const waiting = await endRefused(delivery, refused);
        if (waiting > 0)
          log.info(
            `${waiting} emails were refused without an enhanced status code; their addresses are suppressed if a mailing a week later is refused too`,
          );
      }
      return problem;
    },
  };
}

/** @returns the number of addresses that the next mailing would suppress */
async function endRefused(
  { pool, subscribers, clock }: Pick<Delivery, 'pool' | 'subscribers' | 'clock'>,
  refusals: readonly PendingRefusal[],
): Promise<number> {
  let waiting = 0;
  for (const { email, answer, hasNoMailbox } of refusals) {
    const { claimed, addressee } = email;
    await markEmailEnded(pool, claimed.id, 'refused', formatReplyCodes(answer), hasNoMailbox);
    if (!hasNoMailbox) continue;
    const isOver = shouldSuppressAddress({
      hasStatus: answer.status !== undefined,
      isRepeated: claimed.answer?.startsWith('5') === true,
      at: clock(),
      earlier: await readNoMailboxRefusals(pool, claimed),
    });
    if (isOver) await subscribers.suppressSubscriber(pool, addressee.recipient.id, 'bounced');
    else waiting++;
  }
  return waiting;
}

/** Formats the codes for the outbox: `451` or `550 5.1.1`. */
export function formatReplyCodes({ code, status }: Pick<SmtpReply, 'code' | 'status'>): string {
  return [code, status].filter(Boolean).join(' ') || 'no reply';
}

function describeSuspicion(
  { why, refused, tried }: MailServerSuspicion,
  last: SmtpReply | undefined,
) {
  const scope = {
    'in-a-row': `${refused} emails in a row`,
    share: `${refused} of the last ${tried} emails`,
    'one-text': `all ${tried} emails with the same reply`,
  }[why];
  return (
    `the mail server refused ${scope}, the last with “${last?.text ?? ''}”. The cause is probably the server: no address is suppressed, and ` +
    'these emails are delayed. Check SMTP_URL, MAIL_FROM and what the mail server allows this account'
  );
}

/**
 * Schedules a retry of an email that was not accepted, or gives it up. @param answer reply codes, as the outbox stores
 * them
 */
export async function scheduleRetry(
  pool: Pool,
  { id, tries, firstTryAt }: ClaimedEmail,
  { now, answer }: { now: Date; answer: string },
): Promise<void> {
  const dueAt = new Date(now.getTime() + computeEmailRetryDelay(tries + 1));
  const since = firstTryAt ?? now;
  if (dueAt.getTime() - since.getTime() > MAX_RETRY_AGE_MS)
    await markEmailEnded(pool, id, 'given-up', answer);
  else await markEmailForRetry(pool, id, dueAt, answer);
}
