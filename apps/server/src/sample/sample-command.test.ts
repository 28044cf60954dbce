import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runCommandLine } from '../platform/command-line/run-command-line.ts';
import type { Feature } from '../platform/features/feature.ts';
import { createLog } from '../platform/log.ts';
import { createSampleCommand } from './sample-command.ts';

const folder = mkdtempSync(join(tmpdir(), 'sample-command-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const trees: Feature = {
  name: 'trees',
  async exportSample({ folder: to, through }) {
    writeFileSync(join(to, 'trees.csv'), `oak,${through}\n`);
    return { trees: { file: 'trees.csv' } };
  },
};

async function sample(...args: string[]) {
  const output: string[] = [];
  const code = await runCommandLine(
    ['sample', ...args],
    [createSampleCommand([trees, { name: 'no-sample' }])],
    {
      log: createLog('silent'),
      store: { dataFolder: folder, databaseUrl: undefined },
      version: '0',
      print: (line) => output.push(line),
      printError: (line) => output.push(line),
    },
  );
  return { code, output: output.join('\n') };
}

test('each part writes its files, and one list names them all', async () => {
  const to = join(folder, 'raw');
  const { code, output } = await sample('--folder', to, '--through', '2026-10');
  expect([code, output]).toEqual([0, `the raw files are listed in ${join(to, 'records.json')}`]);
  expect(readFileSync(join(to, 'trees.csv'), 'utf8')).toBe('oak,2026-10\n');
  expect(JSON.parse(readFileSync(join(to, 'records.json'), 'utf8'))).toEqual({
    trees: { file: 'trees.csv' },
  });
});

test('an invalid month is rejected', async () => {
  const { code, output } = await sample('--folder', folder, '--through', '2026-13');
  expect(code).toBe(2);
  expect(output).toContain('write a month as 2026-10');
});
