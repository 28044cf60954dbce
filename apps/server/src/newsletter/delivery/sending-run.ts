import { judgeRefusal, type ServerProblem, waitAfterFailures } from '@townlight/domain/newsletter';
import { MailFailure } from '../../platform/mail/mailer.ts';
import { markAccepted, markEnded, releaseLetters } from '../store/outbox.ts';
import { noteSenderProblem, readSenderState } from '../store/sender-hold.ts';
import { collectMarks } from './collect-marks.ts';
import type { Delivery } from './delivery.ts';
import type { SendingHold } from './hold-sending.ts';
import { keepPace } from './keep-pace.ts';
import type { LetterInHand } from './letters-in-hand.ts';
import { codesOf, collectRefusals } from './pending-refusals.ts';
import { takeTurns } from './take-turns.ts';
import { tryLater } from './try-later.ts';

export interface SendingRun {
  goesOn(): boolean;
  /** Returns an email whose connection was lost, to be sent again. */
  takeAgain(): LetterInHand | undefined;
  send(letter: LetterInHand): Promise<void>;
  /**
   * Finalizes the refusals, and records a problem of the mail server, which pauses sending.
   * @returns when sending may resume; null without a problem
   */
  end(): Promise<Date | null>;
}

/** The run ended before the end of the message was transmitted. */
class BrokenOff extends Error {}

/** Lost connections per email and run, after which it waits like a deferred one. */
const MOST_LOST_OF_A_LETTER = 5;
/** Consecutive lost connections without any reply in between. */
const MOST_LOST_IN_A_ROW = 10;
/** A server that defers this many consecutive emails is busy, and further attempts would not help. */
const MOST_DEFERRED_IN_A_ROW = 50;

/** Opens a run, with the state that all its emails share. */
export function openRun(delivery: Delivery, hold: SendingHold, signal: AbortSignal): SendingRun {
  const { pool, mailer, pace, log, clock } = delivery;
  const turns = takeTurns(pace.unmarked);
  const inPace = keepPace(pace.perSecond);
  const mark = collectMarks((ids) => markAccepted(pool, ids));
  const refusals = collectRefusals(delivery);
  const again: LetterInHand[] = [];
  const lostOfLetter = new Map<string, number>();
  let problem: { text: string; kind: ServerProblem } | undefined;
  let hasAccepted = false;
  let lostInARow = 0;
  let deferredInARow = 0;

  const goesOn = (): boolean => problem === undefined && !signal.aborted && hold.isSure();

  const send = async (letter: LetterInHand): Promise<void> => {
    const { claimed } = letter;
    let isInTurn = false;
    let isAccepted = false;
    let isOver = false;
    const mayEnd = async (): Promise<void> => {
      await turns.enter();
      // The email was refused while it waited for a slot.
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
        lostInARow = 0;
        deferredInARow = 0;
        refusals.accepted();
      } else await markEnded(pool, claimed.id, 'left-out', null);
    } catch (error) {
      // The email was accepted but not recorded: only the next run, which cannot know this, may send it again.
      if (isAccepted) throw error;
      await note(letter, error);
    } finally {
      isOver = true;
      if (isInTurn) turns.leave();
    }
  };

  /** @returns false if there is no content for the subscriber */
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

  const note = async (letter: LetterInHand, error: unknown): Promise<void> => {
    const { id } = letter.claimed;
    // A local error while a connection was open looks like a failure of the connection.
    if (!goesOn()) return void (await releaseLetters(pool, [id]));
    if (!(error instanceof MailFailure)) {
      log.error({ letter: id }, `a letter could not be written: ${(error as Error).message}`);
      return await wait(letter, 'error');
    }
    const { answer } = error;
    const judgment = judgeRefusal(answer);
    if (judgment === 'connection') return await noteLost(letter, error);
    lostInARow = 0;
    if (judgment === 'server') {
      problem = { text: describeServer(error), kind: 'refusal' };
      return void (await releaseLetters(pool, [id]));
    }
    if (judgment === 'deferred') {
      if (++deferredInARow >= MOST_DEFERRED_IN_A_ROW)
        problem ??= {
          text: `the mail server defers one letter after another, the last with “${answer.text}”`,
          kind: 'busy',
        };
      return await wait(letter, codesOf(answer));
    }
    deferredInARow = 0;
    await refusals.add({ letter, answer, hasNoMailbox: judgment === 'no-mailbox' });
    const suspicion = refusals.problem();
    if (suspicion !== undefined) problem ??= { text: suspicion, kind: 'refusal' };
  };

  const noteLost = async (letter: LetterInHand, error: MailFailure): Promise<void> => {
    const { id } = letter.claimed;
    const lost = (lostOfLetter.get(id) ?? 0) + 1;
    lostOfLetter.set(id, lost);
    if (++lostInARow >= MOST_LOST_IN_A_ROW)
      problem ??= {
        text: `${lostInARow} connections to the mail server failed one after another: ${error.message}`,
        kind: 'busy',
      };
    if (lost >= MOST_LOST_OF_A_LETTER) await wait(letter, codesOf(error.answer));
    else again.push(letter);
  };

  const wait = ({ claimed }: LetterInHand, answer: string): Promise<void> =>
    tryLater(pool, claimed, { now: clock(), answer });

  return {
    goesOn,
    send,
    takeAgain: () => again.shift(),
    async end() {
      // Another process has the lease and with it the emails that were claimed here.
      if (!hold.isSure()) return null;
      const left = again.splice(0).map(({ claimed }) => claimed.id);
      if (left.length > 0) await releaseLetters(pool, left);
      const suspicion = await refusals.settle(signal.aborted || problem !== undefined);
      if (suspicion !== undefined) problem ??= { text: suspicion, kind: 'refusal' };
      if (problem === undefined) return null;
      const { text, kind } = problem;
      const failures = (await readSenderState(pool)).failures + 1;
      const pause = waitAfterFailures(failures, kind);
      const notBefore = new Date(clock().getTime() + pause);
      await noteSenderProblem(pool, { text, failures, notBefore });
      const level = kind === 'refusal' ? 'error' : 'warn';
      log[level](`newsletter: ${text}; sending resumes in ${Math.round(pause / 1_000)} s`);
      return notBefore;
    },
  };
}

function describeServer({ message, answer }: MailFailure): string {
  return answer.text === '' ? message : `the mail server takes no letters: “${answer.text}”`;
}
