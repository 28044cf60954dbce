import { Client, type PoolConfig } from 'pg';
import { whatWasSaid } from '../failure.ts';
import type { Log } from '../log.ts';

/** Whether the store accepts writes. */
export type StoreAnswer =
  | { readonly writing: true }
  | {
      readonly writing: false;
      /** Whether it does not answer at all; else it may be readable. */
      readonly away: boolean;
      /** The reason in general terms, since it is public. */
      readonly reason: string;
    };

export interface StoreProbe {
  /** Returns the latest status without querying the store. */
  answer(): StoreAnswer;
  /** Calls the listener with each status that differs from the previous one. */
  follow(listener: (answer: StoreAnswer) => void): void;
  /** Refuses writes whatever the store's status; undefined allows them again. */
  refuse(reason: string | undefined): void;
  /**
   * Runs work of this process that may fill the one session of the embedded store: meanwhile a timeout does not count
   * as unavailable.
   * @param maxMs after this time the work itself counts as blocked by another load
   */
  during<Result>(work: Promise<Result>, atMostMs: number): Promise<Result>;
  close(): Promise<void>;
}

export interface ProbeOptions {
  readonly poolOptions: PoolConfig;
  readonly kind: 'pglite' | 'postgres';
  /** The time of the newest migration in this program, in milliseconds (`readNewestMigration`). */
  readonly newest: number;
  readonly log: Log;
}

const EVERY_MS = 500;
/** Without an answer within this time the store counts as unavailable. */
const PATIENCE_MS = 2_000;

const MOST_QUESTIONS = 5;

const YES: StoreAnswer = { writing: true };
const AWAY = 'The store does not answer.';
const BUSY = 'The store does not answer: it is busy with a load, or down.';
const DAMAGED = 'The store answers with an error.';
export const NEWER =
  'The store belongs to a newer version of Townlight, so this version writes nothing to it.';

/** One check on one connection. */
interface Question {
  readonly client: Client;
  /** Whether this connection has answered before. */
  known: boolean;
  timer?: NodeJS.Timeout;
}

/**
 * Polls the store's availability and schema version twice a second, however many callers read the status. While it is
 * unavailable each check uses a new connection, so that the first one to get through is noticed.
 */
export function openStoreProbe({ poolOptions, kind, newest, log }: ProbeOptions): StoreProbe {
  /** The time until which each piece of work is tolerated. */
  const ownWork = new Set<number>();
  const listeners: ((answer: StoreAnswer) => void)[] = [];
  const open = new Set<Question>();
  let idle: Question | undefined;
  let answer = YES;
  let refused: StoreAnswer | undefined;
  let ownWorkEndedAt = Number.NEGATIVE_INFINITY;
  let closed = false;

  const take = (next: StoreAnswer, cause?: unknown): void => {
    if (closed || reasonOf(next) === reasonOf(answer)) return;
    answer = next;
    if (next.writing) log.warn('the store answers again');
    else log.error(`nothing can be written: ${next.reason} (${whatWasSaid(cause)})`);
    for (const listener of listeners) listener(next);
  };
  const fillsSession = (): boolean => {
    const now = performance.now();
    return [...ownWork].some((until) => now < until) || now - ownWorkEndedAt < PATIENCE_MS;
  };
  const drop = (question: Question): void => {
    clearTimeout(question.timer);
    open.delete(question);
    if (idle === question) idle = undefined;
    // the connection may hang: its end is not awaited
    void question.client.end().catch(() => undefined);
  };
  const failed = (question: Question, error: unknown): void => {
    if (!open.has(question)) return;
    drop(question);
    // an established connection may have ended alone: a new one is tried before the status changes
    if (question.known && !closed) {
      ask(newQuestion());
      return;
    }
    // PostgreSQL reports failed statements as ERROR, and ended connections as FATAL
    const away = (error as { severity?: unknown }).severity !== 'ERROR';
    take({ writing: false, away, reason: away ? AWAY : DAMAGED }, error);
  };
  const outOfPatience = (question: Question): void => {
    if (!open.has(question)) return;
    if (kind === 'pglite' && fillsSession()) {
      question.timer = wait(question);
      return;
    }
    drop(question);
    const reason = kind === 'pglite' ? BUSY : AWAY;
    take({ writing: false, away: true, reason }, `no answer within ${PATIENCE_MS / 1_000} seconds`);
  };
  // answers that arrived while this thread was busy are processed first
  const wait = (question: Question): NodeJS.Timeout =>
    setTimeout(() => setImmediate(outOfPatience, question), PATIENCE_MS).unref();
  const newQuestion = (): Question => {
    const question = { client: new Client(poolOptions), known: false };
    question.client.on('error', (error) => failed(question, error));
    open.add(question);
    return question;
  };
  const ask = (question: Question): void => {
    if (idle === question) idle = undefined;
    question.timer = wait(question);
    void questionStore(question).then(
      (made) => {
        if (!open.has(question)) return;
        clearTimeout(question.timer);
        question.known = true;
        idle = question;
        for (const other of open) if (other !== question) drop(other);
        take(made > newest ? { writing: false, away: false, reason: NEWER } : YES, made);
      },
      (error) => failed(question, error),
    );
  };
  const turn = (): void => {
    if (idle !== undefined) ask(idle);
    else if (open.size === 0 || (isAway(answer) && open.size < MOST_QUESTIONS)) ask(newQuestion());
  };
  const timer = setInterval(turn, EVERY_MS).unref();
  turn();

  return {
    answer: () => (refused === undefined || isAway(answer) ? answer : refused),
    follow(listener) {
      listeners.push(listener);
    },
    refuse(reason) {
      refused = reason === undefined ? undefined : { writing: false, away: false, reason };
    },
    async during(work, atMostMs) {
      const until = performance.now() + atMostMs;
      ownWork.add(until);
      try {
        return await work;
      } finally {
        ownWork.delete(until);
        ownWorkEndedAt = Math.min(performance.now(), until);
      }
    },
    async close() {
      closed = true;
      clearInterval(timer);
      for (const question of open) drop(question);
    },
  };
}

function reasonOf(answer: StoreAnswer): string | undefined {
  return answer.writing ? undefined : answer.reason;
}

export function isAway(answer: StoreAnswer): boolean {
  return !answer.writing && answer.away;
}

/** Returns the time of the store's newest migration. */
async function questionStore({ client, known }: Question): Promise<number> {
  if (!known) await client.connect();
  const { rows } = await client.query<{ newest: string | null }>(
    'select max(created_at) as newest from drizzle.__drizzle_migrations',
  );
  return Number(rows[0]?.newest ?? 0);
}
