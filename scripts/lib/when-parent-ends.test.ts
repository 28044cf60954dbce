import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

const WATCH = `
  import { whenParentEnds } from '${new URL('./when-parent-ends.mjs', import.meta.url).href}';
  setInterval(() => {}, 1_000);
  whenParentEnds(() => { console.log('the parent ended'); process.exit(); });
  console.log('watching');
`;
/** A process between, which starts the one that watches it. */
const PARENT = `
  import { spawn } from 'node:child_process';
  spawn(process.execPath, ['--input-type=module', '-e', ${JSON.stringify(WATCH)}], { stdio: 'inherit' });
`;

test('a process notices that its parent was killed', async () => {
  const parent = spawn(process.execPath, ['--input-type=module', '-e', PARENT]);
  let output = '';
  parent.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
    if (output === 'watching\n') parent.kill('SIGKILL');
  });
  // the standard output, which both share, closes when both have ended
  await once(parent, 'close');
  expect(output).toBe('watching\nthe parent ended\n');
});
