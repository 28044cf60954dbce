/**
 * A separate server for tests that kill one in the middle of a job: `node child-worker.ts '<StoreConfig as JSON>'`
 * sends itself a job that never ends, prints `running` when it has begun, and stays until it is killed.
 */
import { z } from 'zod';
import { openDatabase, type StoreConfig } from '../database/open-database.ts';
import type { Job } from '../jobs/job.ts';
import { startJobs } from '../jobs/start-jobs.ts';
import { createLog } from '../log.ts';

const log = createLog('silent');
const store: unknown = JSON.parse(process.argv[2] ?? '');
const database = await openDatabase(store as StoreConfig, { role: 'server', log });

const mail: Job<{ to: string }> = {
  name: 'mail',
  payload: z.strictObject({ to: z.string() }),
  timeoutSeconds: 60,
  retry: { times: 3, firstDelaySeconds: 1, maxDelaySeconds: 1 },
  handle() {
    process.stdout.write('running\n');
    return new Promise(() => undefined);
  },
};
const jobs = startJobs(database, [mail], { log, everySeconds: 0.5, heartbeatSeconds: 10 });
await jobs.send(mail, { to: 'Ana' });
