import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';

/** Work that a request waits for, until the reply is `sent`. */
interface WorkContext {
  readonly sent: boolean;
}

const workContext = new AsyncLocalStorage<WorkContext>();
/** Marks the reading of figures, which must also work while writes are refused. */
const FIGURES: WorkContext = { sent: false };

/** Returns whether a request waits for the current work: its use of the store is bounded in time (`GuardedPool`). */
export function isRequestWaiting(): boolean {
  return workContext.getStore()?.sent === false;
}

/** Returns whether figures are being read. */
export function isReadingFigures(): boolean {
  return workContext.getStore() === FIGURES;
}

/** Runs a read of figures: bounded in time like a request, and allowed while writes are refused. */
export function runFiguresRead<Result>(read: () => Result): Result {
  return workContext.run(FIGURES, read);
}

/** Runs work without a deadline, even if a request starts it. */
export function runWithoutDeadline<Result>(work: () => Result): Result {
  return workContext.exit(work);
}

/** Marks the work of each request as waited for until its reply is sent. */
export function trackRequestContext(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, reply, done) => workContext.run(reply, done));
  // reading a body loses the async context: it continues in the connection's
  app.addHook('preValidation', (_request, reply, done) => workContext.run(reply, done));
}
