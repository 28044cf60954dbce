import { Client, type PoolConfig } from 'pg';
import { rootErrorMessage } from '../failure.ts';
import type { Log } from '../log.ts';

/** Whether the store accepts writes. */
export type StoreStatus =
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
  status(): StoreStatus;
  /** Calls the listener with each status that differs from the previous one. */
  subscribe(listener: (answer: StoreStatus) => void): void;
  /** Refuses writes whatever the store's status; undefined allows them again. */
  refuseWrites(reason: string | undefined): void;
  /**
   * Runs work of this process that may fill the one session of the embedded store: meanwhile a timeout does not count
   * as unavailable.
   * @param maxMs after this time the work itself counts as blocked by another load
   */
  runLongWork<Result>(work: Promise<Result>, maxMs: number): Promise<Result>;
  close(): Promise<void>;
}

export interface StoreProbeOptions {
  readonly poolOptions: PoolConfig;
  readonly kind: 'pglite' | 'postgres';
  /** The time of the newest migration in this program, in milliseconds (`readNewestMigration`). */
  readonly newest: number;
  readonly log: Log;
}

const EVERY_MS = 500;
/** Without an answer within this time the store counts as unavailable. */
const TIMEOUT_MS = 2_000;

const MAX_OPEN_CHECKS = 5;

const YES: StoreStatus = { writing: true };
const AWAY = 'The store does not answer.';
const BUSY = 'The store does not answer: it is busy with a load, or down.';
const DAMAGED = 'The store answers with an error.';
export const NEWER_SCHEMA_REASON =
  'The store belongs to a newer version of Townlight, so this version writes nothing to it.';

/** One check on one connection. */
interface Check {
  readonly client: Client;
  /** Whether this connection has answered before. */
  known: boolean;
  timer?: NodeJS.Timeout;
}

/**
 * Polls the store's availability and schema version twice a second, however many callers read the status. While it is
 * unavailable each check uses a new connection, so that the first one to get through is noticed.
 */
export function startStoreProbe({ poolOptions, kind, newest, log }: StoreProbeOptions): StoreProbe {
  /** The time until which each piece of work is tolerated. */
  const workDeadlines = new Set<number>();
  const listeners: ((answer: StoreStatus) => void)[] = [];
  const open = new Set<Check>();
  let idle: Check | undefined;
  let answer = YES;
  let refused: StoreStatus | undefined;
  let workEndedAt = Number.NEGATIVE_INFINITY;
  let closed = false;

  const publish = (next: StoreStatus, cause?: unknown): void => {
    if (closed || reasonOf(next) === reasonOf(answer)) return;
    answer = next;
    if (next.writing) log.warn('the store answers again');
    else log.error(`nothing can be written: ${next.reason} (${rootErrorMessage(cause)})`);
    for (const listener of listeners) listener(next);
  };
  const fillsSession = (): boolean => {
    const now = performance.now();
    return [...workDeadlines].some((until) => now < until) || now - workEndedAt < TIMEOUT_MS;
  };
  const drop = (question: Check): void => {
    clearTimeout(question.timer);
    open.delete(question);
    if (idle === question) idle = undefined;
    // the connection may hang: its end is not awaited
    void question.client.end().catch(() => undefined);
  };
  const failed = (question: Check, error: unknown): void => {
    if (!open.has(question)) return;
    drop(question);
    // an established connection may have ended alone: a new one is tried before the status changes
    if (question.known && !closed) {
      runCheck(createCheck());
      return;
    }
    // PostgreSQL reports failed statements as ERROR, and ended connections as FATAL
    const away = (error as { severity?: unknown }).severity !== 'ERROR';
    publish({ writing: false, away, reason: away ? AWAY : DAMAGED }, error);
  };
  const timeOut = (question: Check): void => {
    if (!open.has(question)) return;
    if (kind === 'pglite' && fillsSession()) {
      question.timer = wait(question);
      return;
    }
    drop(question);
    const reason = kind === 'pglite' ? BUSY : AWAY;
    publish(
      { writing: false, away: true, reason },
      `no answer within ${TIMEOUT_MS / 1_000} seconds`,
    );
  };
  // answers that arrived while this thread was busy are processed first
  const wait = (question: Check): NodeJS.Timeout =>
    setTimeout(() => setImmediate(timeOut, question), TIMEOUT_MS).unref();
  const createCheck = (): Check => {
    const question = { client: new Client(poolOptions), known: false };
    question.client.on('error', (error) => failed(question, error));
    open.add(question);
    return question;
  };
  const runCheck = (question: Check): void => {
    if (idle === question) idle = undefined;
    question.timer = wait(question);
    void readNewestMigrationTime(question).then(
      (newestInStore) => {
        if (!open.has(question)) return;
        clearTimeout(question.timer);
        question.known = true;
        idle = question;
        for (const other of open) if (other !== question) drop(other);
        publish(
          newestInStore > newest
            ? { writing: false, away: false, reason: NEWER_SCHEMA_REASON }
            : YES,
          newestInStore,
        );
      },
      (error) => failed(question, error),
    );
  };
  const turn = (): void => {
    if (idle !== undefined) runCheck(idle);
    else if (open.size === 0 || (isStoreAway(answer) && open.size < MAX_OPEN_CHECKS))
      runCheck(createCheck());
  };
  const timer = setInterval(turn, EVERY_MS).unref();
  turn();

  return {
    status: () => (refused === undefined || isStoreAway(answer) ? answer : refused),
    subscribe(listener) {
      listeners.push(listener);
    },
    refuseWrites(reason) {
      refused = reason === undefined ? undefined : { writing: false, away: false, reason };
    },
    async runLongWork(work, maxMs) {
      const until = performance.now() + maxMs;
      workDeadlines.add(until);
      try {
        return await work;
      } finally {
        workDeadlines.delete(until);
        workEndedAt = Math.min(performance.now(), until);
      }
    },
    async close() {
      closed = true;
      clearInterval(timer);
      for (const question of open) drop(question);
    },
  };
}

function reasonOf(answer: StoreStatus): string | undefined {
  return answer.writing ? undefined : answer.reason;
}

export function isStoreAway(answer: StoreStatus): boolean {
  return !answer.writing && answer.away;
}

/** Returns the time of the store's newest migration. */
async function readNewestMigrationTime({ client, known }: Check): Promise<number> {
  if (!known) await client.connect();
  const { rows } = await client.query<{ newest: string | null }>(
    'select max(created_at) as newest from drizzle.__drizzle_migrations',
  );
  return Number(rows[0]?.newest ?? 0);
}
