import { setTimeout as pause } from 'node:timers/promises';

const PATIENCE = 30;
const AGAIN_AFTER_MS = 1_000;

/**
 * Writes ids down, those that come while others are being written together. An id that cannot be written is tried again for half a
 * minute: what was accepted must not be forgotten because the database was away for a moment.
 * @returns resolves when the id is in the store for good
 */
export function collectMarks(
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
  for (let left = PATIENCE; ; left--)
    try {
      return await write();
    } catch (error) {
      if (left === 0) throw error;
      await pause(AGAIN_AFTER_MS);
    }
}
