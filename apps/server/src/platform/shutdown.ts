import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from './log.ts';

/** Longer than any reply; after it the process exits, which every store survives. */
const SHUTDOWN_TIMEOUT_MS = 10_000;
/** Ctrl-C reaches the parent and the child, and the parent forwards it: both signals count as one request. */
const SAME_REQUEST_MS = 1_000;

/** A server that can be drained and closed. */
export interface Closable {
  /** Makes a load balancer send no more requests. */
  drain(): void;
  close(): Promise<void>;
}

/**
 * Resolves when a signal has arrived and the server is closed. On SIGTERM it is drained first, and serves on for
 * `delaySeconds`. A second signal ends the process at once.
 */
export function closeOnSignal(server: Closable, delaySeconds: number, log: Log): Promise<void> {
  return new Promise((resolve, reject) => {
    let requestedAt: number | undefined;
    const end = async (signal: NodeJS.Signals): Promise<void> => {
      if (requestedAt !== undefined) {
        if (Date.now() - requestedAt > SAME_REQUEST_MS) process.exit(1);
        return;
      }
      requestedAt = Date.now();
      server.drain();
      if (signal === 'SIGTERM' && delaySeconds > 0) {
        log.info(`${signal}: closing in ${delaySeconds} seconds`);
        await pause(delaySeconds * 1_000);
      }
      log.info(`${signal}: closing`);
      setTimeout(() => process.exit(1), SHUTDOWN_TIMEOUT_MS).unref();
      server.close().then(resolve, reject);
    };
    process.on('SIGTERM', end);
    process.on('SIGINT', end);
  });
}
