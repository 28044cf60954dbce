import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { endWithUs } from '../machine/end-with-us.ts';

const program = fileURLToPath(new URL('../../../apps/server/bin/townlight.mjs', import.meta.url));

/** The store of a server or a command. */
export interface Store {
  readonly dataFolder: string;
  /** Absent for the embedded store. */
  readonly databaseUrl?: string | undefined;
  /** Generates the sample county where there are no records yet. */
  readonly sample?: boolean;
}

export interface RunningTownlight {
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/** Starts the real server in a separate process on a free port, and waits until it is ready. */
export async function startTownlight(store: Store): Promise<RunningTownlight> {
  const child = endWithUs(
    spawn(process.execPath, [program, 'serve'], {
      env: environmentOf(store),
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
  );
  const url = await addressTold(child);
  // the server listens before it has figures
  while (!(await fetch(`${url}/readyz`)).ok) await wait(100);
  return {
    url,
    pid: child.pid as number,
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}

/** Runs a command of the real command line; its output appears only when it fails. */
export async function runTownlight(store: Store, words: readonly string[]): Promise<void> {
  const child = endWithUs(
    spawn(process.execPath, [program, ...words], {
      env: environmentOf(store),
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  );
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => {
      said += text.toString();
    });
  }
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`townlight ${words.join(' ')} ended with ${code}: ${said}`);
}

function environmentOf({ dataFolder, databaseUrl, sample }: Store): NodeJS.ProcessEnv {
  return {
    ...process.env,
    PORT: '0',
    HOST: '127.0.0.1',
    TOWNLIGHT_DATA: dataFolder,
    TOWNLIGHT_SAMPLE: String(sample ?? false),
    DATABASE_URL: databaseUrl ?? '',
    LOG_LEVEL: 'error',
  };
}

async function addressTold(child: ChildProcess): Promise<string> {
  return await new Promise((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (text: Buffer) => {
      said += text.toString();
      const url = /Townlight is at (http:\S+)/.exec(said)?.[1];
      if (url !== undefined) resolve(url.replace('localhost', '127.0.0.1'));
    });
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
  });
}
