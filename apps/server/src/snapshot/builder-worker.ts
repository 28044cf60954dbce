import { parentPort, workerData } from 'node:worker_threads';
import { Pool } from 'pg';
import { buildSnapshot } from './build-snapshot.ts';
import type { BuilderReply, BuilderTask } from './builder-protocol.ts';

// The builder's thread: what takes longer than a moment happens here, so that requests never wait for it.
// It ends with the build, and the memory of reading (several times that of the figures) goes with it.

const { poolOptions, options, versions, reusable } = workerData as BuilderTask;
const began = performance.now();
const pool = new Pool({ ...poolOptions, max: 1 });
// a connection that breaks fails the query under way; without a listener it would end the process
pool.on('error', () => undefined);
try {
  const data = await buildSnapshot(pool, versions, options, reusable);
  const reply: BuilderReply = { data, milliseconds: performance.now() - began };
  parentPort?.postMessage(reply);
} finally {
  await pool.end();
}
