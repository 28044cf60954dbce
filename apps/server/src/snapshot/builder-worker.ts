import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { Pool } from 'pg';
import type { Config } from '../config/config.ts';
import { type FeaturesModule, validateFeatures } from '../platform/features/feature-list.ts';
import { buildSnapshot } from './build-snapshot.ts';
import type {
  BuilderFailure,
  BuilderReply,
  BuilderSettings,
  BuilderTask,
} from './builder-protocol.ts';

// The builder thread, which keeps slow work off the main thread. It loads its code, waits for its only task, and ends
// with the build, which frees the memory for reading (several times that of the figures).

const { poolOptions, featuresUrl, config } = workerData as BuilderSettings;
if (parentPort === null) throw new Error('the snapshot builder is a thread of the server');
const taskMessage = once(parentPort, 'message') as Promise<[BuilderTask]>;
const { listFeatures }: FeaturesModule<Config> = await import(featuresUrl);
const features = validateFeatures(listFeatures(config));
const [{ before }] = await taskMessage;
const began = performance.now();
const pool = new Pool({ ...poolOptions, max: 1 });
// a broken connection fails the current query; without a listener it would end the process
pool.on('error', () => undefined);
try {
  const built = await buildSnapshot(pool, features, before);
  const reply: BuilderReply = { built, milliseconds: performance.now() - began };
  parentPort.postMessage(reply);
} catch (error) {
  // posted at once: ending the pool makes other statements fail, and one of those errors would hide the cause
  parentPort.postMessage({ failed: error } satisfies BuilderFailure);
} finally {
  await pool.end();
}
