import type { Pool } from 'pg';
import { z } from 'zod';
import type { Job } from '../../platform/jobs/job.ts';
import { readDueSources, SOURCES_VERSION_KEY } from './store.ts';

const EVERY_MINUTE = '* * * * *';
/** Allows for a first load of sixteen years over a slow connection. */
const MAX_RUN_SECONDS = 4 * 3_600;

const sourceNameSchema = z.strictObject({ name: z.string() });
const emptySchema = z.strictObject({});

export type SourceJobOptions = {
  readonly pool: Pool;
  readonly clock: () => Date;
  /** Runs a due source outside the server; resolves with the reason if it failed. */
  readonly run: (name: string, signal: AbortSignal) => Promise<string | undefined>;
};

export type RunSourceJob = Job<{ name: string }>;

/**
 * Creates the jobs that start due sources each minute, and when one is added or resumed. Each source has at most one
 * run at a time across all servers.
 */
export function createSourceJobs({ pool, clock, run }: SourceJobOptions): {
  readonly runSource: RunSourceJob;
  readonly jobs: readonly Job[];
} {
  const runSource: RunSourceJob = {
    name: 'source-run',
    payload: sourceNameSchema,
    onePerKey: true,
    timeoutSeconds: MAX_RUN_SECONDS,
    async handle({ name }, { signal, log }) {
      const failure = await run(name, signal);
      // A failed source is not a failed job: the table holds the time of its next run.
      if (failure !== undefined)
        log.error({ source: name }, `the source ${name} failed: ${failure}`);
    },
  };
  const enqueueDueSources: Job = {
    name: 'sources-due',
    payload: emptySchema,
    timeoutSeconds: 60,
    schedule: {
      cron: EVERY_MINUTE,
      timeZone: 'UTC',
      payload: {},
      afterChangeOf: [SOURCES_VERSION_KEY],
    },
    async handle(_, { send }) {
      for (const name of await readDueSources(pool, clock()))
        await send(runSource, { name }, { key: name });
    },
  };
  return { runSource, jobs: [runSource as Job, enqueueDueSources] };
}
