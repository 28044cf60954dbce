import Papa from 'papaparse';
import { beforeAll, expect, test } from 'vitest';
import { runCommandLine } from '../../platform/command-line/run-command-line.ts';
import type { Database, StoreConfig } from '../../platform/database/open-database.ts';
import { describeOnStore, silentLog } from '../../platform/testing/databases.ts';
import { feedbackCommands } from './commands.ts';

describeOnStore('townlight feedback', (open) => {
  let store: StoreConfig;
  let pool: Database['pool'];
  beforeAll(async () => {
    store = await open.newStore();
    ({ pool } = await open(store));
    await pool.query(
      `insert into feedback (submitted_at, page, language, comment, looking_for) values
         ('2026-11-02T07:59:00Z', '/map', 'en', 'late on the first of November in Los Angeles', null),
         ('2026-11-02T08:01:00Z', '/crime/arson', 'es', E'=HYPERLINK("x")\\nsegunda línea', 'my "street"'),
         ('2026-10-01T12:00:00Z', '/map', 'en', 'older', null)`,
    );
  });
  const run = async (...args: string[]) => {
    const out: string[] = [];
    const complaints: string[] = [];
    const code = await runCommandLine(
      ['feedback', ...args],
      [feedbackCommands({ timeZone: 'America/Los_Angeles' })],
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

  test('prints the entries, oldest first, in county time', async () => {
    expect((await run()).out).toBe(
      [
        '3  2026-10-01 05:00  /map  en',
        '  older',
        '',
        '1  2026-11-01 23:59  /map  en',
        '  late on the first of November in Los Angeles',
        '',
        '2  2026-11-02 00:01  /crime/arson  es',
        '  =HYPERLINK("x")',
        '  segunda línea',
        '  Looking for: my "street"',
        '',
        '3 entries',
      ].join('\n'),
    );
  });

  test('since a day of the county', async () => {
    const { out } = await run('--since', '2026-11-02');
    expect(out).toContain('segunda línea');
    expect(out).toMatch(/\n1 entry$/);
    expect((await run('--since', '2027-01-01')).out).toBe('no feedback in this period');
  });

  test('as CSV that a spreadsheet reads and does not run', async () => {
    await pool.query('delete from staff_change');
    const { out } = await run('--csv', '--since', '2026-11-02');
    const recorded = await pool.query('select by, what, after from staff_change');
    expect(recorded.rows).toEqual([
      { by: 'command line', what: 'downloaded', after: { entries: 1, from: '2026-11-02' } },
    ]);
    const { data, errors } = Papa.parse<Record<string, string>>(out, { header: true });
    expect(errors).toEqual([]);
    expect(data).toEqual([
      {
        id: expect.any(String),
        submitted_at: '2026-11-02T08:01:00.000Z',
        page: '/crime/arson',
        language: 'es',
        comment: `'=HYPERLINK("x")\nsegunda línea`,
        looking_for: 'my "street"',
        handled_at: '',
      },
    ]);
  });

  test('an entry with private things can be removed', async () => {
    expect(await run('--remove', '1')).toMatchObject({
      code: 0,
      out: 'entry 1 is removed; earlier backups still have it',
    });
    expect((await run()).out).not.toContain('late on the first of November');
    expect(await run('--remove', '1')).toMatchObject({
      code: 1,
      complaints: 'there is no entry 1; townlight feedback lists them',
    });
    expect(await run('--remove', 'all')).toMatchObject({ code: 2 });
  });

  test.each(['yesterday', '2026-02-30', '11/02/2026'])(
    'an invalid day is rejected: %s',
    async (day) => {
      const { code, complaints } = await run('--since', day);
      expect(code).toBe(2);
      expect(complaints).toContain('write a day as year-month-day, for instance 2026-11-01');
    },
  );
});
