import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../platform/database/open-database.ts';
import { silentLog } from '../platform/testing/databases.ts';
import {
  startTemporaryPostgres,
  type TemporaryPostgres,
} from '../platform/testing/temporary-postgres.ts';

const SCRIPT = fileURLToPath(
  new URL('../../../../deploy/compose/create-owner.sh', import.meta.url),
);

const folder = mkdtempSync(join(tmpdir(), 'townlight-compose-'));
let postgres: TemporaryPostgres;
beforeAll(() => {
  postgres = startTemporaryPostgres();
});
afterAll(() => {
  postgres.stop();
  rmSync(folder, { recursive: true });
});

/** Runs the script as the image of PostgreSQL does, with this address in the secret. */
function createOwner(address: string): void {
  const file = join(folder, 'database-url');
  writeFileSync(file, `${address}\n`);
  const PGHOST = new URL(postgres.url).searchParams.get('host') ?? '';
  const env = { ...process.env, PGHOST, DATABASE_URL_FILE: file };
  execFileSync('sh', [SCRIPT], { env, stdio: 'pipe' });
}

test('Compose creates a role that owns the database, is no superuser, and can migrate', async () => {
  createOwner('postgres://townlight:Secret1@database:5432/townlight');
  const url = new URL(postgres.url);
  url.username = 'townlight';
  url.pathname = '/townlight';
  const store = { dataFolder: folder, databaseUrl: url.href };
  const database = await openDatabase(store, { role: 'server', log: silentLog });
  const { rows } = await database.pool.query(
    `select rolsuper or rolcreatedb or rolcreaterole or rolreplication or rolbypassrls as powerful,
       has_database_privilege('public', 'townlight', 'connect') as open
     from pg_roles where rolname = current_user`,
  );
  await database.close();
  expect(rows).toEqual([{ powerful: false, open: false }]);
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  const stored = await client.query(
    "select rolpassword from pg_authid where rolname = 'townlight'",
  );
  await client.end();
  expect(stored.rows[0].rolpassword).toMatch(/^SCRAM-SHA-256/);
});

test.each([
  'postgres://townlight@database:5432/townlight',
  'postgres://postgres:Secret1@database:5432/townlight',
  "postgres://townlight:'; drop database townlight; --@database:5432/townlight",
])('the address %s is refused with the form that is expected', (address) => {
  expect(() => createOwner(address)).toThrow('write postgres://townlight:<password>@database');
});
