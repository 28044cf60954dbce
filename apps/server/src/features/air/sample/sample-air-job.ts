import type { Pool } from 'pg';
import { z } from 'zod';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Job } from '../../../platform/jobs/job.ts';
import { extendSampleAir, type SampleAirGenerator } from './load-sample-air.ts';

/** Real readings also arrive some minutes after the hour. */
const MINUTES_PAST = 4;
/** Long enough to catch up after two years without a server. */
const TIMEOUT_SECONDS = 300;

export interface SampleAirJobOptions {
  readonly pool: Pool;
  readonly clock: () => Date;
  sampleRecipe(): Promise<SampleAirGenerator>;
}

/** Creates the hourly job that extends the sample air until real readings are loaded. */
export function createSampleAirJob({ pool, clock, sampleRecipe }: SampleAirJobOptions): Job {
  return {
    name: 'air-sample',
    payload: z.strictObject({}),
    timeoutSeconds: TIMEOUT_SECONDS,
    schedule: { cron: `${MINUTES_PAST} * * * *`, timeZone: 'UTC', payload: {} },
    async handle(_, { log }) {
      const recipe = await sampleRecipe();
      const added = await inTransaction(pool, (client) => extendSampleAir(client, recipe, clock()));
      if (added > 0) log.info(`the sample county's air: ${added} more readings`);
    },
  };
}
