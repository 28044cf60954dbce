import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

test('warnings and crashes of Node are JSON, too', () => {
  const crash = `process.on('newListener', (event) => {
    if (event === 'uncaughtException') setImmediate(() => {
      process.emitWarning('old call');
      setImmediate(() => { throw new Error('broken'); });
    });
  })`;
  const { status, stderr } = run(['serve'], {
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(crash)}`,
    TOWNLIGHT_DATA: join(mkdtempSync(join(tmpdir(), 'townlight-cli-')), 'data'),
    PORT: '0',
  });
  const lines = stderr
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(status).toBe(1);
  expect(lines).toContainEqual(expect.objectContaining({ level: 40, msg: 'Warning: old call' }));
  const err = expect.objectContaining({ message: 'broken' });
  expect(lines).toContainEqual(expect.objectContaining({ level: 60, err }));
});

test('commands and the help of the server are for people', () => {
  expect(run(['serve', '--help'], {}).stdout).toMatch(/^Usage: townlight serve/);
  expect(run(['releases'], { PORT: 'eighty' }).stderr).toMatch(/^PORT: "eighty" is not allowed/);
});

test('a pack is checked although the server refuses it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'townlight-cli-'));
  const { status, stdout, stderr } = run(['county', 'check'], { TOWNLIGHT_COUNTY: folder });
  expect(status).toBe(1);
  expect(stdout).toContain(`${folder}/county.yaml is missing`);
  expect(stderr).toContain('1 fault, see above');
});
