import { mkdtempSync, readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Pool } from 'pg';
import { expect, test, vi } from 'vitest';
import { describeOnBothStores, silentLog } from '../testing/databases.ts';
import { WAIT_OPTIONS } from '../testing/run-length.ts';
import { writeBackup } from './backup.ts';
import { scheduleBackups } from './backup-schedule.ts';
import { restoreBackup } from './restore.ts';
import { readDataVersion } from './version.ts';

const TABLES = [
  { name: 'test_theme', subject: 'test' },
  { name: 'test_word', subject: 'test' },
];
const NOON = new Date('2026-11-20T12:00:00Z');

describeOnBothStores('a backup', (open) => {
  test('brings back what people entered, to the last digit, and raises the data version', async () => {
    const { pool } = await open();
    await enterCategories(pool);
    const before = await everything(pool);
    const file = await writeBackup(pool, newFolder(), TABLES, NOON);
    await pool.query(`update test_word set label = 'changed by mistake' where id = 1`);
    await pool.query(`delete from test_word where id = 2`);
    await pool.query(`insert into test_word (theme_id, label) values (1, 'added since')`);
    expect(await restoreBackup(pool, file, TABLES)).toEqual(
      new Map([
        ['test_theme', 2],
        ['test_word', 3],
      ]),
    );
    expect(await everything(pool)).toEqual(before);
    expect(await readDataVersion(pool, 'test')).toBe(1);
  });

  test('leaves what refers to a restored row as it is', async () => {
    const { pool } = await open();
    await enterCategories(pool);
    await pool.query(
      'create table test_mention (theme_id int references test_theme on delete cascade)',
    );
    await pool.query('insert into test_mention values (1)');
    const file = await writeBackup(pool, newFolder(), TABLES, NOON);
    await restoreBackup(pool, file, TABLES);
    expect((await pool.query('select * from test_mention')).rows).toEqual([{ theme_id: 1 }]);
  });

  test('of selected columns leaves the remaining columns and unknown rows unchanged', async () => {
    const { pool } = await open();
    await pool.query(
      'create table test_code (id serial primary key, code text unique, label text, theme text)',
    );
    const entered = [
      {
        name: 'test_code',
        subject: 'test',
        columns: ['code', 'theme'],
        key: ['code'],
        restore: 'update' as const,
      },
    ];
    await pool.query(
      `insert into test_code (code, label, theme) values ('13A', 'ASSAULT', 'Violent')`,
    );
    const file = await writeBackup(pool, newFolder(), entered, NOON);
    await pool.query('delete from test_code');
    await pool.query(
      `insert into test_code (code, label) values ('120', 'ROBBERY'), ('13A', 'ASLT')`,
    );
    await restoreBackup(pool, file, entered);
    const { rows } = await pool.query('select code, label, theme from test_code order by code');
    expect(rows).toEqual([
      { code: '120', label: 'ROBBERY', theme: null },
      { code: '13A', label: 'ASLT', theme: 'Violent' },
    ]);
  });

  test('advances the id sequence past the restored rows', async () => {
    const first = await open();
    await enterCategories(first.pool);
    const file = await writeBackup(first.pool, newFolder(), TABLES, NOON);
    const second = await open();
    await createTables(second.pool);
    await restoreBackup(second.pool, file, TABLES);
    const { rows } = await second.pool.query(
      `insert into test_word (theme_id, label) values (2, 'new') returning id`,
    );
    expect(rows).toEqual([{ id: 4 }]);
  });

  test('fits a table that has got a column since', async () => {
    const { pool } = await open();
    await enterCategories(pool);
    const file = await writeBackup(pool, newFolder(), TABLES, NOON);
    await pool.query(`alter table test_theme add column color text not null default 'blue'`);
    await pool.query('delete from test_word');
    await pool.query('delete from test_theme');
    await restoreBackup(pool, file, TABLES);
    const { rows } = await pool.query('select color from test_theme where id = 1');
    expect(rows).toEqual([{ color: 'blue' }]);
  });

  test('that is damaged restores nothing and reports the fault', async () => {
    const { pool } = await open();
    await enterCategories(pool);
    const before = await everything(pool);
    const file = await writeBackup(pool, newFolder(), TABLES, NOON);
    const lines = gunzipSync(readFileSync(file)).toString().trimEnd().split('\n');
    writeFileSync(file, gzipSync(lines.slice(0, -2).join('\n')));
    await expect(restoreBackup(pool, file, TABLES)).rejects.toThrow(
      'before its last line; nothing',
    );
    truncateSync(file, 40);
    await expect(restoreBackup(pool, file, TABLES)).rejects.toThrow('cannot be unpacked');
    await expect(restoreBackup(pool, `${file}x`, TABLES)).rejects.toThrow('no such file');
    writeFileSync(file, gzipSync('{"name":"something else"}\n'));
    await expect(restoreBackup(pool, file, TABLES)).rejects.toThrow('is not a Townlight backup');
    expect(await everything(pool)).toEqual(before);
  });

  test('that fails in the middle of a restore changes nothing', async () => {
    const { pool } = await open();
    await enterCategories(pool);
    const file = await writeBackup(pool, newFolder(), TABLES, NOON);
    await pool.query('delete from test_word');
    await pool.query(`alter table test_word add constraint short check (length(label) < 5)`);
    await expect(restoreBackup(pool, file, TABLES)).rejects.toThrow('violates check constraint');
    expect((await pool.query('select * from test_word')).rows).toEqual([]);
  });

  test('adds missing rows under new ids if theirs are now in use, with the rows that reference them', async () => {
    const entered = [
      {
        name: 'test_letter',
        subject: 'test',
        restore: 'add' as const,
        key: ['sent', 'words'],
        refersTo: { answers: 'test_letter' },
      },
      {
        name: 'test_stamp',
        subject: 'test',
        restore: 'add' as const,
        refersTo: { letter: 'test_letter' },
        with: 'letter',
      },
    ];
    const create = async (pool: Pool) => {
      await pool.query(
        `create table test_letter (id serial primary key, sent date not null, words text not null,
           read boolean not null default false, answers int)`,
      );
      await pool.query(
        `create table test_stamp (letter int references test_letter, value int, primary key (letter, value))`,
      );
    };
    const first = await open();
    await create(first.pool);
    await first.pool.query(
      `insert into test_letter (sent, words, answers) values ('2026-01-01', 'hello', null), ('2026-01-02', 'and you?', 1), ('2026-01-03', 'well', 2)`,
    );
    await first.pool.query('insert into test_stamp values (1, 10), (2, 20), (3, 30)');
    const file = await writeBackup(first.pool, newFolder(), entered, NOON);

    // a new store reuses the same numbers; the second letter was entered again, and has been read
    const { pool } = await open();
    await create(pool);
    await pool.query(
      `insert into test_letter (sent, words, read) values ('2026-11-21', 'since', false), ('2026-01-02', 'and you?', true)`,
    );
    await pool.query('insert into test_stamp values (1, 99)');
    expect(await restoreBackup(pool, file, entered)).toEqual(
      new Map([
        ['test_letter', 2],
        ['test_stamp', 2],
      ]),
    );
    const restored = await pool.query(
      `select l.words, l.read, a.words as answers, s.value from test_letter l
         left join test_letter a on a.id = l.answers left join test_stamp s on s.letter = l.id
        order by l.sent`,
    );
    expect(restored.rows).toEqual([
      { words: 'hello', read: false, answers: null, value: 10 },
      // the backup does not overwrite a row that exists
      { words: 'and you?', read: true, answers: null, value: null },
      { words: 'well', read: false, answers: 'and you?', value: 30 },
      { words: 'since', read: false, answers: null, value: 99 },
    ]);
    expect(await restoreBackup(pool, file, entered)).toEqual(
      new Map([
        ['test_letter', 0],
        ['test_stamp', 0],
      ]),
    );
  });

  test('is retained regardless of later ones if it is from an earlier hour or was made by hand', async () => {
    const { pool } = await open();
    await createTables(pool);
    const folder = newFolder();
    const HOUR_MS = 60 * 60_000;
    const write = (ms: number, occasion?: 'by-hand') =>
      writeBackup(pool, folder, TABLES, new Date(NOON.getTime() + ms), occasion);
    const retained = [await write(-HOUR_MS), await write(0, 'by-hand')];
    for (let i = 0; i < 12; i++) await write(i);
    const names = readdirSync(join(folder, 'backups'));
    expect(names).toHaveLength(8);
    for (const file of retained) expect(names).toContain(basename(file));
  });
});

