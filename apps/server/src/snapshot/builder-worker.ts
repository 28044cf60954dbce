import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import type { Config } from '../config/config.ts';
import { type FeaturesModule, validateFeatures } from '../platform/features/feature-list.ts';
import { buildSnapshot } from './build-snapshot.ts';
import { buildWhereCurrent } from './build-where-current.ts';
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
const [{ before, minVersions }] = await taskMessage;
const began = performance.now();
try {
  const current = await buildWhereCurrent(
    { primary: poolOptions, replicaUrl: config.databaseReplicaUrl, minVersions },
    (pool) => buildSnapshot(pool, features, before),
  );
  const reply: BuilderReply = { ...current, milliseconds: performance.now() - began };
  parentPort.postMessage(reply);
} catch (error) {
  parentPort.postMessage({ failed: error } satisfies BuilderFailure);
}
