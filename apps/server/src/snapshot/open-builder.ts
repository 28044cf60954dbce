import { Worker } from 'node:worker_threads';
import type {
  BuilderFailure,
  BuilderReply,
  BuilderSettings,
  BuilderTask,
} from './builder-protocol.ts';

const script = new URL('./builder-worker.ts', import.meta.url);
/**
 * Until the next thread gets ready, a second's work: what follows a build goes first, warming replies here and the build of
 * the same change in other processes of this machine.
 */
const PREPARED_AFTER_MS = 1_500;
/** One change is seldom alone. A thread that nobody needs is given back: it holds tens of megabytes. */
const KEPT_READY_MS = 5 * 60_000;
/** Room for new objects. With V8's default, source text that the thread has read and no longer needs stays in memory. */
const YOUNG_MEGABYTES = 16;

export interface Builder {
  /**
   * Builds in a thread of its own. One at a time.
   * @throws when the store cannot be read
   */
  build(task: BuilderTask): Promise<BuilderReply>;
  /** Gives up the build under way, which fails. */
  cancel(): void;
  close(): Promise<void>;
}

/**
 * Keeps a thread ready for some minutes after each build. It has read its code, so that the next
 * change is public as soon as it is counted. Each thread builds once.
 */
export function openBuilder(settings: BuilderSettings): Builder {
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
    // one that fails before it is asked for anything is nobody's loss: the build starts another, and tells
    worker.on('error', () => undefined);
    worker.once('exit', () => {
      if (ready === worker) ready = undefined;
    });
    return worker;
  };
  const prepare = (): void => {
    if (closed || ready !== undefined) return;
    ready = start();
    // a process that has nothing else to do may end
    ready.unref();
    const waiting = ready;
    timer = setTimeout(() => {
      if (ready === waiting) ready = undefined;
      void waiting.terminate();
    }, KEPT_READY_MS).unref();
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
        if (!closed) timer = setTimeout(prepare, PREPARED_AFTER_MS).unref();
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
