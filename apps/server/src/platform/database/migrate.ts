import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Pool } from 'pg';
import { Failure } from '../failure.ts';

/** Any number that no other program on the same database uses: "TOWN". */
const MIGRATION_LOCK = 0x54_4f_57_4e;
const ownMigrations = fileURLToPath(new URL('../../../drizzle', import.meta.url));

/** Brings the schema up to date. Processes that start together wait for the first of them. */
export async function migrateDatabase(pool: Pool, folder: string = ownMigrations): Promise<void> {
  if (!existsSync(join(folder, 'meta', '_journal.json')))
    throw new Failure(
      `${folder} holds no migrations; write them with npm run -w townlight db:generate`,
    );
  const client = await pool.connect();
  try {
    // In a transaction: the embedded store's connections share one session, where a session's lock keeps nobody out.
    // The migrator begins one of its own; that is this one, and the warning about it is not worth a line.
    await client.query('begin');
    await client.query('set local client_min_messages to error');
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle(client), { migrationsFolder: folder });
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
}
