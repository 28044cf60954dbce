import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

/** A server that prints what is done with it, and when, in milliseconds after it started. */
const PROGRAM = `
  import { createLog } from '${new URL('./log.ts', import.meta.url).href}';
  import { closeOnSignal } from '${new URL('./shutdown.ts', import.meta.url).href}';
  const print = (line) => process.stdout.write(line + ' ' + performance.now() + '\\n');
  const server = {
    drain: () => print('drain'),
    close: async () => { clearInterval(open); print('close'); },
  };
  const open = setInterval(() => {}, 1_000);
  const closed = closeOnSignal(server, 1, createLog('silent'));
  print('ready');
  await closed;
  print('closed');
`;

async function runUntil(signal: NodeJS.Signals) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', PROGRAM]);
  let output = '';
  child.stderr.pipe(process.stderr);
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    if (output === '') child.kill(signal);
    output += text;
  });
  const [code] = await once(child, 'close');
  const lines = output.trim().split('\n');
  const times = new Map(lines.map((line) => line.split(' ') as [string, string]));
  return {
    code,
    steps: [...times.keys()],
    delay: Number(times.get('close')) - Number(times.get('drain')),
  };
}

test('SIGTERM drains a server, which serves on for the delay and closes', async () => {
  const { code, steps, delay } = await runUntil('SIGTERM');
  expect([code, steps]).toEqual([0, ['ready', 'drain', 'close', 'closed']]);
  expect(delay).toBeGreaterThan(900);
});

test('Ctrl-C closes it at once', async () => {
  const { code, steps, delay } = await runUntil('SIGINT');
  expect([code, steps]).toEqual([0, ['ready', 'drain', 'close', 'closed']]);
  expect(delay).toBeLessThan(900);
});
