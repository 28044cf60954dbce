import { Worker } from 'node:worker_threads';
import type {
  BuilderFailure,
  BuilderReply,
  BuilderSettings,
  BuilderTask,
} from './builder-protocol.ts';

const script = new URL('./builder-worker.ts', import.meta.url);
/**
 * Delay before the next thread is prepared, which takes a second: warming replies here and the same build in other
 * processes of this machine go first.
 */
const PREPARE_AFTER_MS = 1_500;
/** Changes come in groups. An idle thread is ended after this time, because it uses tens of megabytes. */
const MAX_IDLE_MS = 5 * 60_000;
/** Size of the young generation. With V8's default, source text that is no longer needed stays in memory. */
const YOUNG_MEGABYTES = 16;

/** Builds snapshots in a worker thread. */
export interface SnapshotBuilder {
  /**
   * Builds in a worker thread, one at a time.
   * @throws when the database cannot be read
   */
  build(task: BuilderTask): Promise<BuilderReply>;
  /** Terminates the current build, which fails. */
  cancel(): void;
  close(): Promise<void>;
}

/**
 * Prepares a thread for some minutes after each build. It has loaded its code, so that the next change is public as
 * soon as it is counted. Each thread builds once.
 */
export function openSnapshotBuilder(settings: BuilderSettings): SnapshotBuilder {
  let ready: Worker | undefined;
  let building: Worker | undefined;
  let closed = false;
  let timer: NodeJS.Timeout | undefined;

  const start = (): Worker => {
    const worker = new Worker(script, {
      workerData: settings,
      name: 'snapshot builder',
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MEGABYTES },
    });
    // a thread that fails before it has a task does no harm: the build starts another and reports its errors
    worker.on('error', () => undefined);
    worker.once('exit', () => {
      if (ready === worker) ready = undefined;
    });
    return worker;
  };
  const prepare = (): void => {
    if (closed || ready !== undefined) return;
    ready = start();
    // an idle process may exit
    ready.unref();
    const waiting = ready;
    timer = setTimeout(() => {
      if (ready === waiting) ready = undefined;
      void waiting.terminate();
    }, MAX_IDLE_MS).unref();
  };

  return {
    async build(task) {
      clearTimeout(timer);
      const worker = ready ?? start();
      ready = undefined;
      building = worker;
      worker.ref();
      try {
        return await new Promise((resolve, reject) => {
          worker.once('message', (reply: BuilderReply | BuilderFailure) =>
            'failed' in reply ? reject(reply.failed) : resolve(reply),
          );
          worker.once('error', reject);
          worker.once('exit', (code) =>
            reject(
              new Error(`the snapshot builder ended with code ${code} and without a snapshot`),
            ),
          );
          worker.postMessage(task);
        });
      } finally {
        building = undefined;
        if (!closed) timer = setTimeout(prepare, PREPARE_AFTER_MS).unref();
      }
    },
    cancel() {
      void building?.terminate();
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      await ready?.terminate();
    },
  };
}
