import type { Log } from './log.ts';

/** Longer than any reply; after it the process exits, which every store survives. */
const SHUTDOWN_TIMEOUT_MS = 10_000;
/** Ctrl-C reaches the parent and the child, and the parent forwards it: both signals count as one request. */
const SAME_REQUEST_MS = 1_000;

/** Resolves when a signal has arrived and `close` has finished. A second signal ends the process at once. */
export function closeOnSignal(close: () => Promise<void>, log: Log): Promise<void> {
  return new Promise((resolve, reject) => {
    let requestedAt: number | undefined;
    const end = (signal: NodeJS.Signals): void => {
      if (requestedAt !== undefined) {
        if (Date.now() - requestedAt > SAME_REQUEST_MS) process.exit(1);
        return;
      }
      requestedAt = Date.now();
      log.info(`${signal}: closing`);
      setTimeout(() => process.exit(1), SHUTDOWN_TIMEOUT_MS).unref();
      close().then(resolve, reject);
    };
    process.on('SIGTERM', end);
    process.on('SIGINT', end);
  });
}
