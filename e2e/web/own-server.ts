import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
/** It draws the sample county first. */
const START_WITHIN_MS = 420_000;

export interface OwnServer {
  readonly url: string;
  readonly dataFolder: string;
  /** What it has printed and logged. */
  readonly said: () => string;
  close(): Promise<void>;
}

/**
 * A server for one spec alone, with settings that the others must not share (`PORT` where the spec must know it before), and a
 * data folder of its own.
 * `TOWNLIGHT_E2E_PREPARED` names a folder of a stopped server with the sample county, to be copied: it saves a minute.
 */
export async function startOwnServer(env: Record<string, string>): Promise<OwnServer> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'townlight-e2e-own-'));
  const prepared = process.env.TOWNLIGHT_E2E_PREPARED;
  if (prepared && env.TOWNLIGHT_SAMPLE !== 'false')
    cpSync(prepared, dataFolder, { recursive: true });
  const port = Number(env.PORT ?? (await freePort()));
  const url = `http://localhost:${port}`;
  let said = '';
  const server = spawn(process.execPath, [join(root, 'apps/server/bin/townlight.mjs'), 'serve'], {
    cwd: root,
    env: {
      ...process.env,
      DATABASE_URL: '',
      PORT: String(port),
      TOWNLIGHT_DATA: dataFolder,
      LOG_LEVEL: 'info',
      ...env,
    },
  });
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (text: Buffer) => {
      said += text;
    });
  const close = async () => {
    await stop(server);
    rmSync(dataFolder, { recursive: true, force: true });
  };
  const until = Date.now() + START_WITHIN_MS;
  while (!(await isReady(url))) {
    if (server.exitCode !== null || Date.now() > until) {
      await close();
      throw new Error(`the server of the spec did not start: ${said}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  return { url, dataFolder, said: () => said, close };
}

async function isReady(url: string): Promise<boolean> {
  return (await fetch(`${url}/readyz`).catch(() => null))?.ok ?? false;
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  const gone = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await gone;
}

export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port is free');
  return address.port;
}
