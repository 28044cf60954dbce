import { Client, type PoolConfig } from 'pg';
import { rootErrorMessage } from '../failure.ts';
import type { Log } from '../log.ts';
import {
  checkStore,
  DISK_FULL_STORE_STATUS,
  isDiskFull,
  type StoreStatus,
  WRITABLE_STORE_STATUS,
} from './check-store.ts';

export interface StoreProbe {
  /** Returns the latest status without querying the store. */
  status(): StoreStatus;
  /** Calls the listener with each status that differs from the previous one. */
  subscribe(listener: (answer: StoreStatus) => void): void;
  /** Refuses writes whatever the store's status; undefined allows them again. */
  refuseWrites(reason: string | undefined): void;
  /** Must be called with each error that the store sends: a full disk refuses writes until one succeeds. */
  noteError(error: Error): void;
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
/** On a full disk PostgreSQL logs each attempt. */
const TRY_WRITING_EVERY_MS = 3_000;

const AWAY = 'The store does not answer.';
const BUSY = 'The store does not answer: it is busy with a load, or down.';
const DAMAGED = 'The store answers with an error.';

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
  let answer: StoreStatus = WRITABLE_STORE_STATUS;
  let refused: StoreStatus | undefined;
  let isFull = false;
  let triedWritingAt = Number.NEGATIVE_INFINITY;
  let workEndedAt = Number.NEGATIVE_INFINITY;
  let closed = false;

  const publish = (next: StoreStatus, cause?: unknown): void => {
    if (closed || reasonOf(next) === reasonOf(answer)) return;
    const wasAway = isStoreUnreachable(answer);
    answer = next;
    if (next.writing) log.warn(`the store ${wasAway ? 'answers' : 'can be written to'} again`);
    else
      log.error(
        `nothing can be written: ${next.reason}${cause === undefined ? '' : ` (${rootErrorMessage(cause)})`}`,
      );
    for (const listener of listeners) listener(next);
  };
  const fillsSession = (): boolean => {
    const now = performance.now();
    return [...workDeadlines].some((until) => now < until) || now - workEndedAt < TIMEOUT_MS;
  };
  const drop = (check: Check): void => {
    clearTimeout(check.timer);
    open.delete(check);
    if (idle === check) idle = undefined;
    // the connection may hang: its end is not awaited
    void check.client.end().catch(() => undefined);
  };
  const failed = (check: Check, error: unknown): void => {
    if (!open.has(check)) return;
    drop(check);
    // an established connection may have ended alone: a new one is tried before the status changes
    if (check.known && !closed) {
      runCheck(createCheck());
      return;
    }
    // PostgreSQL reports failed statements as ERROR, and ended connections as FATAL
    const away = (error as { severity?: unknown }).severity !== 'ERROR';
    publish({ writing: false, away, reason: away ? AWAY : DAMAGED }, error);
  };
  const timeOut = (check: Check): void => {
    if (!open.has(check)) return;
    if (kind === 'pglite' && fillsSession()) {
      check.timer = wait(check);
      return;
    }
    drop(check);
    const reason = kind === 'pglite' ? BUSY : AWAY;
    publish(
      { writing: false, away: true, reason },
      `no answer within ${TIMEOUT_MS / 1_000} seconds`,
    );
  };
  // answers that arrived while this thread was busy are processed first
  const wait = (check: Check): NodeJS.Timeout =>
    setTimeout(() => setImmediate(timeOut, check), TIMEOUT_MS).unref();
  const createCheck = (): Check => {
    const check = { client: new Client(poolOptions), known: false };
    check.client.on('error', (error) => failed(check, error));
    open.add(check);
    return check;
  };
  const readStatus = async ({ client, known }: Check, triesToWrite: boolean) => {
    if (!known) await client.connect();
    return await checkStore(client, newest, triesToWrite);
  };
  const runCheck = (check: Check): void => {
    if (idle === check) idle = undefined;
    check.timer = wait(check);
    const triesToWrite = isFull && performance.now() - triedWritingAt > TRY_WRITING_EVERY_MS;
    if (triesToWrite) triedWritingAt = performance.now();
    void readStatus(check, triesToWrite).then(
      (status) => {
        if (!open.has(check)) return;
        clearTimeout(check.timer);
        check.known = true;
        idle = check;
        for (const other of open) if (other !== check) drop(other);
        // a later check tries to write
        if (isFull && !triesToWrite && status.writing) return;
        isFull = status === DISK_FULL_STORE_STATUS;
        publish(status);
      },
      (error) => failed(check, error),
    );
  };
  const turn = (): void => {
    if (idle !== undefined) runCheck(idle);
    else if (open.size === 0 || (isStoreUnreachable(answer) && open.size < MAX_OPEN_CHECKS))
      runCheck(createCheck());
  };
  const timer = setInterval(turn, EVERY_MS).unref();
  turn();

  return {
    status: () => (refused === undefined || isStoreUnreachable(answer) ? answer : refused),
    subscribe(listener) {
      listeners.push(listener);
    },
    refuseWrites(reason) {
      refused = reason === undefined ? undefined : { writing: false, away: false, reason };
    },
    noteError(error) {
      if (!isDiskFull(error)) return;
      isFull = true;
      if (!isStoreUnreachable(answer)) publish(DISK_FULL_STORE_STATUS, error);
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
      for (const check of open) drop(check);
    },
  };
}

function reasonOf(answer: StoreStatus): string | undefined {
  return answer.writing ? undefined : answer.reason;
}

/** Returns whether the store cannot be reached at all. */
export function isStoreUnreachable(answer: StoreStatus): boolean {
  return !answer.writing && answer.away;
}
