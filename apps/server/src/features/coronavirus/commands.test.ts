import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommandLine } from '../../platform/command-line/run-command-line.ts';
import type { StoreConfig } from '../../platform/database/open-database.ts';
import { describeOnPostgres, silentLog } from '../../platform/testing/databases.ts';
import { registerCoronavirusCommands } from './commands.ts';
import { testCounty } from './testing/reported-cases.ts';

const folder = mkdtempSync(join(tmpdir(), 'townlight-coronavirus-commands-'));
afterAll(() => rmSync(folder, { recursive: true }));

describeOnPostgres('townlight ingest coronavirus', (open) => {
  let store: StoreConfig;
  beforeAll(async () => {
    store = { ...(await open.newStore()), dataFolder: folder };
  });

  const run = async (...args: string[]) => {
    const lines: string[] = [];
    const code = await runCommandLine(
      ['coronavirus', ...args],
      [
        (program, context) =>
          registerCoronavirusCommands(program, context, testCounty, 'America/Los_Angeles'),
      ],
      {
        log: silentLog,
        store,
        version: '0',
        print: (line) => lines.push(line),
        printError: (line) => lines.push(line),
      },
    );
    return { code, text: lines.join('\n') };
  };
  const file = join(folder, 'cases.csv');
  writeFileSync(file, 'date,place,cases\n2020-03-22,Ash,9\n2020-03-23,Ash,--\n');

  test('loads a file with the meaning of its withheld marks and reports the result', async () => {
    const args = ['--source', 'csv', '--file', file, '--withheld', '9 or fewer'];
    const { code, text } = await run(...args);
    expect([code, text.split('\n')]).toEqual([
      0,
      [
        'cases.csv: published as release 1',
        '  received 2 reports: 2 new, 0 updated, 0 unchanged, 0 rejected',
        '  reporting areas: 1',
        '  withheld by the source: 1',
      ],
    ]);
    expect((await run(...args)).text).toContain('nothing to do');
  });

  test.each([
    [['--source', 'csv'], '--file or --url, not both'],
    [['--source', 'csv', '--file', 'a', '--url', 'b'], '--file or --url, not both'],
    [['--source', 'csv', '--file', 'a', '--withheld', '5'], 'give a range'],
    [['--source', 'csv', '--url', 'b', '--follow-to', 'https://c'], 'write the name of a host'],
    [['--source', 'state', '--file', 'a'], 'Allowed choices are latimes, lacounty, csv'],
    [['--file', 'a'], '--source'],
  ])('refuses %j in a sentence', async (args, sentence) => {
    const { code, text } = await run(...args);
    expect(code).not.toBe(0);
    expect(text).toContain(sentence);
  });
});
