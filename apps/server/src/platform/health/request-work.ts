import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';

/** Somebody waits for the work; not any more once `sent`. */
interface Waited {
  readonly sent: boolean;
}

const waited = new AsyncLocalStorage<Waited>();
/** The figures are read by it, so that they serve also where nothing may be written. */
const FIGURES: Waited = { sent: false };

/** Whether somebody waits for what is being done: what it asks of the store is bounded in time (`GuardedPool`). */
export function isWaitedFor(): boolean {
  return waited.getStore()?.sent === false;
}

/** Whether figures are being read. */
export function isForFigures(): boolean {
  return waited.getStore() === FIGURES;
}

/** Reads what figures are made of: bounded in time like a request, and allowed where nothing may be written. */
export function forFigures<Result>(read: () => Result): Result {
  return waited.run(FIGURES, read);
}

/** Does work that may take its time, also where a request begins it. */
export function unhurried<Result>(work: () => Result): Result {
  return waited.exit(work);
}

/** Until its reply is sent, somebody waits for what a request does. */
export function waitForRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, reply, done) => waited.run(reply, done));
  // reading a body loses the thread: it goes on in the name of the connection
  app.addHook('preValidation', (_request, reply, done) => waited.run(reply, done));
}
