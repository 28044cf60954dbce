import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
/** The first start generates the sample county, which takes minutes on a busy machine. */
const START_WITHIN_MS = 420_000;

/**
 * Starts `townlight serve` on a data folder and waits until it is ready. @throws with its output where it ends first or
 * is too slow
 */
export async function startServerProcess(dataFolder: string, env: Record<string, string>) {
  const port = Number(env.PORT ?? (await freePort()));
  const url = `http://localhost:${port}`;
  let output = '';
  // the test runner's settings for colors make Node print a warning in each thread
  const { NO_COLOR, FORCE_COLOR, ...inherited } = process.env;
  const server = spawn(process.execPath, [join(root, 'apps/server/bin/townlight.mjs'), 'serve'], {
    cwd: root,
    env: {
      ...inherited,
      NODE_ENV: 'production',
      DATABASE_URL: '',
      PORT: String(port),
      TOWNLIGHT_DATA: dataFolder,
      LOG_LEVEL: 'info',
      ...env,
    },
  });
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (text: Buffer) => {
      output += text;
    });
  const until = Date.now() + START_WITHIN_MS;
  while (!(await isReady(url))) {
    if (server.exitCode !== null || Date.now() > until) {
      await stop(server);
      throw new Error(`the server did not start: ${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { url, output: () => output, stop: () => stop(server) };
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
