import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { StoreConfig } from '../../platform/database/open-database.ts';

const commandLine = fileURLToPath(new URL('../../cli.ts', import.meta.url));
/** Number of characters of a command's error output that are returned. */
const MAX_ERROR_CHARACTERS = 2_000;

export interface CommandResult {
  readonly output: string;
  /** The reason if it failed. */
  readonly failure: string | undefined;
}

/**
 * Runs a command of `townlight` in a child process, so that its work does not delay requests and its memory is released.
 */
export async function runCommand(
  store: StoreConfig,
  args: readonly string[],
  signal: AbortSignal,
): Promise<CommandResult> {
  const child = spawn(process.execPath, [commandLine, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      TOWNLIGHT_DATA: store.dataFolder,
      DATABASE_URL: store.databaseUrl ?? '',
      DATABASE_URL_FILE: '',
    },
  });
  let output = '';
  let errorOutput = '';
  child.stdout.on('data', (text: Buffer) => {
    output += text.toString();
  });
  child.stderr.on('data', (text: Buffer) => {
    errorOutput = (errorOutput + text.toString()).slice(-MAX_ERROR_CHARACTERS);
  });
  const stop = () => child.kill('SIGTERM');
  signal.addEventListener('abort', stop);
  if (signal.aborted) stop();
  const [code, killedBy] = await new Promise<[number | null, string | null]>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (...ended) => resolve(ended));
  }).finally(() => signal.removeEventListener('abort', stop));
  if (code === 0) return { output, failure: undefined };
  const failure = errorOutput.trim() || `its process ended with ${killedBy ?? `code ${code}`}`;
  return { output, failure };
}
