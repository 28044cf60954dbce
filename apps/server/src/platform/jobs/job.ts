import type { PoolClient } from 'pg';
import type { z } from 'zod';
import type { Log } from '../log.ts';

/** Work that survives a restart: what it is called, what it is given and what it does. A subject defines its own. */
export type Job<Payload extends object = object> = {
  /** e.g. `source-run`; the queue in the database has this name. */
  readonly name: string;
  /** What a run is given. Checked when it is sent and, a release of the program later perhaps, when it is run. */
  readonly payload: z.ZodType<Payload>;
  /** A run may come again after a kill, whatever it did before: it has to bear being run twice. */
  handle(payload: Payload, run: JobRun): Promise<void>;
  /** A run that throws is run again so many times, each time after twice the wait before; never unless said. */
  readonly retry?: {
    readonly times: number;
    readonly firstAfterSeconds: number;
    readonly atMostSeconds: number;
  };
  /** A run that takes longer is given up (its `signal` says so) and counts as failed. */
  readonly longestSeconds: number;
  /** One run at a time for each key, and at most one that waits: what is sent beyond that is dropped. */
  readonly onePerKey?: boolean;
  /** How many runs each server has at once, but one for each `group`; 1 unless given. */
  readonly concurrency?: number;
  /** Run by the clock, no matter who else sends it. A time that passed while no server ran is made up for once. */
  readonly schedule?: {
    /** Minute, hour, day, month, day of the week. */
    readonly cron: string;
    readonly timeZone: string;
    readonly payload: Payload;
    /**
     * Also run after a change of one of these subjects (`data_version`), whichever process made it, once a snapshot with the change
     * serves. Each server sends the job, so a run that has nothing to do must be cheap.
     */
    readonly afterChangeOf?: readonly string[];
  };
};

export type JobRun = {
  /** Aborted when the run is given up or the server closes: end soon, and throw. */
  readonly signal: AbortSignal;
  /** 1 for the first try. */
  readonly attempt: number;
  readonly log: Log;
  readonly send: SendJob;
};

export type SendOptions = {
  /** For a job with `onePerKey`. */
  readonly key?: string;
  /** For a job with `concurrency`: runs of one group come one after the other, so that a slow one keeps back its own group alone. */
  readonly group?: string;
  readonly afterSeconds?: number;
  /**
   * Sends inside this connection's transaction: the job exists when, and only when, the caller's own writes do.
   * Wait for `Jobs.ready` before the transaction begins.
   */
  readonly client?: PoolClient;
};

/** @returns how many runs of a job wait, on all servers */
export type CountWaiting = (job: Pick<Job, 'name'>) => Promise<number>;

/** @returns false when the job is dropped because one of its key waits already */
export type SendJob = <Payload extends object>(
  job: Job<Payload>,
  payload: Payload,
  options?: SendOptions,
) => Promise<boolean>;
