import { expect, test } from 'vitest';
import { runCommandLine } from '../platform/command-line/run-command-line.ts';
import { describeOnBothStores, silentLog } from '../platform/testing/databases.ts';
import { releaseCommands } from './commands.ts';

describeOnBothStores('townlight releases', (open) => {
  test('lists the newest hundred, all of them or those of one kind', async () => {
    const store = await open.newStore();
    const database = await open(store);
    const releases = async (...args: string[]) => {
      const lines: string[] = [];
      await runCommandLine(['releases', ...args], [releaseCommands([])], {
        log: silentLog,
        store,
        version: '0',
        print: (line) => lines.push(line),
      });
      return lines.slice(1).map((line) => line.split(/\s+/)[0]);
    };
    await database.pool.query(
      `insert into release (kind, source, origin, fingerprint)
       select case when hour = 2 then 'crime' else 'air' end, 'airnow', 'hour ' || hour, ''
         from generate_series(1, 103) as hour`,
    );
    const numbers = (from: number, to: number) =>
      Array.from({ length: from - to + 1 }, (_, i) => String(from - i));
    expect(await releases()).toEqual(numbers(103, 4));
    expect(await releases('--all')).toEqual(numbers(103, 1));
    expect(await releases('--kind', 'crime')).toEqual(['2']);
  });

  test('lists the census of boundaries and residents, or that it is unknown', async () => {
    const store = await open.newStore();
    const database = await open(store);
    await database.pool.query(
      `insert into release (kind, source, origin, fingerprint, vintage, sample) values
         ('boundaries', 'tracts', 'a', '', 2020, false), ('population', 'tracts', 'b', '', null, false),
         ('boundaries', 'neighborhoods', 'c', '', null, false), ('boundaries', 'zipcodes', 'd', '', null, true)`,
    );
    const lines: string[] = [];
    for (const args of [['list'], ['show', '2'], ['list', '--kind', 'population', '--json']])
      await runCommandLine(['releases', ...args], [releaseCommands([])], {
        log: silentLog,
        store,
        version: '0',
        print: (line) => lines.push(line),
      });
    const sources = lines.slice(1, 5).map((line) => line.split(/\s{2,}/)[3]);
    expect(sources).toEqual([
      'zipcodes',
      'neighborhoods',
      'tracts (census unknown)',
      'tracts of 2020',
    ]);
    expect(lines[5]).toBe('release 2: population, tracts (census unknown), from b');
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject([{ id: 2, origin: 'b', vintage: null }]);
  });
});
