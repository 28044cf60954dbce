import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Pool, PoolClient } from 'pg';
import { Failure } from '../failure.ts';

/** An arbitrary lock number that no other program on the same database uses: "TOWN". */
const MIGRATION_LOCK = 0x54_4f_57_4e;
const bundledMigrations = fileURLToPath(new URL('../../../drizzle', import.meta.url));

/** Returns the time of the newest migration in this program, in milliseconds; the store records the same value. */
export function readNewestMigration(folder: string = bundledMigrations): number {
  const journal = JSON.parse(readFileSync(join(folder, 'meta', '_journal.json'), 'utf8')) as {
    entries: readonly { when: number }[];
  };
  return Math.max(0, ...journal.entries.map(({ when }) => when));
}

/**
 * The store's schema has migrations that this program does not know. It must not be written to, since their
 * constraints are unknown too.
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
 * Migrates the schema to the newest version. @throws NewerSchemaError. Processes that start together wait for the
 * first one.
 */
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
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await refuseNewer(client, readNewestMigration(folder));
    await migrate(drizzle(client), { migrationsFolder: folder });
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
}

async function refuseNewer(client: PoolClient, newest: number): Promise<void> {
  const { rows: tables } = await client.query<{ there: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as there`,
  );
  if (!tables[0]?.there) return;
  const { rows } = await client.query<{ made: string | null }>(
    'select max(created_at) as made from drizzle.__drizzle_migrations',
  );
  const createdAt = Number(rows[0]?.made ?? 0);
  if (createdAt > newest) throw new NewerSchemaError(createdAt, newest);
}
