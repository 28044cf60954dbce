import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  openDatabase,
  type StoreConfig,
} from '../../../apps/server/src/platform/database/open-database.ts';
import { createLog } from '../../../apps/server/src/platform/log.ts';
import { startTemporaryPostgres } from '../../../apps/server/src/platform/testing/temporary-postgres.ts';

/** Creates stores of one kind; `close` removes all of them. */
export interface ProofStores {
  readonly name: 'PGlite' | 'PostgreSQL';
  create(): Promise<StoreConfig>;
  /** Copies a store, which must not be open in any process. */
  copy(store: StoreConfig): Promise<StoreConfig>;
  remove(store: StoreConfig): Promise<void>;
  close(): void;
}

export const silentLog = createLog('silent');

export function createEmbeddedStores(): ProofStores {
  const folders = new Set<string>();
  const newFolder = (): string => {
    const folder = mkdtempSync(join(tmpdir(), 'townlight-proof-'));
    folders.add(folder);
    return folder;
  };
  const remove = (folder: string): void => {
    rmSync(folder, { recursive: true, force: true });
    folders.delete(folder);
  };
  return {
    name: 'PGlite',
    create: async () => ({ dataFolder: newFolder(), databaseUrl: undefined }),
    async copy({ dataFolder }) {
      const folder = newFolder();
      cpSync(join(dataFolder, 'db'), join(folder, 'db'), { recursive: true });
      return { dataFolder: folder, databaseUrl: undefined };
    },
    remove: async ({ dataFolder }) => remove(dataFolder),
    close: () => [...folders].forEach(remove),
  };
}

/**
 * Creates databases in the server that TEST_DATABASE_URL names (only these are dropped again), else in a temporary
 * cluster.
 */
export function createPostgresStores(): ProofStores {
  const given = process.env.TEST_DATABASE_URL;
  const cluster = given ? { url: given, stop: () => undefined } : startTemporaryPostgres();
  const embedded = createEmbeddedStores();
  const create = async (template: string): Promise<StoreConfig> => {
    const name = `townlight_proof_${randomUUID().replaceAll('-', '')}`;
    await administer(cluster.url, `create database ${name} template ${template}`);
    const url = new URL(cluster.url);
    url.pathname = `/${name}`;
    // both kinds write rejected rows to the data folder
    return { ...(await embedded.create()), databaseUrl: url.href };
  };
  return {
    name: 'PostgreSQL',
    create: () => create('template1'),
    copy: (store) => create(databaseNameOf(store)),
    async remove(store) {
      await administer(cluster.url, `drop database ${databaseNameOf(store)} with (force)`);
      await embedded.remove(store);
    },
    close() {
      embedded.close();
      cluster.stop();
    },
  };
}

function databaseNameOf({ databaseUrl }: StoreConfig): string {
  return new URL(databaseUrl ?? '').pathname.slice(1);
}

async function administer(databaseUrl: string, statement: string): Promise<void> {
  const database = await openDatabase(
    { dataFolder: tmpdir(), databaseUrl },
    { role: 'command', log: silentLog, migrationsFolder: null },
  );
  try {
    await database.pool.query(statement);
  } finally {
    await database.close();
  }
}
