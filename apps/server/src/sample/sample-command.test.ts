import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runCommandLine } from '../platform/command-line/run-command-line.ts';
import { createLog } from '../platform/log.ts';
import type { Part } from '../platform/parts/part.ts';
import { sampleCommand } from './sample-command.ts';

const folder = mkdtempSync(join(tmpdir(), 'sample-command-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const trees: Part = {
  name: 'trees',
  async writeSample({ folder: to, through }) {
    writeFileSync(join(to, 'trees.csv'), `oak,${through}\n`);
    return { trees: { file: 'trees.csv' } };
  },
};

async function sample(...words: string[]) {
  const said: string[] = [];
  const code = await runCommandLine(
    ['sample', ...words],
    [sampleCommand([trees, { name: 'no-sample' }])],
    {
      log: createLog('silent'),
      store: { dataFolder: folder, databaseUrl: undefined },
      version: '0',
      print: (line) => said.push(line),
      printError: (line) => said.push(line),
    },
  );
  return { code, said: said.join('\n') };
}

test('each part writes its files, and one list names them all', async () => {
  const to = join(folder, 'raw');
  const { code, said } = await sample('--folder', to, '--through', '2026-10');
  expect([code, said]).toEqual([0, `The raw files are listed in ${join(to, 'records.json')}`]);
  expect(readFileSync(join(to, 'trees.csv'), 'utf8')).toBe('oak,2026-10\n');
  expect(JSON.parse(readFileSync(join(to, 'records.json'), 'utf8'))).toEqual({
    trees: { file: 'trees.csv' },
  });
});

test('a month that is none is refused', async () => {
  const { code, said } = await sample('--folder', folder, '--through', '2026-13');
  expect(code).toBe(2);
  expect(said).toContain('write a month as 2026-10');
});
