import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describeOnBothStores, describeOnEmbeddedStore, silentLog } from '../testing/databases.ts';
import { migrateDatabase } from './migrate.ts';
import { openDatabase } from './open-database.ts';
import { inTransaction } from './transaction.ts';
import { bumpVersion, readDataVersion } from './version.ts';

describeOnBothStores('an opened store', (open) => {
  test('has the schema, and is unchanged when opened again', async () => {
    const store = await open.newStore();
    const first = await open(store);
    await inTransaction(first.pool, (client) => bumpVersion(client, 'test'));
    await first.close();
    const again = await open(store);
    expect(await readDataVersion(again.pool, 'test')).toBe(1);
  });

  test('is migrated once by many at the same time', async () => {
    const { pool } = await open();
    const folder = migrationsWith('create table races (id int primary key)');
    await Promise.all(Array.from({ length: 4 }, () => migrateDatabase(pool, folder)));
    const { rows } = await pool.query('select count(*)::int as count from races');
    expect(rows).toEqual([{ count: 0 }]);
  });

  test('returns the correct result to each of many concurrent parameterized statements', async () => {
    const { pool } = await open();
    const queries = Array.from({ length: 200 }, (_, i) => ({ i, pad: 'x'.repeat(i * 400) }));
    const answers = await Promise.all(
      queries.map(async ({ i, pad }) => {
        const { rows } = await pool.query(`select $1::int as a${i}, length($2) as size`, [i, pad]);
        return rows[0];
      }),
    );
    expect(answers).toEqual(queries.map(({ i, pad }) => ({ [`a${i}`]: i, size: pad.length })));
  });

  test('a client that disconnects in a transaction leaves no changes and does not block later clients', async () => {
    const { pool } = await open();
    const client = await pool.connect();
    client.on('error', () => undefined);
    await client.query('begin');
    await bumpVersion(client, 'test');
    (
      client as unknown as { connection: { stream: { destroy(): void } } }
    ).connection.stream.destroy();
    client.release(true);
    expect(await readDataVersion(pool, 'test')).toBe(0);
  });

  test('a statement error is returned, and the connection remains usable', async () => {
    const { pool } = await open();
    await expect(pool.query('select 1/0')).rejects.toThrow('division by zero');
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  test('further pools open with its pool options', async () => {
    const database = await open();
    const { Pool } = await import('pg');
    const further = new Pool(structuredClone(database.poolOptions));
    await inTransaction(further, (client) => bumpVersion(client, 'test'));
    await further.end();
    expect(await readDataVersion(database.pool, 'test')).toBe(1);
  });
});

describeOnEmbeddedStore('the embedded store', (open) => {
  test('rejects COPY from a client with an explanation and remains usable', async () => {
    const { pool } = await open();
    await expect(pool.query('copy data_version from stdin')).rejects.toThrow('insert with unnest');
    expect(await readDataVersion(pool, 'test')).toBe(0);
  });

  test('rejects a second server and reports the owner of the folder', async () => {
    const store = await open.newStore();
    await open(store);
    await expect(open(store)).rejects.toThrow(
      new RegExp(
        `${store.dataFolder} is in use by a Townlight server \\(process ${process.pid}, .*stop it first`,
      ),
    );
  });

  test('accepts a command as a client of the running server', async () => {
    const store = await open.newStore();
    const server = await open(store);
    const command = await openDatabase(store, { role: 'command', log: silentLog });
    expect(command.ownsStore).toBe(false);
    await inTransaction(command.pool, (client) => bumpVersion(client, 'test'));
    await command.close();
    expect(await readDataVersion(server.pool, 'test')).toBe(1);
  });

  test('refuses a second command while the first works alone', async () => {
    const store = await open.newStore();
    const first = await openDatabase(store, { role: 'command', log: silentLog });
    const second = openDatabase(store, { role: 'command', log: silentLog });
    await expect(second).rejects.toThrow('wait until it is done');
    await first.close();
    await (await openDatabase(store, { role: 'command', log: silentLog })).close();
  });

  test('works in a folder whose path is too long for a socket', async () => {
    const short = await open.newStore();
    const dataFolder = join(short.dataFolder, 'a-long-name/'.repeat(12), 'data');
    cpSync(join(short.dataFolder, 'db'), join(dataFolder, 'db'), { recursive: true });
    const server = await open({ dataFolder, databaseUrl: undefined });
    expect(await readDataVersion(server.pool, 'test')).toBe(0);
    const lock = JSON.parse(readFileSync(join(dataFolder, 'townlight.lock'), 'utf8'));
    expect(lock.address.host.length).toBeLessThan(100);
  });
});

test('an unreachable database is reported without its password', async () => {
  const config = {
    dataFolder: tmpdir(),
    databaseUrl: 'postgres://resident:secret@127.0.0.1:9/townlight',
  };
  const opening = openDatabase(config, { role: 'server', log: silentLog });
  await expect(opening).rejects.toThrow(
    /no connection to townlight at 127\.0\.0\.1:9 .*ECONNREFUSED/,
  );
  await expect(opening).rejects.not.toThrow('secret');
});

function migrationsWith(statement: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'townlight-migrations-'));
  mkdirSync(join(folder, 'meta'));
  writeFileSync(join(folder, '0000_races.sql'), statement);
  // later than every migration of the server, else the migrator considers it applied
  const entry = { idx: 0, version: '7', when: 4e12, tag: '0000_races', breakpoints: true };
  const journal = { version: '7', dialect: 'postgresql', entries: [entry] };
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify(journal));
  return folder;
}
