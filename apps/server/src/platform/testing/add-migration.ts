import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

interface Journal {
  entries: { idx: number; when: number; tag: string }[];
}

const BUNDLED = fileURLToPath(new URL('../../../drizzle', import.meta.url));

/** Copies a folder of migrations, the bundled one by default, and adds a migration: those of the next version. */
export function addMigration(statement: string, folder: string = BUNDLED): string {
  const next = mkdtempSync(join(tmpdir(), 'townlight-migrations-'));
  cpSync(folder, next, { recursive: true });
  const path = join(next, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(path, 'utf8')) as Journal;
  const last = journal.entries.at(-1);
  if (last === undefined) throw new Error(`${folder} has no migrations`);
  const added = { ...last, idx: last.idx + 1, when: last.when + 1, tag: `${last.tag}_next` };
  writeFileSync(path, JSON.stringify({ ...journal, entries: [...journal.entries, added] }));
  writeFileSync(join(next, `${added.tag}.sql`), statement);
  return next;
}
