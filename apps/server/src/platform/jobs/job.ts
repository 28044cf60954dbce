import type { PoolClient } from 'pg';
import type { z } from 'zod';
import type { Log } from '../log.ts';

/** Durable background work: its name, payload and handler. Each feature defines its jobs. */
export type Job<Payload extends object = object> = {
  /** The name of its queue in the database, e.g. `source-run`. */
  readonly name: string;
  /** The schema of the payload. Checked when the job is sent and again when it runs, perhaps by a later release. */
  readonly payload: z.ZodType<Payload>;
  /** Must be idempotent: a run may be repeated after the process was killed. */
  handle(payload: Payload, run: JobContext): Promise<void>;
  /** Number of retries of a failed run, with exponential backoff; none by default. */
  readonly retry?: {
    readonly times: number;
    readonly firstDelaySeconds: number;
    readonly maxDelaySeconds: number;
  };
  /** A run that takes longer is aborted through its `signal`, and counts as failed. */
  readonly timeoutSeconds: number;
  /** One running and at most one waiting job per key; further ones are dropped. */
  readonly onePerKey?: boolean;
  /** The number of concurrent runs per server, but one per `group`; 1 by default. */
  readonly concurrency?: number;
  /** A cron schedule, independent of other senders. A time missed while no server ran is made up for once. */
  readonly schedule?: {
    /** Minute, hour, day, month, day of the week. */
    readonly cron: string;
    readonly timeZone: string;
    readonly payload: Payload;
    /**
     * Also runs after a change of one of these features (`data_version`) by any process, once a snapshot with the
     * change is served. Each server sends the job, so a run without work must be cheap.
     */
    readonly afterChangeOf?: readonly string[];
  };
};

export type JobContext = {
  /** The same for every attempt. */
  readonly id: string;
  /** Aborted when the run times out or the server closes: the handler must end soon, and throw. */
  readonly signal: AbortSignal;
  /** 1 for the first attempt. */
  readonly attempt: number;
  readonly log: Log;
  readonly send: SendJob;
};

export type SendJobOptions = {
  /** For a job with `onePerKey`. */
  readonly key?: string;
  /** For a job with `concurrency`: runs of one group are sequential, so that a slow one delays only its group. */
  readonly group?: string;
  readonly afterSeconds?: number;
  /**
   * Sends inside this connection's transaction: the job exists if and only if the caller's writes do. Await
   * `Jobs.ready` before the transaction begins.
   */
  readonly client?: PoolClient;
};

/** @returns the number of waiting runs of a job, on all servers */
export type CountWaiting = (job: Pick<Job, 'name'>) => Promise<number>;

/** @returns false when the job is dropped because one with its key is already waiting */
export type SendJob = <Payload extends object>(
  job: Job<Payload>,
  payload: Payload,
  options?: SendJobOptions,
) => Promise<boolean>;
