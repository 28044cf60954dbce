import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Client, type Pool, type PoolConfig } from 'pg';
import { Failure } from '../failure.ts';
import { GuardedPool, type StoreGuard } from '../health/guarded-pool.ts';
import { isStoreUnreachable, type StoreProbe } from '../health/store-probe.ts';
import { isConnectionFailure } from '../health/store-unavailable.ts';
import type { Log } from '../log.ts';
import {
  acquireDataLock,
  LOCK_NAME,
  type LockOwner,
  type ProcessRole,
  type StoreAddress,
  UNREADABLE_NONCE,
} from './data-lock.ts';
import { diagnoseFolder } from './diagnose-folder.ts';
import { STORE_FOLDER, startEmbeddedStore } from './embedded-store.ts';
import { migrateDatabase } from './migrate.ts';
import { parseDatabaseUrl, resolveStoreAddress } from './store-address.ts';
import { superviseEmbeddedStore } from './supervise-embedded-store.ts';

/** Which store: a PostgreSQL URL, else the embedded store in the data folder. */
export type StoreConfig = { dataFolder: string; databaseUrl: string | undefined };

/**
 * Describes the location of the store for people: the data folder, or `townlight at db.example.org:5432`; never a
 * password.
 */
export function describeStoreLocation({ dataFolder, databaseUrl }: StoreConfig): string {
  if (databaseUrl === undefined) return dataFolder;
  const url = parseDatabaseUrl(databaseUrl);
  if (url === undefined) return 'DATABASE_URL';
  const { host, port, pathname } = url;
  return `${pathname.slice(1)} at ${port ? host : `${host}:5432`}`;
}

export type Database = {
  kind: 'pglite' | 'postgres';
  pool: Pool;
  /** Serializable options for further pools on the same store, also in other threads and processes. */
  poolOptions: PoolConfig;
  /** Opens another pool with this many connections, guarded like `pool`. The caller must end it. */
  openPool(connections: number): Pool;
  /** Makes requests fail at once while the probe finds the store unavailable, see `GuardedPool`. */
  guardBy(probe: StoreProbe): void;
  /** False when another process owns the embedded store and this one only connects to it. */
  ownsStore: boolean;
  close(): Promise<void>;
};

export type OpenDatabaseOptions = {
  /** A server owns the embedded store exclusively; a command connects to the store of a running server. */
  role: ProcessRole;
  log: Log;
  /**
   * Called when the schema is wrong and cannot be migrated: the store may be readable but must not be written to.
   * Without this callback the error is thrown.
   */
  onSchemaError?: (reason: Error) => void;
  /** False for a command that needs a store: a mistyped data folder is an error instead of a new store. */
  mayCreate?: boolean;
  /** Another migrations folder than the server's; null leaves the schema unchanged. */
  migrationsFolder?: string | null;
};

/** The embedded store has 20 connections in total; PostgreSQL has 100 by default. */
const POOL_SIZE = 6;
/** A database that has not answered within this time counts as hanging. */
const OPEN_WITHIN_MS = 10_000;

/** Opens the store and migrates its schema to the newest version. */
export async function openDatabase(
  config: StoreConfig,
  options: OpenDatabaseOptions,
): Promise<Database> {
  const opened =
    config.databaseUrl === undefined
      ? await openEmbedded(config.dataFolder, options)
      : await openPostgres(config.databaseUrl, options.log);
  if (options.migrationsFolder === null) return opened;
  try {
    await migrateDatabase(opened.pool, options.migrationsFolder);
  } catch (error) {
    if (options.onSchemaError && error instanceof Error && !isConnectionFailure(error)) {
      options.onSchemaError(error);
      return opened;
    }
    await opened.close();
    throw error;
  }
  return opened;
}

