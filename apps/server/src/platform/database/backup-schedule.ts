import type { Log } from '../log.ts';

export type BackupSchedule = {
  /** Must be called after each change of user data. */
  markChanged(): void;
  /** Writes pending changes. */
  close(): Promise<void>;
};

/** A power cut loses at most one minute of user data on the embedded store. */
const MAX_DELAY_MS = 60_000;
const RETRY_MS = 10_000;

/**
 * Returns a scheduler that calls `write` once for all changes within `afterMs` of the first of them, and retries
 * after a failure. Changes during a write cause another one.
 */
export function scheduleBackups(
  write: () => Promise<unknown>,
  { log, afterMs = MAX_DELAY_MS / 2 }: { log: Log; afterMs?: number },
): BackupSchedule {
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> | undefined;
  let changed = false;
  let closed = false;

  const writeNow = (): Promise<void> => {
    changed = false;
    writing = write()
      .then(
        () => undefined,
        (error: Error) => {
          log.error(`the backup was not written: ${error.message}`);
          changed = true;
          if (!closed) timer ??= setTimeout(whenDue, RETRY_MS);
        },
      )
      .finally(() => {
        writing = undefined;
      });
    return writing;
  };
  const whenDue = async (): Promise<void> => {
    timer = undefined;
    // never two writes at a time; the second caller that waits for the same write finds nothing left to do
    await writing;
    if (changed && writing === undefined) await writeNow();
  };

  return {
    markChanged() {
      changed = true;
      if (!closed) timer ??= setTimeout(whenDue, afterMs);
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      await whenDue();
      await writing;
    },
  };
}
