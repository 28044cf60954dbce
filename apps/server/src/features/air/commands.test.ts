import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommandLine } from '../../platform/command-line/run-command-line.ts';
import type { StoreConfig } from '../../platform/database/open-database.ts';
import { describeOnBothStores, silentLog } from '../../platform/testing/databases.ts';
import { registerAirCommands } from './commands.ts';

const folder = mkdtempSync(join(tmpdir(), 'townlight-air-commands-'));
afterAll(() => rmSync(folder, { recursive: true }));

const put = (name: string, lines: readonly string[]) => {
  const path = join(folder, name);
  writeFileSync(path, `${lines.join('\n')}\n`);
  return path;
};

describeOnBothStores('townlight ingest air', (open) => {
  let store: StoreConfig;
  beforeAll(async () => {
    store = await open.newStore();
    // rejected rows need a folder on PostgreSQL as well
    if (store.databaseUrl !== undefined) store = { ...store, dataFolder: folder };
  });

  const run = async (...args: string[]) => {
    const lines: string[] = [];
    const code = await runCommandLine(
      ['air', ...args],
      [
        (program, context) =>
          registerAirCommands(program, context, {
            timeZone: 'America/Los_Angeles',
            searchBounds: [-119.5, 32.6, -117.5, 34.9],
          }),
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

  const hourly = put('HourlyData_2026110116.dat', [
    '11/01/26|16:00|060371103|Main|-8|PM2.5|UG/M3|12.4|South Coast AQMD',
    '11/01/26|16:00|060371103|Main|-8|OZONE|PPB|31|South Coast AQMD',
  ]);
  const sites = put('sites.csv', ['code,name,lat,lon', '060371103,Main Street,34.07,-118.23']);

  test('loads a file and reports the result', async () => {
    const { code, text } = await run('--source', 'airnow', '--file', hourly, '--stations', sites);
    expect([code, text]).toEqual([
      0,
      [
        'HourlyData_2026110116.dat: published as release 1',
        '  received 1 reading: 1 new, 0 updated, 0 unchanged, 0 rejected',
        '  stations: 1',
        '  skipped: 1 of other pollutants',
      ].join('\n'),
    ]);
    const again = await run('--source', 'airnow', '--file', hourly, '--stations', sites);
    expect(again.text).toMatch(/nothing to do; the same file, .*is already published/);
  });

  test('prints an example of a mapping file', async () => {
    const { code, text } = await run('--source', 'csv', '--map-format');
    expect(code).toBe(0);
    expect(text).toContain('"layout": "wide"');
  });

  test.each([
    [['--source', 'airnow'], /with --file or --url, not both/],
    [['--source', 'csv', '--file', hourly], /--source csv needs --mapping/],
    [['--source', 'aqs', '--file', hourly, '--mapping', sites], /--mapping needs --source csv/],
    [['--source', 'purple', '--file', hourly], /Allowed choices are airnow, aqs, csv/],
    [
      ['--source', 'csv', '--file', hourly, '--mapping', put('m.json', ['{"layout": "long"}'])],
      /columns.*docs\/operations\/air\.md/,
    ],
    [['--source', 'airnow', '--file', join(folder, 'none.dat')], /there is no such file/],
  ])('%o is rejected with the reason', async (args, sentence) => {
    const { code, text } = await run(...args);
    expect(code).toBeGreaterThan(0);
    expect(text).toMatch(sentence);
  });
});
