import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { runCommand } from './run-command.ts';

afterEach(() => vi.unstubAllEnvs());

test('a command of a server whose database address is in a file uses the address of the server', async () => {
  vi.stubEnv('DATABASE_URL_FILE', join(tmpdir(), 'townlight-no-such-file'));
  const store = { dataFolder: tmpdir(), databaseUrl: 'postgres://townlight@localhost/townlight' };
  const { failure, output } = await runCommand(store, ['--version'], new AbortController().signal);
  expect(failure).toBeUndefined();
  expect(output).toMatch(/^\d+\.\d+\.\d+/);
});
