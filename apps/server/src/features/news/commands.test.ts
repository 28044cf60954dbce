import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { runCommandLine } from '../../platform/command-line/run-command-line.ts';
import { writeBackup } from '../../platform/database/backup.ts';
import type { StoreConfig } from '../../platform/database/open-database.ts';
import { restoreBackup } from '../../platform/database/restore.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { listUserDataTables } from '../../platform/features/feature-list.ts';
import { describeOnStore, silentLog } from '../../platform/testing/databases.ts';
import { makeTestFeatures } from '../../testing/test-features.ts';
import { createNewsCommands } from './commands.ts';
import { savePublishedFigures } from './store.ts';

describeOnStore('townlight news', (open) => {
  let store: StoreConfig;
  let pool: Pool;
  beforeAll(async () => {
    store = await open.newStore();
    ({ pool } = await open(store));
    await inTransaction(pool, (client) =>
      savePublishedFigures(client, 'crime-2026-10', {
        publishedAt: new Date('2026-11-13T07:00:00Z'),
        changedAt: null,
        first: [69, 3],
        last: [69, 3],
        sample: false,
      }),
    );
  });
  const run = async (...args: string[]) => {
    const out: string[] = [];
    const complaints: string[] = [];
    const code = await runCommandLine(
      ['news', ...args],
      [createNewsCommands({ timeZone: 'America/Los_Angeles' })],
      {
        log: silentLog,
        store,
        version: 'test',
        print: (line) => out.push(line),
        printError: (line) => complaints.push(line),
      },
    );
    return { code, out: out.join('\n'), complaints: complaints.join('\n') };
  };

  test('a paragraph is added from text or from a file, listed and removed', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'townlight-news-')), 'words.md');
    writeFileSync(file, 'Por *qué*.\n');
    expect(await run('edit', 'crime-2026-10', '--text', 'Why **so**.')).toMatchObject({
      code: 0,
      out: 'the paragraph of crime-2026-10 (en) is written; a running server shows it',
    });
    expect((await run('edit', 'crime-2026-10', '--language', 'es', '--file', file)).code).toBe(0);
    expect((await run('list')).out).toBe(
      [
        'crime-2026-10  2026-11-12',
        '  en, command line: Why **so**.',
        '  es, command line: Por *qué*.',
      ].join('\n'),
    );
    expect((await run('edit', 'crime-2026-10', '--language', 'es', '--remove')).out).toContain(
      'is removed',
    );
    const { rows } = await pool.query(
      `select by, what, of from staff_change where subject = 'news' order by id`,
    );
    expect(rows.map(({ by, what, of }) => `${by} ${what} ${of}`)).toEqual([
      'command line added paragraph of crime-2026-10 (en)',
      'command line added paragraph of crime-2026-10 (es)',
      'command line deleted paragraph of crime-2026-10 (es)',
    ]);
  });

  test.each([
    [['edit', 'crime-1999-01', '--text', 'x'], 1, 'there is no news entry crime-1999-01'],
    [['edit', 'Crime!', '--text', 'x'], 2, 'write the id of an entry'],
    [
      ['edit', 'crime-2026-10', '--file', '/nowhere.md'],
      1,
      '/nowhere.md: there is no such file; check --file',
    ],
    [['edit', 'crime-2026-10', '--text', ' '], 1, 'the paragraph is empty'],
    [['edit', 'crime-2026-10', '--language', 'fr', '--text', 'x'], 2, 'Allowed choices are en, es'],
  ] as const)('%j is refused in a sentence', async (args, code, sentence) => {
    const refused = await run(...args);
    expect(refused.code).toBe(code);
    expect(refused.complaints).toContain(sentence);
  });

  test('paragraphs are restored from a backup, and entries recorded since the backup are retained', async () => {
    const { places, bundles, news } = makeTestFeatures({
      mapboxToken: undefined,
      geocoderUrl: undefined,
    });
    const tables = listUserDataTables([places, bundles, news]).filter(
      ({ subject }) => subject === 'news',
    );
    await run('edit', 'crime-2026-10', '--text', 'Kept.');
    const folder = mkdtempSync(join(tmpdir(), 'townlight-backup-'));
    const file = await writeBackup(pool, folder, tables, new Date());
    await run('edit', 'crime-2026-10', '--remove');
    await pool.query(`update news_told set id = 'crime-2026-11'`);
    await restoreBackup(pool, file, tables);
    expect((await run('list')).out).toContain('  en, command line: Kept.');
    const { rows } = await pool.query('select id from news_told order by id');
    expect(rows.map(({ id }) => id)).toEqual(['crime-2026-10', 'crime-2026-11']);
  });
});