async function openPostgres(connectionString: string, log: Log): Promise<Database> {
  // TCP keep-alive detects a machine that vanished without closing its connections
  const poolOptions = { connectionString, keepAlive: true };
  const client = new Client({
    ...poolOptions,
    connectionTimeoutMillis: OPEN_WITHIN_MS,
    query_timeout: OPEN_WITHIN_MS,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
  } catch (error) {
    throw new Failure(
      `DATABASE_URL: no connection to ${describeStoreLocation({ dataFolder: '', databaseUrl: connectionString })} ` +
        `(${reason(error)}); start the database or fix the address`,
    );
  } finally {
    void client.end();
  }
  return toDatabase('postgres', poolOptions, log);
}

async function openEmbedded(dataFolder: string, options: OpenDatabaseOptions): Promise<Database> {
  if (options.mayCreate === false) requireStore(dataFolder);
  const attempt = await acquireDataLock(
    dataFolder,
    options.role,
    resolveStoreAddress(dataFolder),
  ).catch(async (error) => {
    throw (await diagnoseFolder(dataFolder, error)) ?? error;
  });
  if (!attempt.won) return await joinOwner(dataFolder, attempt.owner, options);
  const { lock } = attempt;
  try {
    const start = options.role === 'server' ? superviseEmbeddedStore : startEmbeddedStore;
    const store = await start(dataFolder, lock.owner.address, options.log);
    if (store.address.port !== lock.owner.address.port) await lock.announce(store.address);
    return toDatabase('pglite', createPoolConfig(store.address), options.log, async () => {
      await store.close();
      await lock.release();
    });
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** @throws Failure when the folder has no store and no process is creating one */
function requireStore(dataFolder: string): void {
  if (existsSync(join(dataFolder, STORE_FOLDER)) || existsSync(join(dataFolder, LOCK_NAME))) return;
  throw new Failure(
    `${dataFolder} has no store; set TOWNLIGHT_DATA to the folder that has one, or create it there with townlight migrate`,
  );
}

/** @throws Failure when the store cannot be shared: with a second server, or with the owner being another command */
async function joinOwner(
  dataFolder: string,
  owner: LockOwner,
  { role, log }: OpenDatabaseOptions,
): Promise<Database> {
  if (owner.nonce === UNREADABLE_NONCE)
    throw new Failure(
      `${dataFolder}/townlight.lock is damaged, and something still renews it: stop the Townlight that uses the folder, ` +
        'then start again; it repairs the file by itself',
    );
  const who = `${owner.role === 'server' ? 'a Townlight server' : 'a townlight command'} (process ${owner.pid}, since ${owner.since})`;
  if (role === 'server' || owner.role === 'command')
    throw new Failure(
      `${dataFolder} is in use by ${who}; ${
        owner.role === 'command'
          ? 'wait until it is done'
          : 'stop it first, or choose another folder with TOWNLIGHT_DATA'
      }`,
    );
  const database = toDatabase('pglite', createPoolConfig(owner.address), log);
  // the owner acquires the lock first and listens later: several seconds on its first start
  for (const deadline = Date.now() + 20_000; ; ) {
    try {
      await database.pool.query('select 1');
      return { ...database, ownsStore: false };
    } catch (error) {
      if (Date.now() > deadline) {
        await database.close();
        throw new Failure(
          `${dataFolder} is in use by ${who}, which does not answer (${reason(error)}); stop it and try again`,
        );
      }
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
}

function createPoolConfig(address: StoreAddress): PoolConfig {
  return { host: address.host, port: address.port, user: 'postgres', database: 'postgres' };
}

function toDatabase(
  kind: Database['kind'],
  poolOptions: PoolConfig,
  log: Log,
  afterClose?: () => Promise<void>,
): Database {
  const guard: StoreGuard = { probe: undefined };
  const opened = new Set<GuardedPool>();
  const openPool = (connections: number): Pool => {
    const pool = new GuardedPool({ ...poolOptions, max: connections }, guard);
    // an idle connection that breaks is replaced at the next query; without a listener its error would end the
    // process
    pool.on('error', (error) => log.warn(`a database connection broke: ${error.message}`));
    opened.add(pool);
    return pool;
  };
  const pool = openPool(POOL_SIZE);
  let closed: Promise<void> | undefined;
  return {
    kind,
    pool,
    poolOptions,
    openPool,
    guardBy(probe) {
      guard.probe = probe;
      let wasAway = false;
      probe.subscribe((answer) => {
        // once more after recovery: connections begun during a network failure may never complete
        if (wasAway || isStoreUnreachable(answer))
          for (const each of opened) each.cut({ all: kind === 'postgres' });
        wasAway = isStoreUnreachable(answer);
      });
    },
    ownsStore: true,
    close() {
      closed ??= pool.end().then(() => afterClose?.());
      return closed;
    },
  };
}

function reason(error: unknown): string {
  const { message, code } = error as NodeJS.ErrnoException;
  return message || code || String(error);
}
