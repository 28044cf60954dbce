import { Option } from 'commander';
import { expect, test } from 'vitest';
import { createLog } from '../log.ts';
import { withJson, withQuiet } from './command-options.ts';
import { createProgressBar } from './progress-bar.ts';
import { type RegisterCommands, runCommandLine } from './run-command-line.ts';

const testCommands: RegisterCommands = (program, context) => {
  withQuiet(withJson(program.command('count')))
    .description('count the trees')
    .option('--species <name>', 'which trees', 'oak')
    .addOption(
      new Option('--city <name>', 'where').choices(['acton', 'avalon']).makeOptionMandatory(),
    )
    .addOption(new Option('--every <time>', 'the interval').default(86_400, '1d'))
    .option('--setting <name=value>', 'a setting', (text: string) => [text], [])
    .action(() => {
      context.print('12 trees');
      context.printJson({ trees: 12, countedAt: new Date(0), byUnit: { 'City A': 3, MCJ: 1 } });
      context.warn('2 have no height');
    });
};

async function run(commandLine: string) {
  const out: string[] = [];
  const errorLines: string[] = [];
  const code = await runCommandLine(commandLine.split(' '), [testCommands], {
    log: createLog('silent'),
    store: { dataFolder: '/nowhere', databaseUrl: undefined },
    version: '0',
    print: (line) => out.push(line),
    printError: (line) => errorLines.push(line),
  });
  return { code, out: out.join('\n'), errors: errorLines.join('\n') };
}

test('a result is text, one JSON document with --json, or nothing with --quiet; warnings are always printed', async () => {
  const errors = 'warning: 2 have no height';
  expect(await run('count --city acton')).toEqual({ code: 0, out: '12 trees', errors });
  const { out, ...others } = await run('count --city acton --json');
  expect([JSON.parse(out), others]).toEqual([
    { trees: 12, counted_at: '1970-01-01T00:00:00.000Z', by_unit: { 'City A': 3, MCJ: 1 } },
    { code: 0, errors },
  ]);
  expect(await run('count --city acton --quiet')).toEqual({ code: 0, out: '', errors });
});

test('help marks required options and lists them first, with defaults as people write them', async () => {
  const { out } = await run('count --help');
  expect(out.split('\n').map((line) => line.trim())).toEqual([
    'Usage: townlight count --city <name> [options]',
    '',
    'count the trees',
    '',
    'Options:',
    '--city <name>           required: where (choices: acton, avalon)',
    '--species <name>        which trees (default: oak)',
    '--every <time>          the interval (default: 1d)',
    '--setting <name=value>  a setting',
    '--json                  print the result as one JSON document',
    '--quiet                 print warnings and errors only',
    '-h, --help              display help for command',
  ]);
});

function showProgress(isTTY: boolean): string {
  let written = '';
  const bar = createProgressBar({
    isTTY,
    write(text: string | Uint8Array) {
      written += String(text);
      return true;
    },
  });
  bar.show('step 2 of 4', 0.4);
  bar.show('step 2 of 4', 0.41);
  bar.end();
  return written;
}

test('progress is an updated bar on a terminal, and separate lines a few seconds apart elsewhere', () => {
  expect(showProgress(false)).toBe('step 2 of 4, 40%\n');
  expect(showProgress(true)).toBe(
    `\r\u001b[2K${'█'.repeat(12)}${'░'.repeat(18)} step 2 of 4, 40%\r\u001b[2K`,
  );
});
