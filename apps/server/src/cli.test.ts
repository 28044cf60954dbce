import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const PROGRAM = fileURLToPath(new URL('../bin/townlight.mjs', import.meta.url));

function run(args: readonly string[], environment: Readonly<Record<string, string>>) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM, ...args], {
    env: { ...process.env, ...environment },
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

test('a server without a terminal writes JSON, also when it cannot start', () => {
  const { status, stdout, stderr } = run(['serve'], { PORT: 'eighty', TOWNLIGHT_PROT: '8080' });
  expect([status, stdout]).toEqual([1, '']);
  const lines = stderr
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines).toMatchObject([
    { level: 40, msg: expect.stringMatching(/^TOWNLIGHT_PROT is not a setting/) },
    { level: 50, msg: expect.stringMatching(/^PORT: "eighty" is not allowed; set a port number/) },
  ]);
});

test('commands and the help of the server are for people', () => {
  expect(run(['serve', '--help'], {}).stdout).toMatch(/^Usage: townlight serve/);
  expect(run(['releases'], { PORT: 'eighty' }).stderr).toMatch(/^PORT: "eighty" is not allowed/);
});
