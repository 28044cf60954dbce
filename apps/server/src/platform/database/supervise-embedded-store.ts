import { statfs } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { rootErrorMessage } from '../failure.ts';
import type { Log } from '../log.ts';
import type { StoreAddress } from './data-lock.ts';
import { type EmbeddedStore, startEmbeddedStore } from './embedded-store.ts';

/** Reopening costs a second of CPU, so it is not repeated too often while the disk stays full. */
const RETRY_MS = 1_000;
/** The size of a segment of the write-ahead log, which recovery needs. */
const NEEDED_BYTES = 16 * 1024 * 1024;

/** The embedded store, which is reopened when it stops unexpectedly. */
export interface SupervisedStore {
  readonly address: StoreAddress;
  close(): Promise<void>;
}

/**
 * Starts the embedded store and reopens it at the same address whenever it stops unexpectedly; it recovers what was
 * committed. Connections break and are reopened; replies from memory are still served.
 * @throws Failure where it cannot be opened the first time
 */
export async function superviseEmbeddedStore(
  dataFolder: string,
  address: StoreAddress,
  log: Log,
): Promise<SupervisedStore> {
  const closing = new AbortController();
  const { signal } = closing;
  let store: EmbeddedStore | undefined = await startEmbeddedStore(dataFolder, address);
  const { address: chosen } = store;

  const supervise = async (): Promise<void> => {
    while (store !== undefined) {
      const reason = await Promise.race([store.ended, whenAborted(signal)]);
      if (signal.aborted) return;
      store = undefined;
      log.error(`the embedded store stopped: ${rootErrorMessage(reason)}; opening it again`);
      store = await reopen();
    }
  };
  const reopen = async (): Promise<EmbeddedStore | undefined> => {
    while (!signal.aborted) {
      try {
        const opened = await startEmbeddedStore(dataFolder, chosen);
        log.warn('the embedded store is open again');
        return opened;
      } catch (error) {
        const isFull = (await freeBytes(dataFolder)) < NEEDED_BYTES;
        const why = isFull
          ? `the disk of ${dataFolder} is full; make room`
          : rootErrorMessage(error);
        log.error(`the embedded store cannot be opened again: ${why}`);
        await pause(RETRY_MS, undefined, { signal }).catch(() => undefined);
      }
    }
    return undefined;
  };
  const supervising = supervise();

  return {
    address: chosen,
    async close() {
      closing.abort();
      await supervising;
      await store?.close();
    },
  };
}

function whenAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) =>
    signal.addEventListener('abort', () => resolve(), { once: true }),
  );
}

async function freeBytes(folder: string): Promise<number> {
  const disk = await statfs(folder).catch(() => undefined);
  return disk === undefined ? Number.POSITIVE_INFINITY : disk.bavail * disk.bsize;
}
