import {
  GIVE_UP_AFTER_MS,
  judgeRefusal,
  waitAfterFailures,
  waitAfterTries,
} from '@townlight/domain/newsletter';
import type { Pool } from 'pg';
import type { Log } from '../../platform/log.ts';
import type { BulkMailer } from '../../platform/mail/bulk-mailer.ts';
import { MailFailure } from '../../platform/mail/mailer.ts';
import type { Subscribers } from '../../subscriptions/index.ts';
import {
  giveUpStale,
  markAccepted,
  markEnded,
  markLater,
  readOpenMailings,
  releaseLetters,
} from '../store/outbox.ts';
import { noteSenderProblem, readSenderState } from '../store/sender-hold.ts';
import { collectMarks } from './collect-marks.ts';
import { endSending } from './editions-on-their-way.ts';
import { fillOutbox } from './fill-outbox.ts';
import { holdSending, type SendingHold } from './hold-sending.ts';
import { keepPace } from './keep-pace.ts';
import { type LetterInHand, takeLetters } from './letters-in-hand.ts';
import type { MailingKinds } from './mailing-kind.ts';
import { takeTurns } from './take-turns.ts';

export interface SendingPace {
  readonly perSecond: number;
  /** Letters that are handed over at once. */
  readonly connections: number;
  /**
   * Of these, letters whose end the mail server may have while the outbox does not know it yet: so many may come twice where the
   * process is killed.
   */
  readonly unmarked: number;
}

export interface Delivery {
  readonly pool: Pool;
  readonly subscribers: Subscribers;
  readonly mailer: BulkMailer;
  readonly kinds: MailingKinds;
  readonly pace: SendingPace;
  readonly log: Log;
  /** How long a process that was killed keeps others from sending; 20 by default. */
  readonly holdSeconds?: number;
  clock(): Date;
}

/** So many letters in a row that are refused for what they say are the mail server's word on all of them. */
const REFUSED_IN_A_ROW = 10;
const LARGEST_PAGE = 200;

/**
 * Sends what is due until nothing is, `signal` is aborted, or the mail server takes nothing. Does nothing where another process
 * sends, or the mail server is to be left alone for a while.
 */
export async function sendLetters(delivery: Delivery, signal: AbortSignal): Promise<void> {
  const { pool, log, pace, clock } = delivery;
  const hold = await holdSending(pool, delivery.holdSeconds);
  if (hold === null) return;
  try {
    const left = await releaseLetters(pool);
    if (left > 0)
      log.warn(
        `${left} letters were in hand when sending stopped; at most ${Math.min(left, pace.unmarked)} of them may arrive twice`,
      );
    await giveUpStale(pool);
    const { notBefore } = await readSenderState(pool);
    if (notBefore !== null && notBefore > clock()) return;
    const mailings = await readOpenMailings(pool);
    for (const mailing of mailings) {
      const kind = delivery.kinds[mailing.kind];
      if (kind && mailing.filledAt === null) await fillOutbox(delivery, mailing, kind, signal);
    }
    const page = Math.min(LARGEST_PAGE, Math.max(pace.connections, Math.ceil(pace.perSecond)));
    const letters = takeLetters(delivery, mailings, page);
    const run = openRun(delivery, hold, signal);
    try {
      const workers = Array.from({ length: pace.connections }, async () => {
        while (run.goesOn()) {
          const letter = await letters.next();
          if (letter === null) return;
          await run.send(letter);
        }
      });
      await Promise.all(workers);
    } finally {
      await letters.letGo();
      await run.end();
    }
    await endSending(pool);
  } finally {
    await hold.letGo();
  }
}

/** The run was ended before the letter's end was handed over. */
class BrokenOff extends Error {}

/** What the letters of one run share. */
function openRun(
  { pool, subscribers, mailer, pace, log, clock }: Delivery,
  hold: SendingHold,
  signal: AbortSignal,
) {
  const turns = takeTurns(pace.unmarked);
  const inPace = keepPace(pace.perSecond);
  const mark = collectMarks((ids) => markAccepted(pool, ids));
  let problem: string | undefined;
  let hasAccepted = false;
  let refusedInARow = 0;

  const goesOn = (): boolean => problem === undefined && !signal.aborted && hold.isSure();

  const send = async (letter: LetterInHand): Promise<void> => {
    const { claimed } = letter;
    let isInTurn = false;
    let isAccepted = false;
    let isOver = false;
    const mayEnd = async (): Promise<void> => {
      await turns.enter();
      // refused while it waited for its turn
      if (isOver) return turns.leave();
      isInTurn = true;
      if (!goesOn()) throw new BrokenOff();
    };
    try {
      await inPace();
      if (!goesOn()) throw new BrokenOff();
      if (await handOver(letter, mayEnd)) {
        isAccepted = true;
        await mark(claimed.id);
        if (!hasAccepted) await noteSenderProblem(pool, null);
        hasAccepted = true;
        refusedInARow = 0;
      } else await markEnded(pool, claimed.id, 'left-out', null);
    } catch (error) {
      // it went: only the next run, which cannot know, may send it again
      if (isAccepted) throw error;
      await note(letter, error);
    } finally {
      isOver = true;
      if (isInTurn) turns.leave();
    }
  };

  /** @returns false where there is nothing to tell */
  const handOver = async (
    { claimed, addressee, compose }: LetterInHand,
    mayEnd: () => Promise<void>,
  ): Promise<boolean> => {
    const { recipient, address, links } = addressee;
    const written = compose(recipient, links);
    if (written === null) return false;
    const { oneClick } = links;
    await mailer.deliver(
      { ...written, to: address, id: claimed.id, listId: 'neighborhoods', oneClick },
      mayEnd,
    );
    return true;
  };

  const note = async ({ claimed, addressee }: LetterInHand, error: unknown): Promise<void> => {
    const { id, tries, firstTryAt } = claimed;
    // what went wrong on our side while a connection was open looks like a failure of the connection
    if (!goesOn()) return void (await releaseLetters(pool, [id]));
    const answer = error instanceof MailFailure ? error.answer : undefined;
    const said = [answer?.code, answer?.status].filter(Boolean).join(' ') || 'error';
    const judgment = answer === undefined ? 'later' : judgeRefusal(answer);
    if (answer === undefined)
      log.error({ letter: id }, `a letter could not be written: ${(error as Error).message}`);
    if (judgment === 'server') {
      problem = (error as Error).message;
      await releaseLetters(pool, [id]);
    } else if (judgment === 'later') {
      const since = firstTryAt?.getTime() ?? clock().getTime();
      const next = new Date(clock().getTime() + waitAfterTries(tries + 1));
      if (next.getTime() - since > GIVE_UP_AFTER_MS) await markEnded(pool, id, 'given-up', said);
      else await markLater(pool, id, next, said);
    } else {
      await markEnded(pool, id, 'refused', said);
      if (judgment === 'address')
        await subscribers.suppressSubscriber(pool, addressee.recipient.id, 'bounced');
      else if (++refusedInARow >= REFUSED_IN_A_ROW)
        problem = `the mail server refused ${refusedInARow} letters in a row (${said})`;
    }
  };

  return {
    goesOn,
    send,
    /** Notes a problem of the mail server, so that it is left alone for a while. */
    async end(): Promise<void> {
      if (problem === undefined) return;
      const { failures } = await readSenderState(pool);
      const wait = waitAfterFailures(failures + 1);
      log.warn(`${problem}; sending resumes in ${Math.round(wait / 1_000)} s`);
      const notBefore = new Date(clock().getTime() + wait);
      await noteSenderProblem(pool, { text: problem, failures: failures + 1, notBefore });
    },
  };
}
