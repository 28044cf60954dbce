import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { checkSql } from './check-sql.ts';

/** A small server: SQL where it is allowed, and sentences that only resemble it. */
const SERVER: Record<string, string> = {
  'platform/database/version.ts': "export const ask = 'select version from data_version';",
  'ingest/release/open.ts': "export const open = 'insert into release (kind) values ($1)';",
  'features/crime/store.ts': "import { eq } from 'drizzle-orm'; export { eq };",
  'features/crime/schema.ts': "import { pgTable } from 'drizzle-orm/pg-core'; export { pgTable };",
  'features/crime/ingest/write.ts': 'export const write = `update incident set month = 1`;',
  'features/crime/store.test.ts': "export const all = 'select count(*) from incident';",
  'features/staff/store/sessions.ts': `export const end = 'delete from staff_session';`,
  'features/crime/messages.ts': `
    import type { PoolClient } from 'pg';
    import { type Reads } from './schema.ts';
    // a comment may say select * from incident
    export const hint = 'Select an area from the list, or update the page.';
    export type Both = Reads | PoolClient;`,
};

function checkWith(file: string, contents: string): string[] {
  const root = mkdtempSync(join(tmpdir(), 'townlight-sql-'));
  for (const [path, text] of Object.entries({ ...SERVER, [file]: contents })) {
    const to = join(root, 'apps/server/src', path);
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(to, text);
  }
  return checkSql(root).wrong;
}

test('SQL in the allowed files passes, and so does text that only resembles SQL', () => {
  expect(checkWith('features/crime/more.ts', '')).toEqual([]);
});

test.each([
  ['a statement', `export const ask = 'select id from area where id = $1';`, 'select id from area'],
  ['one in a template', 'export const drop = `delete from area`;', 'delete from area'],
  ['one in capitals', `export const ask = 'INSERT INTO area (id) VALUES (1)';`, 'INSERT INTO area'],
  ['its own language', `import { sql } from 'drizzle-orm'; export { sql };`, 'imports drizzle-orm'],
  [
    'a table',
    `import { incident } from './schema.ts'; export { incident };`,
    'imports ./schema.ts',
  ],
])('%s planted in a route is found', (_, contents, message) => {
  const [wrong] = checkWith('features/crime/routes.ts', contents);
  expect(wrong).toContain('apps/server/src/features/crime/routes.ts: ');
  expect(wrong).toContain(message);
});
