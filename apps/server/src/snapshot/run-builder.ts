import { Worker } from 'node:worker_threads';
import type { BuilderReply, BuilderTask } from './builder-protocol.ts';

const script = new URL('./builder-worker.ts', import.meta.url);

/**
 * Builds a snapshot in a thread of its own.
 * @throws when the store cannot be read
 */
export function runBuilder(task: BuilderTask): Promise<BuilderReply> {
  const worker = new Worker(script, { workerData: task, name: 'snapshot builder' });
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) =>
      reject(new Error(`the snapshot builder ended with code ${code} and without a snapshot`)),
    );
  });
}
