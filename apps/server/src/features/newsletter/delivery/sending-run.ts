import {
  classifySmtpRefusal,
  computeMailServerRetryDelay,
  type MailServerProblem,
} from '@townlight/domain/newsletter';
import { MailFailure } from '../../../platform/mail/mailer.ts';
import { markEmailEnded, markEmailsAccepted, releaseEmails } from '../store/outbox.ts';
import { readSenderState, saveMailServerProblem } from '../store/sender-state.ts';
import type { SenderLease } from './acquire-sender-lease.ts';
import { createBatchWriter } from './batch-writer.ts';
import type { ClaimedEmailToSend } from './claimed-email-reader.ts';
import type { Delivery } from './delivery.ts';
import { createPendingRefusals, formatReplyCodes, scheduleRetry } from './pending-refusals.ts';
import { createRateLimiter, createSemaphore } from './send-limits.ts';

/** One run of sending: it stops when the mail server fails. */
export interface SendingRun {
  canContinue(): boolean;
  /** Returns an email whose connection was lost, to be sent again. */
  nextRetry(): ClaimedEmailToSend | undefined;
  send(email: ClaimedEmailToSend): Promise<void>;
  /**
   * Finalizes the refusals, and records a problem of the mail server, which pauses sending.
   * @returns when sending may resume; null without a problem
   */
  end(): Promise<Date | null>;
}

/** The run ended before the end of the message was transmitted. */
class RunEnded extends Error {}

/** Lost connections per email and run, after which it waits like a deferred one. */
const MAX_LOSSES_PER_EMAIL = 5;
/** Consecutive lost connections without any reply in between. */
const MAX_LOSSES_IN_A_ROW = 10;
/** A server that defers this many consecutive emails is busy, and further attempts would not help. */
const MAX_DEFERRED_IN_A_ROW = 50;

/** Opens a run, with the state that all its emails share. */
export function startSendingRun(
  delivery: Delivery,
  lease: SenderLease,
  signal: AbortSignal,
): SendingRun {
  const { pool, mailer, pace, log, clock } = delivery;
  const semaphore = createSemaphore(pace.unmarked);
  const waitForRate = createRateLimiter(pace.perSecond);
  const mark = createBatchWriter((ids) => markEmailsAccepted(pool, ids));
  const refusals = createPendingRefusals(delivery);
  const again: ClaimedEmailToSend[] = [];
  const lossesByEmail = new Map<string, number>();
  let problem: { text: string; kind: MailServerProblem } | undefined;
  let hasAccepted = false;
  let lostInARow = 0;
  let deferredInARow = 0;

  const goesOn = (): boolean => problem === undefined && !signal.aborted && lease.isSure();

  const send = async (email: ClaimedEmailToSend): Promise<void> => {
    const { claimed } = email;
    let hasSlot = false;
    let isAccepted = false;
    let isOver = false;
    const mayEnd = async (): Promise<void> => {
      await semaphore.acquire();
      // The email was refused while it waited for a slot.
      if (isOver) return semaphore.release();
      hasSlot = true;
      if (!goesOn()) throw new RunEnded();
    };
    try {
      await waitForRate();
      if (!goesOn()) throw new RunEnded();
      if (await deliver(email, mayEnd)) {
        isAccepted = true;
        await mark(claimed.id);
        if (!hasAccepted) await saveMailServerProblem(pool, null);
        hasAccepted = true;
        lostInARow = 0;
        deferredInARow = 0;
        refusals.accepted();
      } else await markEmailEnded(pool, claimed.id, 'left-out', null);
    } catch (error) {
      // The email was accepted but not recorded: only the next run, which cannot know this, may send it again.
      if (isAccepted) throw error;
      await handleFailure(email, error);
    } finally {
      isOver = true;
      if (hasSlot) semaphore.release();
    }
  };

  /** @returns false if there is no content for the subscriber */
  const deliver = async (
    { claimed, addressee, compose }: ClaimedEmailToSend,
    mayEnd: () => Promise<void>,
  ): Promise<boolean> => {
    const { recipient, address, links } = addressee;
    const written = compose(recipient, links);
    if (written === null) return false;
    const { oneClick } = links;
    await mailer.deliver(
      { ...written, to: address, id: claimed.id, listId: 'neighborhoods', oneClickUrl: oneClick },
      mayEnd,
    );
    return true;
  };

  const handleFailure = async (email: ClaimedEmailToSend, error: unknown): Promise<void> => {
    const { id } = email.claimed;
    // A local error while a connection was open looks like a failure of the connection.
    if (!goesOn()) return void (await releaseEmails(pool, [id]));
    if (!(error instanceof MailFailure)) {
      log.error({ emailId: id }, `an email could not be rendered: ${(error as Error).message}`);
      return await wait(email, 'error');
    }
    const { reply } = error;
    const judgment = classifySmtpRefusal(reply);
    if (judgment === 'connection') return await handleLostConnection(email, error);
    lostInARow = 0;
    if (judgment === 'server') {
      problem = { text: describeServer(error), kind: 'refusal' };
      return void (await releaseEmails(pool, [id]));
    }
    if (judgment === 'deferred') {
      if (++deferredInARow >= MAX_DEFERRED_IN_A_ROW)
        problem ??= {
          text: `the mail server defers one letter after another, the last with “${reply.text}”`,
          kind: 'busy',
        };
      return await wait(email, formatReplyCodes(reply));
    }
    deferredInARow = 0;
    await refusals.add({ email, answer: reply, hasNoMailbox: judgment === 'no-mailbox' });
    const suspicion = refusals.problem();
    if (suspicion !== undefined) problem ??= { text: suspicion, kind: 'refusal' };
  };

  const handleLostConnection = async (
    email: ClaimedEmailToSend,
    error: MailFailure,
  ): Promise<void> => {
    const { id } = email.claimed;
    const lost = (lossesByEmail.get(id) ?? 0) + 1;
    lossesByEmail.set(id, lost);
    if (++lostInARow >= MAX_LOSSES_IN_A_ROW)
      problem ??= {
        text: `${lostInARow} connections to the mail server failed one after another: ${error.message}`,
        kind: 'busy',
      };
    if (lost >= MAX_LOSSES_PER_EMAIL) await wait(email, formatReplyCodes(error.reply));
    else again.push(email);
  };

  const wait = ({ claimed }: ClaimedEmailToSend, answer: string): Promise<void> =>
    scheduleRetry(pool, claimed, { now: clock(), answer });

  return {
    canContinue: goesOn,
    send,
    nextRetry: () => again.shift(),
    async end() {
      // Another process has the lease and with it the emails that were claimed here.
      if (!lease.isSure()) return null;
      const left = again.splice(0).map(({ claimed }) => claimed.id);
      if (left.length > 0) await releaseEmails(pool, left);
      const suspicion = await refusals.finalize(signal.aborted || problem !== undefined);
      if (suspicion !== undefined) problem ??= { text: suspicion, kind: 'refusal' };
      if (problem === undefined) return null;
      const { text, kind } = problem;
      const failures = (await readSenderState(pool)).failures + 1;
      const pause = computeMailServerRetryDelay(failures, kind);
      const notBefore = new Date(clock().getTime() + pause);
      await saveMailServerProblem(pool, { text, failures, notBefore });
      const level = kind === 'refusal' ? 'error' : 'warn';
      log[level](`newsletter: ${text}; sending resumes in ${Math.round(pause / 1_000)} s`);
      return notBefore;
    },
  };
}

function describeServer({ message, reply }: MailFailure): string {
  return reply.text === '' ? message : `the mail server takes no letters: “${reply.text}”`;
}
