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
  /** A letter whose connection was lost, to be handed over again. */
  takeAgain(): LetterInHand | undefined;
  send(letter: LetterInHand): Promise<void>;
  /**
   * Settles what was refused, and notes a problem of the mail server, so that it is left alone for a while.
   * @returns when sending may resume; null where nothing is wrong
   */
  end(): Promise<Date | null>;
}

/** The run was ended before the letter's end was handed over. */
class BrokenOff extends Error {}

/** In one run, before a letter waits like one that was deferred. */
const MOST_LOST_OF_A_LETTER = 5;
/** One after another, of all letters, without a reply in between. */
const MOST_LOST_IN_A_ROW = 10;
/** A server that defers everybody is busy: more of the same would not help it. */
const MOST_DEFERRED_IN_A_ROW = 50;

/** What the letters of one run share. */
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
        lostInARow = 0;
        deferredInARow = 0;
        refusals.accepted();
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

  const note = async (letter: LetterInHand, error: unknown): Promise<void> => {
    const { id } = letter.claimed;
    // what went wrong on our side while a connection was open looks like a failure of the connection
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
      // another process sends: what was in hand here is in its hands
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
