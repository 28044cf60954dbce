import { type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Database } from '../database/open-database.ts';
import { afterCommit } from '../database/transaction.ts';
import { rootErrorMessage } from '../failure.ts';
import type { Log } from '../log.ts';
import { runInSpan } from '../tracing/spans.ts';
import { createTransactionDb, openBossConnection } from './boss-connection.ts';
import type { CountWaiting, Job, JobContext, SendJob } from './job.ts';

export type Jobs = {
  send: SendJob;
  countWaiting: CountWaiting;
  /** Resolves when jobs can be sent and are run; may take long while the database is unavailable. */
  ready: Promise<void>;
  /** Aborts running jobs and waits briefly for them; one that does not end is run again later. */
  close(): Promise<void>;
};

export type JobsOptions = {
  log: Log;
  /** Nothing is written to the database before; at once by default. */
  after?: Promise<void>;
  /** False where other servers of the database run the jobs, and this one only sends them. */
  runsJobs?: boolean;
  /**
   * The poll interval of each queue; at least half a second. Jobs sent by this process do not wait for it: only
   * retries, scheduled jobs, and jobs that another server is too busy for.
   */
  everySeconds?: number;
  /** How long a run of a killed server may be silent before another server repeats it; at least ten seconds. */
  heartbeatSeconds?: number;
};

/** A worker of one job in this process. */
type Worker = { id: string; isBusy: boolean };

const POLL_SECONDS = 2;
const RARE_POLL_SECONDS = 60;
/** A long load blocks all other connections of the embedded store, including the heartbeat. */
const HEARTBEAT_SECONDS = { postgres: 60, pglite: 600 } as const;
/** Shorter than the shutdown timeout of the process. */
const CLOSE_WITHIN_MS = 5_000;
const MAX_WAIT_MS = 30_000;

/**
 * Runs the jobs in this process and in every other server of the same database, each job by one of them. Returns at
 * once: the queues are prepared in the background, with retries while the database cannot be reached. Errors are
 * logged and never end the process.
 */
