import { parentPort, workerData } from 'node:worker_threads';
import { Pool } from 'pg';
import type { Config } from '../config.ts';
import { checkedParts, type PartsModule } from '../platform/parts/part-list.ts';
import { buildSnapshot } from './build-snapshot.ts';
import type { BuilderReply, BuilderTask } from './builder-protocol.ts';

// The builder's thread: what takes longer than a moment happens here, so that requests never wait for it.
// It ends with the build, and the memory of reading (several times that of the figures) goes with it.

const { poolOptions, partsUrl, config, before } = workerData as BuilderTask;
const began = performance.now();
const { listParts }: PartsModule<Config> = await import(partsUrl);
const pool = new Pool({ ...poolOptions, max: 1 });
// a connection that breaks fails the query under way; without a listener it would end the process
pool.on('error', () => undefined);
try {
  const built = await buildSnapshot(pool, checkedParts(listParts(config)), before);
  const reply: BuilderReply = { built, milliseconds: performance.now() - began };
  parentPort?.postMessage(reply);
} finally {
  await pool.end();
}
