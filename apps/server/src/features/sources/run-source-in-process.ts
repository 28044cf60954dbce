import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { StoreConfig } from '../../platform/database/open-database.ts';

const commandLine = fileURLToPath(new URL('../../cli.ts', import.meta.url));
/** Number of characters of a run's error output that are logged. */
const MAX_ERROR_CHARACTERS = 2_000;

/**
 * Runs a source in a child process, so that a large load does not delay requests and its memory is released.
 * @returns the reason if it failed, otherwise undefined
 */
export async function runSourceInProcess(
  store: StoreConfig,
  name: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  const child = spawn(process.execPath, [commandLine, 'source', 'run', name, '--if-due'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...process.env,
      TOWNLIGHT_DATA: store.dataFolder,
      DATABASE_URL: store.databaseUrl ?? '',
    },
  });
  let errorOutput = '';
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
  if (code === 0) return undefined;
  return errorOutput.trim() || `its process ended with ${killedBy ?? `code ${code}`}`;
}
