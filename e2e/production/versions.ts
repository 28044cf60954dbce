import { readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mountCopy } from './machine.ts';

interface Journal {
  readonly entries: { idx: number; when: number; tag: string }[];
}

interface Migration {
  readonly kind: 'Compatible' | 'Incompatible';
  readonly reason: string;
}

/** Versions of Townlight in separate folders, as `docs/operations/linux.md` installs them. */
export interface Versions {
  /** Installs the next version and lets `/opt/townlight` lead to it. */
  install(migration?: Migration): void;
  /** The address of a file that only one version has, like a part of its pages. */
  assetOf(number: number): string;
  readonly number: number;
}

export function createVersions(): Versions {
  const migrations: Migration[] = [];
  let number = 0;
  const assetOf = (version: number) => `/assets/version-${version}.js`;
  return {
    install(migration) {
      if (migration !== undefined) migrations.push(migration);
      number += 1;
      const folder = `/opt/townlight-${number}`;
      mountCopy('townlight', folder);
      for (const one of migrations) addMigration(join(folder, 'apps/server/drizzle'), one);
      writeFileSync(join(folder, 'apps/web/dist', assetOf(number)), `// version ${number}\n`);
      rmSync('/opt/townlight', { force: true });
      symlinkSync(folder, '/opt/townlight');
    },
    assetOf,
    get number() {
      return number;
    },
  };
}

function addMigration(folder: string, { kind, reason }: Migration): void {
  const file = join(folder, 'meta/_journal.json');
  const journal: Journal = JSON.parse(readFileSync(file, 'utf8'));
  const last = journal.entries.at(-1);
  if (last === undefined) throw new Error(`${file} has no entries`);
  const idx = last.idx + 1;
  const tag = `${String(idx).padStart(4, '0')}_drill`;
  writeFileSync(join(folder, `${tag}.sql`), `-- ${kind}: ${reason}\nselect 1;\n`);
  journal.entries.push({ ...last, idx, tag, when: last.when + 1_000 });
  writeFileSync(file, JSON.stringify(journal, null, 2));
}
