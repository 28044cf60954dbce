import {
  endsSubscription,
  type RefusalWatch,
  type Suspicion,
  watchRefusals,
} from '@townlight/domain/newsletter';
import type { MailAnswer } from '../../platform/mail/mailer.ts';
import {
  isMostlyAccepted,
  markEnded,
  readNoMailboxTimes,
  releaseLetters,
} from '../store/outbox.ts';
import type { Delivery } from './delivery.ts';
import type { LetterInHand } from './letters-in-hand.ts';
import { tryLater } from './try-later.ts';

interface PendingRefusal {
  readonly letter: LetterInHand;
  readonly answer: MailAnswer;
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
  settle(isCut: boolean): Promise<string | undefined>;
}

/** The minimum number of tried emails for a decision in a run that was cut short. */
const FEWEST_TRIED = 50;

/**
 * Collects the refusals of a run. The emails stay claimed until the run has ended, because only then it is known
 * whether the mail server refused one address or all. If the process is killed before, they are sent again.
 */
export function collectRefusals(
  delivery: Pick<Delivery, 'pool' | 'subscribers' | 'log' | 'clock'>,
): PendingRefusals {
  const { pool, log, clock } = delivery;
  const pending: PendingRefusal[] = [];
  const watch: RefusalWatch = watchRefusals();
  const vouching = new Map<string, Promise<boolean>>();
  let tried = 0;

  /** Returns whether the email was refused in an earlier, stopped run although most of its mailing was accepted. */
  const isExpected = ({ mailingId, answer }: LetterInHand['claimed']): Promise<boolean> => {
    if (answer?.startsWith('5') !== true) return Promise.resolve(false);
    const vouches = vouching.get(mailingId) ?? isMostlyAccepted(pool, mailingId);
    vouching.set(mailingId, vouches);
    return vouches;
  };
  const describe = (suspicion: Suspicion | undefined): string | undefined =>
    suspicion && describeSuspicion(suspicion, pending.at(-1)?.answer);

  return {
    accepted() {
      tried++;
      watch.accepted();
    },
    async add(refusal) {
      pending.push(refusal);
      tried++;
      if (!(await isExpected(refusal.letter.claimed))) watch.refused(refusal.answer.text);
    },
    problem: () => describe(watch.suspicion()),
    async settle(isCut) {
      const problem = describe(watch.suspicionAtEnd());
      const letters = pending.splice(0);
      if (problem !== undefined)
        for (const { letter, answer } of letters)
          await tryLater(pool, letter.claimed, { now: clock(), answer: codesOf(answer) });
      else if (isCut && tried < FEWEST_TRIED)
        await releaseLetters(
          pool,
          letters.map(({ letter }) => letter.claimed.id),
        );
      else {
        const waiting = await endRefused(delivery, letters);
        if (waiting > 0)
          log.info(
            `${waiting} letters were refused without an enhanced status code; their addresses are suppressed if a mailing a week later is refused too`,
          );
      }
      return problem;
    },
  };
}

/** @returns the number of addresses that the next mailing would suppress */
async function endRefused(
  { pool, subscribers, clock }: Pick<Delivery, 'pool' | 'subscribers' | 'clock'>,
  letters: readonly PendingRefusal[],
): Promise<number> {
  let waiting = 0;
  for (const { letter, answer, hasNoMailbox } of letters) {
    const { claimed, addressee } = letter;
    await markEnded(pool, claimed.id, 'refused', codesOf(answer), hasNoMailbox);
    if (!hasNoMailbox) continue;
    const isOver = endsSubscription({
      hasStatus: answer.status !== undefined,
      isRepeated: claimed.answer?.startsWith('5') === true,
      at: clock(),
      earlier: await readNoMailboxTimes(pool, claimed),
    });
    if (isOver) await subscribers.suppressSubscriber(pool, addressee.recipient.id, 'bounced');
    else waiting++;
  }
  return waiting;
}

/** Formats the codes for the outbox: `451` or `550 5.1.1`. */
export function codesOf({ code, status }: Pick<MailAnswer, 'code' | 'status'>): string {
  return [code, status].filter(Boolean).join(' ') || 'no reply';
}

function describeSuspicion({ why, refused, tried }: Suspicion, last: MailAnswer | undefined) {
  const letters = {
    'in-a-row': `${refused} letters one after another`,
    share: `${refused} of the last ${tried} letters`,
    'one-text': `all ${tried} letters in the same words`,
  }[why];
  return (
    `the mail server refused ${letters}, the last with “${last?.text ?? ''}”. That looks like the server’s fault: nobody is suppressed, and ` +
    'these letters wait. Check SMTP_URL, MAIL_FROM and what the mail server allows this account'
  );
}
