import { formatLocalDate } from '@townlight/domain/time';
import Papa from 'papaparse';
import { beforeAll, expect, test } from 'vitest';
import { runCommandLine } from '../../platform/command-line/run-command-line.ts';
import type { StoreConfig } from '../../platform/database/open-database.ts';
import { describeOnStore, silentLog } from '../../platform/testing/databases.ts';
import { usageCommands } from './commands.ts';
import { listLastDays } from './store.ts';

describeOnStore('townlight usage', (open) => {
  let store: StoreConfig;
  let today: string;
  beforeAll(async () => {
    store = await open.newStore();
    const { pool } = await open(store);
    today = formatLocalDate(new Date(), 'America/Los_Angeles');
    const { from: yesterday } = listLastDays(today, 2);
    const { from: longAgo } = listLastDays(today, 90);
    await pool.query(
      `insert into usage_count (day, page, event, language, count) values
         ($1, 'map', 'page-view', 'en', 20), ($1, 'map', 'page-view', 'es', 5),
         ($2, 'map', 'map-click', 'en', 7), ($2, 'air', 'page-view', 'en', 3),
         ($3, 'map', 'page-view', 'en', 1000)`,
      [yesterday, today, longAgo],
    );
  });
  const run = async (...args: string[]) => {
    const out: string[] = [];
    const complaints: string[] = [];
    const code = await runCommandLine(
      ['usage', ...args],
      [usageCommands({ timeZone: 'America/Los_Angeles' })],
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

  test('prints the pages and events of the last 30 days', async () => {
    const { from, to } = listLastDays(today, 30);
    expect((await run()).out).toBe(
      [
        `counted from ${from} to ${to}`,
        '',
        'page         page-view  map-click  filter-change  place-search  feedback-answer',
        '/map                25          7              0             0                0',
        '/aqi/:place          3          0              0             0                0',
        'all                 28          7              0             0                0',
        '',
        `most page views: 25 on ${listLastDays(today, 2).from}`,
      ].join('\n'),
    );
  });

  test('the number of days can be chosen, and a period without visits is reported as such', async () => {
    expect((await run('--days', '120')).out).toContain('1025');
    const { out } = await run('--days', '1');
    expect(out).toContain(`counted on ${today}`);
    // On the 25th the day itself has those counts.
    expect(out.replaceAll(today, '')).not.toContain('25');
    expect((await run('--days', 'all')).complaints).toContain('write a number from 1 to 366');
  });

  test('as CSV, by language', async () => {
    const { data } = Papa.parse<Record<string, string>>((await run('--csv')).out, { header: true });
    expect(data).toContainEqual({ page: '/map', event: 'page-view', language: 'es', count: '5' });
    expect(data).toHaveLength(4);
  });
});