test('changes in quick succession are backed up once, and the last ones when the server stops', async () => {
  let written = () => {};
  const first = new Promise<void>((resolve) => {
    written = resolve;
  });
  const write = vi.fn(async () => written());
  const schedule = scheduleBackups(write, { log: silentLog, afterMs: 15 });
  for (let i = 0; i < 5; i++) schedule.markChanged();
  expect(write).not.toHaveBeenCalled();
  await first;
  expect(write).toHaveBeenCalledTimes(1);
  schedule.markChanged();
  await schedule.close();
  expect(write).toHaveBeenCalledTimes(2);
});

test('a server that stops during a write does not back up twice', async () => {
  let finish = () => {};
  const write = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve;
      }),
  );
  const schedule = scheduleBackups(write, { log: silentLog, afterMs: 0 });
  schedule.markChanged();
  await vi.waitFor(() => expect(write).toHaveBeenCalledTimes(1), WAIT_OPTIONS);
  const closed = schedule.close();
  finish();
  await closed;
  expect(write).toHaveBeenCalledTimes(1);
});

test('a change during a failing backup is not forgotten', async () => {
  let calls = 0;
  const schedule = scheduleBackups(
    async () => {
      if (++calls === 1) throw new Error('disk full');
    },
    { log: silentLog, afterMs: 1 },
  );
  schedule.markChanged();
  await pause(20);
  await schedule.close();
  expect(calls).toBe(2);
});

const newFolder = (): string => mkdtempSync(join(tmpdir(), 'townlight-backup-'));

async function createTables(pool: Pool): Promise<void> {
  await pool.query(
    'create table test_theme (id int primary key, label text not null, made timestamptz)',
  );
  await pool.query(
    `create table test_word (id int generated always as identity primary key,
       theme_id int not null references test_theme, label text not null, weight bigint,
       shouted text generated always as (upper(label)) stored)`,
  );
}

async function enterCategories(pool: Pool): Promise<void> {
  await createTables(pool);
  await pool.query(
    `insert into test_theme values (1, 'Violent "crime"', '2026-01-01 00:00:00.123456Z'), (2, E'Año\\nnuevo', null)`,
  );
  await pool.query(
    `insert into test_word (theme_id, label, weight)
     values (1, 'Assault', 9007199254740993), (1, 'Robbery', null), (2, 'Other', -1)`,
  );
}

async function everything(pool: Pool): Promise<unknown[]> {
  const bundles = await pool.query('select *, made::text as exact from test_theme order by id');
  const nicknames = await pool.query('select * from test_word order by id');
  return [...bundles.rows, ...nicknames.rows];
}
