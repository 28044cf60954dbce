import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copySampleCounty } from './sample-county.ts';
import { startServerProcess } from './server-process.ts';

export interface IsolatedServer {
  readonly url: string;
  readonly dataFolder: string;
  /** Returns its output and log so far. */
  readonly output: () => string;
  /** Stops the server and removes its data folder. */
  close(): Promise<void>;
}

/**
 * Starts a server for one spec with separate settings, on a copy of the sample county unless `TOWNLIGHT_SAMPLE` is
 * `false`.
 */
export async function startIsolatedServer(env: Record<string, string>): Promise<IsolatedServer> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'townlight-e2e-isolated-'));
  if (env.TOWNLIGHT_SAMPLE !== 'false') await copySampleCounty(dataFolder);
  const server = await startServerProcess(dataFolder, env);
  return {
    ...server,
    dataFolder,
    async close() {
      await server.stop();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}
