import type { Log } from '../log.ts';

export type BackupSchedule = {
  /** Call after each change of what people entered. */
  markChanged(): void;
  /** Writes what is still outstanding. */
  close(): Promise<void>;
};

/** The promise of the embedded store: a power cut takes at most a minute of what people entered. */
const AT_MOST_MS = 60_000;
const RETRY_MS = 10_000;

/**
 * Calls `write` once for all changes of the last moments, at most `afterMs` after the first of them, and again after a
 * failure. Changes during a write lead to another one.
 */
export function scheduleBackups(
  write: () => Promise<unknown>,
  { log, afterMs = AT_MOST_MS / 2 }: { log: Log; afterMs?: number },
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
    // never two at a time; the second to wait for the same one finds nothing left to do
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
