import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { addMigration } from '../testing/add-migration.ts';
import { describeOnBothStores, silentLog } from '../testing/databases.ts';
import { migrateDatabase, NewerSchemaError } from './migrate.ts';
import { openDatabase } from './open-database.ts';
import { readDataVersions } from './version.ts';

/** Copies the migrations that precede the one of this name. */
function migrationsBefore(tag: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'townlight-migrations-'));
  cpSync(fileURLToPath(new URL('../../../drizzle', import.meta.url)), folder, { recursive: true });
  const journal = join(folder, 'meta/_journal.json');
  const all = JSON.parse(readFileSync(journal, 'utf8')) as { entries: { tag: string }[] };
  const end = all.entries.findIndex((entry) => entry.tag === tag);
  writeFileSync(journal, JSON.stringify({ ...all, entries: all.entries.slice(0, end) }));
  return folder;
}

describeOnBothStores('a store from before each subject had a data version', (open) => {
  test('retains its version as the starting point of each subject', async () => {
    const database = await openDatabase(await open.newBareStore(), {
      role: 'server',
      log: silentLog,
      migrationsFolder: migrationsBefore('0004_data_version_per_subject'),
    });
    try {
      await database.pool.query('insert into data_version (version) values (7)');
      await migrateDatabase(database.pool);
      expect(await readDataVersions(database.pool)).toEqual(
        new Map([
          ['bundles', 7],
          ['crime', 7],
          ['place-search', 7],
          ['places', 7],
        ]),
      );
    } finally {
      await database.close();
    }
  });
});

describeOnBothStores('a store whose sample county gave way to real records', (open) => {
  test('no longer labels them as a sample, because the sample release is withdrawn', async () => {
    const database = await openDatabase(await open.newBareStore(), {
      role: 'server',
      log: silentLog,
      migrationsFolder: migrationsBefore('0021_kept_rows'),
    });
    const inForce = async () => {
      const { rows } = await database.pool.query<{ source: string }>(
        'select source from release where withdrawn_at is null order by source',
      );
      return rows.map(({ source }) => source);
    };
    try {
      await database.pool.query(
        `insert into release (kind, source, origin, fingerprint, sample)
         values ('crime', 'long-beach-pd', 'sample data', 'a', true),
                ('crime', 'lapd-legacy', 'crimes.csv', 'b', false),
                ('air', 'sample-air', 'sample data', 'c', true)`,
      );
      await migrateDatabase(database.pool);
      expect(await inForce()).toEqual(['lapd-legacy', 'sample-air']);
    } finally {
      await database.close();
    }
  });
});

test('each new migration declares whether servers of the previous version may continue to write', () => {
  const folder = fileURLToPath(new URL('../../../drizzle', import.meta.url));
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql') && name >= '0028');
  for (const name of names)
    expect(readFileSync(join(folder, name), 'utf8'), name).toMatch(
      /^-- (Compatible|Incompatible): \S/,
    );
  expect(names).not.toEqual([]);
});

describeOnBothStores('a store that an incompatible version has migrated', (open) => {
  test('is refused by the older version, also after compatible migrations', async () => {
    const { pool } = await open();
    const folder = addMigration('-- Incompatible: it is gone.\ndrop table feedback;');
    await migrateDatabase(pool, folder);
    await migrateDatabase(pool, addMigration('-- Compatible: new.\ncreate table new ();', folder));
    await expect(migrateDatabase(pool)).rejects.toThrow(NewerSchemaError);
    // the middle version lacks only the compatible one
    await migrateDatabase(pool, folder);
  });
});
