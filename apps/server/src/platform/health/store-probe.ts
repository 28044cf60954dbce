import { Client, type PoolConfig } from 'pg';
import { whatWasSaid } from '../failure.ts';
import type { Log } from '../log.ts';

/** Whether the store takes what is written. */
export type StoreAnswer =
  | { readonly writing: true }
  | {
      readonly writing: false;
      /** Whether it does not answer at all; else it can be read, perhaps. */
      readonly away: boolean;
      /** Why not, in general words: everybody may see it. */
      readonly reason: string;
    };

export interface StoreProbe {
  /** The newest answer, never older than a moment; nothing is asked for it. */
  answer(): StoreAnswer;
  /** Calls the listener with each answer that differs from the one before. */
  follow(listener: (answer: StoreAnswer) => void): void;
  /** From now on nothing is written, whatever the store answers; until it is called with undefined. */
  refuse(reason: string | undefined): void;
  /**
   * Work of this process that fills the one session of the embedded store is no sign that it is away.
   * @param atMostMs what takes longer waits for somebody else's load itself
   */
  during<Result>(work: Promise<Result>, atMostMs: number): Promise<Result>;
  close(): Promise<void>;
}

export interface ProbeOptions {
  readonly poolOptions: PoolConfig;
  readonly kind: 'pglite' | 'postgres';
  /** When the newest migration that this program knows was made, in milliseconds (`newestMigration`). */
  readonly newest: number;
  readonly log: Log;
}

const EVERY_MS = 500;
/** The store answers within it, or it is away. */
const PATIENCE_MS = 2_000;

const MOST_QUESTIONS = 5;

const YES: StoreAnswer = { writing: true };
const AWAY = 'The store does not answer.';
const BUSY = 'The store does not answer: it is busy with a load, or down.';
const DAMAGED = 'The store answers with an error.';
export const NEWER =
  'The store belongs to a newer version of Townlight, so this version writes nothing to it.';

/** One question on one connection. */
interface Question {
  readonly client: Client;
  /** Whether it has answered before. */
  known: boolean;
  timer?: NodeJS.Timeout;
}

/**
 * Asks the store again and again whether it answers, and by which schema: twice a second, however many want to know. While
 * it is away each turn asks on a connection of its own, so that the first that gets through is heard.
 */
export function openStoreProbe({ poolOptions, kind, newest, log }: ProbeOptions): StoreProbe {
  /** Until when each is waited for. */
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
    // the connection may be silent: nobody waits for its end
    void question.client.end().catch(() => undefined);
  };
  const failed = (question: Question, error: unknown): void => {
    if (!open.has(question)) return;
    drop(question);
    // a connection that was there before may have ended alone: another is asked before anything is said
    if (question.known && !closed) {
      ask(newQuestion());
      return;
    }
    // what the store says of a statement is an ERROR, what ends a connection is FATAL
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
  // what arrived while this thread was busy is read first
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

/** When the store's newest migration was made. */
async function questionStore({ client, known }: Question): Promise<number> {
  if (!known) await client.connect();
  const { rows } = await client.query<{ newest: string | null }>(
    'select max(created_at) as newest from drizzle.__drizzle_migrations',
  );
  return Number(rows[0]?.newest ?? 0);
}
