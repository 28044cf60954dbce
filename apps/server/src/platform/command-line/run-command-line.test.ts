import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { InvalidArgumentError } from 'commander';
import { expect, test } from 'vitest';
import { inTransaction } from '../database/transaction.ts';
import { bumpVersion, readDataVersion } from '../database/version.ts';
import { Failure } from '../failure.ts';
import { describeOnBothStores, describeOnPostgres, silentLog } from '../testing/databases.ts';
import { startStoreProxy } from '../testing/store-proxy.ts';
import { createDatabaseCommands } from './database-commands.ts';
import { type RegisterCommands, runCommandLine } from './run-command-line.ts';

const testCommands: RegisterCommands = (program, { openDatabase, print }) => {
  program.command('releases').action(() => print('none yet'));
  program.command('mend').action(() => {
    throw new Failure('areas.geojson is missing; download it first');
  });
  program.command('quote').action(() => {
    print('\u001b[2Jarea \u001b]0;owned\u0007Acton\u009b31m');
    throw new Failure(`line 2: "\u001b[31m${'x'.repeat(1_000_000)}"\nis no date`);
  });
  program.command('crash').action(() => {
    throw new TypeError('x is not a function\n  at line 1');
  });
  program.command('load').action(() => {
    throw new InvalidArgumentError('name the records with --file or --url');
  });
  program
    .command('since')
    .argument('<year>', 'a year', () => {
      throw new InvalidArgumentError('write a year');
    })
    .action(() => undefined);
  program.command('bump').action(async () => {
    await inTransaction((await openDatabase()).pool, (client) => bumpVersion(client, 'test'));
  });
};

async function run(
  commandLine: string,
  store = { dataFolder: '/nowhere', databaseUrl: undefined as string | undefined },
) {
  const out: string[] = [];
  const errorLines: string[] = [];
  const code = await runCommandLine(
    commandLine.split(' '),
    [testCommands, createDatabaseCommands([])],
    {
      log: silentLog,
      store,
      version: '0.1.0',
      print: (line) => out.push(line),
      printError: (line) => errorLines.push(line),
    },
  );
  return { code, out: out.join('\n'), complaints: errorLines.join('\n') };
}

test('a command that is done ends with 0', async () => {
  expect(await run('releases')).toEqual({ code: 0, out: 'none yet', complaints: '' });
  expect(await run('--version')).toMatchObject({ code: 0, out: '0.1.0' });
  expect((await run('--help')).out).toContain('releases');
});

test('a command that fails ends with 1 and one line', async () => {
  expect(await run('mend')).toEqual({
    code: 1,
    out: '',
    complaints: 'areas.geojson is missing; download it first',
  });
  expect((await run('crash')).complaints).toBe('x is not a function (LOG_LEVEL=debug says more)');
});

test('control characters from files are removed from terminal output, and errors are one line of bounded length', async () => {
  const { out, complaints } = await run('quote');
  expect(out).toBe('area Acton');
  expect(complaints).toMatch(/^line 2: "x+…$/);
  expect(complaints.length).toBeLessThan(4_010);
});

test('incorrect usage exits with 2 and prints a hint', async () => {
  expect(await run('relaeses')).toMatchObject({ code: 2 });
  expect((await run('restore')).complaints).toContain('--file <path>');
  expect((await run('restore')).code).toBe(2);
  expect(await run('load')).toEqual({
    code: 2,
    out: '',
    complaints: 'error: name the records with --file or --url',
  });
  // the error is printed once, by the command that found it
  expect((await run('since x')).complaints.match(/write a year/g)).toHaveLength(1);
});

describeOnBothStores('a command', (open) => {
  test('works alongside the running server and leaves its store open', async () => {
    const store = await open.newStore();
    const server = await open(store);
    expect(await run('bump', store)).toMatchObject({ code: 0, complaints: '' });
    expect(await readDataVersion(server.pool, 'test')).toBe(1);
  });

  test('works without a server and closes the store behind it', async () => {
    const store = await open.newStore();
    expect((await run('migrate', store)).out).toContain('is up to date');
    expect(await run('bump', store)).toMatchObject({ code: 0 });
    expect(await readDataVersion((await open(store)).pool, 'test')).toBe(1);
  });
});

test('a command that needs a store does not create one; migrate does', async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'townlight-no-store-')), 'dat');
  const store = { dataFolder: folder, databaseUrl: undefined };
  expect(await run('bump', store)).toEqual({
    code: 1,
    out: '',
    complaints: `${folder} has no store; set TOWNLIGHT_DATA to the folder that has one, or create it there with townlight migrate`,
  });
  expect(existsSync(folder)).toBe(false);
  expect((await run('migrate --quiet', store)).code).toBe(0);
  expect(await run('bump', store)).toEqual({ code: 0, out: '', complaints: '' });
  rmSync(dirname(folder), { recursive: true });
});

describeOnPostgres('a command that loses its store', (open) => {
  test('prints one sentence with the location of the store, without a stack trace or a password', async () => {
    const store = await open.newStore();
    const proxy = await startStoreProxy(store.databaseUrl as string);
    const load: RegisterCommands = (program, { openDatabase }) => {
      program.command('load').action(async () => {
        const { pool } = await openDatabase();
        await inTransaction(pool, async (client) => {
          await client.query('select 1');
          await proxy.stop();
          await client.query('select 2');
        });
      });
    };
    const complaints: string[] = [];
    const databaseUrl = proxy.url.replace('postgres@', 'postgres:secret@');
    const code = await runCommandLine(['load'], [load], {
      log: silentLog,
      store: { ...store, databaseUrl },
      version: 'test',
      printError: (line) => complaints.push(line),
    });
    expect([code, complaints]).toEqual([
      1,
      [
        expect.stringMatching(
          /^the connection to the store at townlight_test_\w+ at 127\.0\.0\.1:\d+ was lost \(.+\); unfinished work was undone\. Run the command again$/,
        ),
      ],
    ]);
    expect(complaints[0]).not.toContain('secret');
  });
});
