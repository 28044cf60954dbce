import { setTimeout as pause } from 'node:timers/promises';

const MAX_RETRIES = 30;
const RETRY_DELAY_MS = 1_000;

/**
 * Creates a function that writes ids in batches: ids that arrive during a write are written together afterward. A
 * failed write is retried for half a minute, so that a short outage of the database does not lose the record of an
 * accepted email.
 * @returns a function that resolves when the id is stored
 */
export function createBatchWriter(
  write: (ids: readonly string[]) => Promise<void>,
): (id: string) => Promise<void> {
  let coming: string[] = [];
  let next: Promise<void> | undefined;
  let busy: Promise<void> = Promise.resolve();
  return (id) => {
    coming.push(id);
    next ??= busy
      .catch(() => undefined)
      .then(async () => {
        const ids = coming;
        coming = [];
        next = undefined;
        busy = persist(() => write(ids));
        await busy;
      });
    return next;
  };
}

async function persist(write: () => Promise<void>): Promise<void> {
  for (let left = MAX_RETRIES; ; left--)
    try {
      return await write();
    } catch (error) {
      if (left === 0) throw error;
      await pause(RETRY_DELAY_MS);
    }
}
