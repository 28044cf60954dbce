import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Client, type Pool, type PoolConfig } from 'pg';
import { Failure } from '../failure.ts';
import { GuardedPool, type StoreGuard } from '../health/guarded-pool.ts';
import { isUnreachable } from '../health/store-away.ts';
import { isAway, type StoreProbe } from '../health/store-probe.ts';
import type { Log } from '../log.ts';
import {
  type LockOwner,
  type Role,
  type StoreAddress,
  takeDataLock,
  UNREADABLE,
} from './data-lock.ts';
import { startEmbeddedStore } from './embedded-store.ts';
import { folderFault } from './folder-fault.ts';
import { keepEmbeddedStore } from './keep-embedded-store.ts';
import { migrateDatabase } from './migrate.ts';
import { storeAddress } from './store-address.ts';

/** Which store: an address of PostgreSQL, else the embedded one in the data folder. */
export type StoreConfig = { dataFolder: string; databaseUrl: string | undefined };

/** Where the store is, for people: the data folder, or `townlight at db.example.org:5432`; never a password. */
export function placeOf({ dataFolder, databaseUrl }: StoreConfig): string {
  if (databaseUrl === undefined) return dataFolder;
  const { host, port, pathname } = new URL(databaseUrl);
  return `${pathname.slice(1)} at ${port ? host : `${host}:5432`}`;
}

export type Database = {
  kind: 'pglite' | 'postgres';
  pool: Pool;
  orm: NodePgDatabase;
  /** Plain data that opens further pools on the same store, also in other threads and processes. */
  poolOptions: PoolConfig;
  /** Another pool of so many connections, guarded like `pool`. The caller has to end it. */
  openPool(connections: number): Pool;
  /** From now on requests fail at once while the probe finds the store away, see `GuardedPool`. */
  guardBy(probe: StoreProbe): void;
  /** False when another process owns the embedded store and this one is its guest. */
  ownsStore: boolean;
  close(): Promise<void>;
};

export type OpenOptions = {
  /** A server owns the embedded store alone; a command is the guest of a server that runs. */
  role: Role;
  log: Log;
  /**
   * Called where the schema is not as it should be and cannot be brought up to date: the store can be read, perhaps, and
   * must not be written to. Without it that is thrown.
   */
  onUnfit?: (reason: Error) => void;
  /** Another folder of migrations than the server's own; null leaves the schema as it is. */
  migrationsFolder?: string | null;
};

/** The embedded store has 20 connections for all; PostgreSQL has 100 by default. */
const POOL_SIZE = 6;
/** A database that has not answered by then is taken for one that hangs. */
const OPEN_WITHIN_MS = 10_000;

/** Opens the store and brings its schema up to date. */
export async function openDatabase(config: StoreConfig, options: OpenOptions): Promise<Database> {
  const opened =
    config.databaseUrl === undefined
      ? await openEmbedded(config.dataFolder, options)
      : await openPostgres(config.databaseUrl, options.log);
  if (options.migrationsFolder === null) return opened;
  try {
    await migrateDatabase(opened.pool, options.migrationsFolder);
  } catch (error) {
    if (options.onUnfit && error instanceof Error && !isUnreachable(error)) {
      options.onUnfit(error);
      return opened;
    }
    await opened.close();
    throw error;
  }
  return opened;
}

async function openPostgres(connectionString: string, log: Log): Promise<Database> {
  // a machine that is gone ends nothing: it is asked now and then whether it is still there
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
      `DATABASE_URL: no connection to ${placeOf({ dataFolder: '', databaseUrl: connectionString })} ` +
        `(${reason(error)}); start the database or fix the address`,
    );
  } finally {
    void client.end();
  }
  return toDatabase('postgres', poolOptions, log);
}

async function openEmbedded(dataFolder: string, options: OpenOptions): Promise<Database> {
  const attempt = await takeDataLock(dataFolder, options.role, storeAddress(dataFolder)).catch(
    async (error) => {
      throw (await folderFault(dataFolder, error)) ?? error;
    },
  );
  if (!attempt.won) return await joinOwner(dataFolder, attempt.owner, options);
  const { lock } = attempt;
  try {
    const start = options.role === 'server' ? keepEmbeddedStore : startEmbeddedStore;
    const store = await start(dataFolder, lock.owner.address, options.log);
    if (store.address.port !== lock.owner.address.port) await lock.announce(store.address);
    return toDatabase('pglite', connectTo(store.address), options.log, async () => {
      await store.close();
      await lock.release();
    });
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** @throws Failure when the owner is not to be shared with: a second server, or another command at work */
async function joinOwner(
  dataFolder: string,
  owner: LockOwner,
  { role, log }: OpenOptions,
): Promise<Database> {
  if (owner.nonce === UNREADABLE)
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
  const database = toDatabase('pglite', connectTo(owner.address), log);
  // the owner takes the lock first and listens a little later: several seconds on its first start
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

function connectTo(address: StoreAddress): PoolConfig {
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
    // an idle connection that breaks is replaced by the next query; without a listener it would end the process
    pool.on('error', (error) => log.warn(`a database connection broke: ${error.message}`));
    opened.add(pool);
    return pool;
  };
  const pool = openPool(POOL_SIZE);
  let closed: Promise<void> | undefined;
  return {
    kind,
    pool,
    orm: drizzle(pool, { casing: 'snake_case' }),
    poolOptions,
    openPool,
    guardBy(probe) {
      guard.probe = probe;
      let wasAway = false;
      probe.follow((answer) => {
        // once more when it is back: what was begun meanwhile over a network may never come about
        if (wasAway || isAway(answer))
          for (const each of opened) each.cut({ all: kind === 'postgres' });
        wasAway = isAway(answer);
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
