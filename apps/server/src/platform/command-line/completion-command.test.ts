import { spawnSync } from 'node:child_process';
import { Option } from 'commander';
import { expect, test } from 'vitest';
import { createLog } from '../log.ts';
import { completionCommand } from './completion-command.ts';
import { type RegisterCommands, runCommandLine } from './run-command-line.ts';

const testCommands: RegisterCommands = (program) => {
  const ingest = program.command('ingest').description('load a file');
  ingest
    .command('trees')
    .description("a park's trees")
    .addOption(new Option('--source <name>', 'which columns').choices(['city', 'county']))
    .option('--file <path>', 'a CSV file')
    .option('--accept');
  program.command('releases');
};

async function printScript(shell: string): Promise<string> {
  const lines: string[] = [];
  const code = await runCommandLine(['completion', shell], [testCommands, completionCommand], {
    log: createLog('silent'),
    store: { dataFolder: '/nowhere', databaseUrl: undefined },
    version: '0',
    print: (line) => lines.push(line),
    printError: (line) => lines.push(line),
  });
  expect(code).toBe(0);
  return lines.join('\n');
}

/** Returns what bash offers at the end of the line. */
async function completeInBash(...words: string[]): Promise<string> {
  const ask = `\nCOMP_WORDS=("$@"); COMP_CWORD=$(($#-1)); _townlight; echo "\${COMPREPLY[*]}"`;
  const script = (await printScript('bash')) + ask;
  const { stdout, stderr } = spawnSync('bash', ['-c', script, 'bash', 'townlight', ...words]);
  expect(String(stderr)).toBe('');
  return String(stdout).trim();
}

test.each([
  [['in'], 'ingest'],
  [['ingest', ''], 'trees --help'],
  [['ingest', 'trees', '--'], '--source --file --accept --help'],
  [['ingest', 'trees', '--source', 'ci'], 'city'],
  [['ingest', 'trees', '--source', 'city', '--acc'], '--accept'],
  // nothing, so that bash completes names of files
  [['ingest', 'trees', '--file', ''], ''],
  [['completion', 'z'], 'zsh'],
])('bash completes %j to %s', async (words, offered) => {
  expect(await completeInBash(...words)).toBe(offered);
});

test('zsh and fish get every command, option and choice too', async () => {
  expect(await printScript('zsh')).toContain(
    "'townlight ingest trees --source') choices='city county'",
  );
  const fish = await printScript('fish');
  expect(fish).toContain(
    "complete -c townlight -n '__townlight_at \\'townlight ingest\\'' -f -a trees -d 'a park\\'s trees'",
  );
  expect(fish).toContain("-l source -x -a 'city county' -d 'which columns'");
  expect(fish).toContain("-l file -r -F -d 'a CSV file'");
});