export function startJobs(
  database: Database,
  jobs: readonly Job[],
  { log, after, runsJobs = true, everySeconds, heartbeatSeconds }: JobsOptions,
): Jobs {
  const connection = openBossConnection(database);
  const heartbeat = heartbeatSeconds ?? HEARTBEAT_SECONDS[database.kind];
  const superviseSeconds = Math.min(heartbeat / 2, 30);
  const closing = new AbortController();
  let closed: Promise<void> | undefined;
  let boss: PgBoss | undefined;
  const workers = new Map<string, Worker[]>();

  /** Makes an idle worker of a job fetch now; if there is none, all workers fetch again after their current run. */
  const trigger = (job: Pick<Job, 'name'>): void => {
    const jobWorkers = workers.get(job.name) ?? [];
    const idle = jobWorkers.find(({ isBusy }) => !isBusy);
    for (const { id } of idle ? [idle] : jobWorkers) boss?.notifyWorker(id);
  };

  const newBoss = (): PgBoss => {
    const instance = new PgBoss({
      db: connection,
      backend: database.kind,
      schedule: runsJobs,
      supervise: runsJobs,
      superviseIntervalSeconds: superviseSeconds,
      monitorIntervalSeconds: superviseSeconds,
    });
    instance.on('error', (error) => log.warn(`jobs: ${error.message}`));
    instance.on('warning', ({ message }) => log.info(`jobs: ${message}`));
    return instance;
  };

  const prepare = async (instance: PgBoss): Promise<void> => {
    await instance.start();
    for (const job of jobs) {
      await makeQueue(instance, job, heartbeat);
      // the embedded store has one server: runs still active were left by one that has ended
      if (database.kind === 'pglite' && database.ownsStore) await failAbandonedRuns(instance, job);
    }
    if (runsJobs) await syncSchedules(instance, jobs);
  };

  const work = async (instance: PgBoss): Promise<void> => {
    for (const job of jobs) {
      const jobWorkers: Worker[] = [];
      workers.set(job.name, jobWorkers);
      jobWorkers.push(await startWorker(instance, job, everySeconds ?? POLL_SECONDS));
      // the first worker wakes these; polling as often would only load the database
      for (let i = 1; i < (job.concurrency ?? 1); i++)
        jobWorkers.push(await startWorker(instance, job, everySeconds ?? RARE_POLL_SECONDS));
    }
  };

  const startWorker = async (
    instance: PgBoss,
    job: Job,
    pollingIntervalSeconds: number,
  ): Promise<Worker> => {
    const worker: Worker = { id: '', isBusy: false };
    worker.id = await instance.work(
      job.name,
      {
        pollingIntervalSeconds,
        includeMetadata: true,
        ...(job.concurrency !== undefined && { localGroupConcurrency: 1 }),
      },
      async ([one]: JobWithMetadata<unknown>[]) => {
        if (one === undefined) return;
        worker.isBusy = true;
        // there may be more jobs after this one: neither this worker nor an idle one waits for a poll
        instance.notifyWorker(worker.id);
        trigger(job);
        try {
          await runOne(job, one);
        } finally {
          worker.isBusy = false;
        }
      },
    );
    return worker;
  };

  const runOne = async (job: Job, one: JobWithMetadata<unknown>): Promise<void> => {
    const run: JobContext = {
      signal: AbortSignal.any([one.signal, closing.signal]),
      id: one.id,
      attempt: one.retryCount + 1,
      log,
      send,
    };
    try {
      await runInSpan(`job ${job.name}`, { 'townlight.attempt': run.attempt }, () =>
        job.handle(job.payload.parse(one.data), run),
      );
    } catch (error) {
      const last = one.retryCount >= one.retryLimit;
      log[last ? 'error' : 'warn'](
        { job: job.name, attempt: run.attempt },
        `the job ${job.name} failed${last ? '' : ', it will be tried again'}: ${messageOf(error)}`,
      );
      throw error;
    }
  };

  const send: SendJob = async (job, payload, { key, group, afterSeconds, client } = {}) => {
    if (!jobs.some(({ name }) => name === job.name))
      throw new Error(`the job ${job.name} is queued, but no server was notified`);
    if (job.onePerKey === (key === undefined))
      throw new Error(
        `the job ${job.name} ${job.onePerKey ? 'needs a key' : 'takes no key: it has no onePerKey'}`,
      );
    // waiting inside a transaction would keep the embedded store from ever becoming ready
    if (client && !boss) throw new Error('the jobs are not ready yet: wait for them first');
    await ready;
    const id = await boss?.send(job.name, job.payload.parse(payload), {
      ...(key !== undefined && { singletonKey: key }),
      ...(group !== undefined && { group: { id: group } }),
      ...(afterSeconds !== undefined && { startAfter: afterSeconds }),
      ...(client && { db: createTransactionDb(client) }),
    });
    if (id === null || id === undefined) return false;
    if (client) afterCommit(client, () => trigger(job));
    else trigger(job);
    return true;
  };

  const start = async (): Promise<void> => {
    await Promise.race([after, aborted(closing.signal)]);
    for (let waitMs = 1_000; !closing.signal.aborted; waitMs *= 2) {
      const instance = newBoss();
      try {
        await prepare(instance);
        if (closing.signal.aborted) return await instance.stop({ graceful: false });
        boss = instance;
        if (runsJobs) await work(instance);
        return;
      } catch (error) {
        boss = undefined;
        await instance.stop({ graceful: false }).catch(() => undefined);
        log.warn(`the jobs cannot start: ${rootErrorMessage(error)}`);
        await pause(Math.min(waitMs, MAX_WAIT_MS), closing.signal);
      }
    }
  };
  // a server without jobs leaves the database unchanged
  const ready = jobs.length > 0 ? start() : Promise.resolve();

  const end = async (): Promise<void> => {
    closing.abort(new Error('the server is shutting down'));
    await ready;
    // pg-boss checks only twice a second whether its workers have ended
    const ended = new AbortController();
    await Promise.race([
      Promise.all([...workers.keys()].map((name) => boss?.offWork(name, { wait: true }))),
      pause(CLOSE_WITHIN_MS, ended.signal),
    ]);
    ended.abort();
    // a run whose end cannot be recorded now is repeated by another server, or by this one after a restart
    await boss?.stop({ timeout: 1_000 }).catch((error) => log.warn(`jobs: ${messageOf(error)}`));
    await connection.close();
  };

  const countWaiting: CountWaiting = async ({ name }) => {
    await ready;
    const { rows } = await connection.executeSql(
      "select count(*)::int as waiting from pgboss.job where name = $1 and state in ('created', 'retry')",
      [name],
    );
    return (rows[0] as { waiting: number }).waiting;
  };

  return {
    send,
    countWaiting,
    ready,
    close() {
      closed ??= end();
      return closed;
    },
  };
}

async function makeQueue(boss: PgBoss, job: Job, heartbeatSeconds: number): Promise<void> {
  const settings = {
    expireInSeconds: job.timeoutSeconds,
    heartbeatSeconds,
    retryLimit: job.retry?.times ?? 0,
    retryDelay: job.retry?.firstDelaySeconds ?? 0,
    retryBackoff: job.retry !== undefined,
    ...(job.retry && { retryDelayMax: job.retry.maxDelaySeconds }),
  };
  await boss.createQueue(job.name, {
    ...settings,
    policy: job.onePerKey ? 'stately' : 'standard',
  });
  // an existing queue keeps its former settings
  await boss.updateQueue(job.name, settings);
}

async function failAbandonedRuns(boss: PgBoss, job: Job): Promise<void> {
  const left = (await boss.findJobs(job.name)).filter(({ state }) => state === 'active');
  if (left.length > 0)
    await boss.fail(
      job.name,
      left.map(({ id }) => id),
      { message: 'the server stopped in the middle' },
    );
}

/** Schedules the jobs that are defined now, and removes all other schedules. */
async function syncSchedules(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  for (const { name, schedule } of jobs)
    if (schedule)
      await boss.schedule(name, schedule.cron, schedule.payload, {
        tz: schedule.timeZone,
        missed: 'once',
      });
  const scheduled = new Set(jobs.filter(({ schedule }) => schedule).map(({ name }) => name));
  for (const { name } of await boss.getSchedules())
    if (!scheduled.has(name)) await boss.unschedule(name);
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve()));
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message || (error as NodeJS.ErrnoException).code || error.name;
}
