import { existsSync } from 'node:fs';
import { open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { Failure } from '../failure.ts';
import { restrictToOwner } from '../private-folder.ts';
import type { StoreAddress } from './data-lock.ts';
import { diagnoseFolder } from './diagnose-folder.ts';
import type { WorkerReport, WorkerTask } from './embedded-worker.ts';
import { createSocketFolder } from './store-address.ts';

// V8 may abort the process while it frees machine code that it has replaced by faster code (nodejs/node#64500).
// Without this garbage collection, PGlite's 0.5 MB of code stay until the store is closed.
setFlagsFromString('--no-wasm-code-gc');

/** In the data folder. */
export const STORE_FOLDER = 'db';

export type EmbeddedStore = {
  address: StoreAddress;
  close(): Promise<void>;
  /** Resolves with the reason when the store ends without being closed. */
  ended: Promise<Error>;
};

/** Starts PGlite on `<dataFolder>/db` in a worker thread. The caller must have acquired the folder's data lock. */
export async function startEmbeddedStore(
  dataFolder: string,
  address: StoreAddress,
): Promise<EmbeddedStore> {
  try {
    return await start(dataFolder, address);
  } catch (error) {
    // before the unfinished store is removed: it may be what fills the disk
    const fault = await diagnoseFolder(dataFolder, error);
    await removeUnfinished(dataFolder).catch(() => undefined);
    throw fault ?? error;
  }
}

async function start(dataFolder: string, address: StoreAddress): Promise<EmbeddedStore> {
  const folder = join(dataFolder, STORE_FOLDER);
  await removeUnfinished(dataFolder);
  if (!existsSync(folder)) await createAtomically(dataFolder, folder);
  await createSocketFolder(address);
  const worker = startWorker({ task: 'serve', folder, address });
  const ended = new Promise<Error>((resolve) => {
    worker.once('error', (error: Error) => resolve(error));
    worker.once('exit', () => resolve(new Error('the embedded store has stopped')));
  });
  const first = await nextReport(worker);
  if (first.report !== 'listening') throw new Error(`unexpected report ${first.report}`);
  // PGlite creates files with its own umask, not that of the process
  await restrictToOwner(folder);
  return {
    address: first.address,
    ended,
    async close() {
      // a broken store cannot be closed, and need not be: the next start recovers
      const closed = nextReport(worker).catch(() => undefined);
      worker.postMessage('close');
      await Promise.race([closed, ended]);
      await worker.terminate();
    },
  };
}

/**
 * Creates the store under a temporary name, syncs it to disk and renames it, because a store that is killed during
 * its creation can never be opened again.
 */
async function createAtomically(dataFolder: string, folder: string): Promise<void> {
  const temporaryFolder = join(dataFolder, `db.creating-${process.pid}`);
  const worker = startWorker({ task: 'create', folder: temporaryFolder });
  await nextReport(worker);
  await worker.terminate();
  await syncTree(temporaryFolder);
  await rename(temporaryFolder, folder);
  await syncOne(dataFolder);
}

async function removeUnfinished(dataFolder: string): Promise<void> {
  for (const name of await readdir(dataFolder))
    if (name.startsWith('db.creating-'))
      await rm(join(dataFolder, name), { recursive: true, force: true });
}

function startWorker(work: WorkerTask): Worker {
  return new Worker(new URL('./embedded-worker.ts', import.meta.url), { workerData: work });
}

function nextReport(worker: Worker): Promise<WorkerReport> {
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', (error: Error) =>
      reject(
        new Failure(
          `the embedded store cannot be opened (${error.message ?? 'it does not say why'}); ` +
            'restore the data folder from a copy, or move it away and use `townlight restore`',
        ),
      ),
    );
    worker.once('exit', (code) =>
      reject(new Error(`the embedded store stopped with code ${code}`)),
    );
  });
}

async function syncTree(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await syncTree(path);
    else if (entry.isFile()) await syncOne(path);
  }
  await syncOne(folder);
}

async function syncOne(path: string): Promise<void> {
  // Windows cannot open folders, and writes their entries through by default
  const file = await open(path, 'r').catch(() => undefined);
  await file?.sync().catch(() => undefined);
  await file?.close();
}
