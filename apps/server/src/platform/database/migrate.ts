import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Pool, PoolClient } from 'pg';
import { Failure } from '../failure.ts';

/** An arbitrary lock number that no other program on the same database uses: "TOWN". */
const SETUP_LOCK = 0x54_4f_57_4e;
const bundledMigrations = fileURLToPath(new URL('../../../drizzle', import.meta.url));

/** Returns the time of the newest migration in this program, in milliseconds; the store records the same value. */
export function readNewestMigration(folder: string = bundledMigrations): number {
  return Math.max(0, ...readJournal(folder).map(({ when }) => when));
}

/**
 * The store's schema has migrations that this program does not know, and not all of them are compatible with it. It
 * must not be written to, since their constraints are unknown too.
 */
export class NewerSchemaError extends Failure {
  constructor(storeTime: number, newest: number) {
    const day = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, 10);
    super(
      `the store belongs to a newer version of Townlight: its schema is from ${day(storeTime)}, and this version's is from ` +
        `${day(newest)}; start the newer version, or restore a copy of the store from before the update`,
    );
  }
}

/**
 * Waits until no other process sets up the store, until the transaction ends: processes that start together on an
 * empty store create its schema and its initial data once.
 */
export async function lockStoreSetup(client: PoolClient): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [SETUP_LOCK]);
}

/** Migrates the schema to the newest version. @throws NewerSchemaError */
export async function migrateDatabase(
  pool: Pool,
  folder: string = bundledMigrations,
): Promise<void> {
  if (!existsSync(join(folder, 'meta', '_journal.json')))
    throw new Failure(
      `${folder} has no migrations; write them with npm run -w townlight db:generate`,
    );
  const client = await pool.connect();
  try {
    // In a transaction: the embedded store's connections share one session, where a session lock excludes no one. The
    // migrator begins its own transaction, which becomes this one; the resulting warning is suppressed.
    await client.query('begin');
    await client.query('set local client_min_messages to error');
    await lockStoreSetup(client);
    await refuseNewer(client, readNewestMigration(folder));
    // before the migrator commits; a store without the table gets it now
    const writableFrom = readNewestIncompatible(folder);
    await recordWritableFrom(client, writableFrom);
    await migrate(drizzle(client), { migrationsFolder: folder });
    await recordWritableFrom(client, writableFrom);
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/** A migration whose SQL begins with this line lets servers of the version before it go on writing. */
const COMPATIBLE = /^-- Compatible: \S/;

interface JournalEntry {
  /** Milliseconds. */
  readonly when: number;
  /** The name of the file without `.sql`. */
  readonly tag: string;
}

function readJournal(folder: string): readonly JournalEntry[] {
  const journal = JSON.parse(readFileSync(join(folder, 'meta', '_journal.json'), 'utf8')) as {
    entries: readonly JournalEntry[];
  };
  return journal.entries;
}

/** Returns the time of the newest migration that older servers cannot write after, in milliseconds. */
function readNewestIncompatible(folder: string): number {
  const incompatible = readJournal(folder).filter(
    ({ tag }) => !COMPATIBLE.test(readFileSync(join(folder, `${tag}.sql`), 'utf8')),
  );
  return Math.max(0, ...incompatible.map(({ when }) => when));
}

/**
 * Records which servers may write: those whose newest migration is from this time or later. A server of an older
 * version never lowers it.
 */
async function recordWritableFrom(client: PoolClient, writableFrom: number): Promise<void> {
  if (!(await hasTable(client, 'schema_version'))) return;
  await client.query(
    `insert into schema_version (writable_from) values ($1)
     on conflict (id) do update set writable_from = excluded.writable_from
     where schema_version.writable_from < excluded.writable_from`,
    [writableFrom],
  );
}

async function refuseNewer(client: PoolClient, newest: number): Promise<void> {
  if (!(await hasTable(client, 'drizzle.__drizzle_migrations'))) return;
  const { rows } = await client.query<{ made: string | null }>(
    'select max(created_at) as made from drizzle.__drizzle_migrations',
  );
  const createdAt = Number(rows[0]?.made ?? 0);
  if (createdAt <= newest) return;
  const allowed =
    (await hasTable(client, 'schema_version')) &&
    (await client.query('select 1 from schema_version where writable_from <= $1', [newest]))
      .rowCount === 1;
  if (!allowed) throw new NewerSchemaError(createdAt, newest);
}

async function hasTable(client: PoolClient, name: string): Promise<boolean> {
  const { rows } = await client.query<{ exists: boolean }>(
    'select to_regclass($1) is not null as exists',
    [name],
  );
  return rows[0]?.exists ?? false;
}
