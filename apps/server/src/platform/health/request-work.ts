import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';

/** Work that a request waits for, until the reply is `sent`. */
interface Waited {
  readonly sent: boolean;
}

const waited = new AsyncLocalStorage<Waited>();
/** Marks the reading of figures, which must also work while writes are refused. */
const FIGURES: Waited = { sent: false };

/** Returns whether a request waits for the current work: its use of the store is bounded in time (`GuardedPool`). */
export function isWaitedFor(): boolean {
  return waited.getStore()?.sent === false;
}

/** Returns whether figures are being read. */
export function isForFigures(): boolean {
  return waited.getStore() === FIGURES;
}

/** Runs a read of figures: bounded in time like a request, and allowed while writes are refused. */
export function forFigures<Result>(read: () => Result): Result {
  return waited.run(FIGURES, read);
}

/** Runs work without a deadline, even if a request starts it. */
export function unhurried<Result>(work: () => Result): Result {
  return waited.exit(work);
}

/** Marks the work of each request as waited for until its reply is sent. */
export function waitForRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, reply, done) => waited.run(reply, done));
  // reading a body loses the async context: it continues in the connection's
  app.addHook('preValidation', (_request, reply, done) => waited.run(reply, done));
}
