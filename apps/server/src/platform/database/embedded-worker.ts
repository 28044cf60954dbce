import { chmodSync, rmSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import type { StoreAddress } from './data-lock.ts';
import { wrapSharedSession } from './embedded-protocol.ts';
import { getSocketPath } from './store-address.ts';

/** A task for the worker thread: create a store and exit, or serve a store until a close message. */
export type WorkerTask =
  | { task: 'create'; folder: string }
  | { task: 'serve'; folder: string; address: StoreAddress };
export type WorkerReport =
  | { report: 'created' }
  | { report: 'listening'; address: StoreAddress }
  | { report: 'closed' };

const MAX_CONNECTIONS = 20;
const ENDS_AFTER_MS = 100;

const port = parentPort;
if (port === null) throw new Error('embedded-worker.ts runs as a worker thread only');
const report = (message: WorkerReport): void => port.postMessage(message);

// PGlite blocks its thread: on the main thread a large statement would delay every request for seconds.
const work = workerData as WorkerTask;
const db = await PGlite.create({
  dataDir: work.folder,
  extensions: { pg_trgm },
  // a quarter of the default: the system's page cache serves reads as fast, and the server uses 115 MB less
  startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'],
});

if (work.task === 'create') {
  await db.close();
  report({ report: 'created' });
  port.close();
} else {
  const path = getSocketPath(work.address);
  // left by an owner that was killed; the data lock proves that no process listens on it
  if (path) rmSync(path, { force: true });
  const server = new PGLiteSocketServer({
    db: wrapSharedSession(db, (reason) => {
      // after the error has reached the client: ending the thread at once would close its connection
      setTimeout(() => {
        throw new Error(reason);
      }, ENDS_AFTER_MS);
    }),
    maxConnections: MAX_CONNECTIONS,
    ...(path ? { path } : { host: work.address.host, port: work.address.port }),
  });
  await server.start();
  if (path) chmodSync(path, 0o600);
  const chosenPort = Number(server.getServerConn().split(':').at(-1));
  report({
    report: 'listening',
    address: path ? work.address : { host: work.address.host, port: chosenPort },
  });
  port.on('message', async () => {
    await server.stop();
    await db.close();
    report({ report: 'closed' });
    port.close();
  });
}
