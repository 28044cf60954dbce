import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { killOnExit } from '../machine/processes.ts';
import { createScratchFolder } from '../machine/scratch-folder.ts';

const program = fileURLToPath(new URL('../../../apps/server/bin/townlight.mjs', import.meta.url));

/** The store of a server or a command. */
export interface ServerStore {
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
export async function startTownlight(store: ServerStore): Promise<RunningTownlight> {
  const child = killOnExit(
    spawn(process.execPath, [program, 'serve'], {
      env: environmentOf(store),
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
  );
  const url = await waitForAddress(child);
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
export async function runTownlight(store: ServerStore, args: readonly string[]): Promise<void> {
  const child = killOnExit(
    spawn(process.execPath, [program, ...args], {
      env: environmentOf(store),
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => {
      output += text.toString();
    });
  }
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`townlight ${args.join(' ')} ended with ${code}: ${output}`);
}

function environmentOf({ dataFolder, databaseUrl, sample }: ServerStore): NodeJS.ProcessEnv {
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

async function waitForAddress(child: ChildProcess): Promise<string> {
  return await new Promise((resolve, reject) => {
    let output = '';
    child.stdout?.on('data', (text: Buffer) => {
      output += text.toString();
      const url = /Townlight is at (http:[^\s"]+)/.exec(output)?.[1];
      if (url !== undefined) resolve(url.replace('localhost', '127.0.0.1'));
    });
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${output}`)));
  });
}

/**
 * Starts the real server with the complete sample county and all features. `BENCH_PREPARED` names the folder
 * of a stopped server whose sample data is copied; without it the county is generated first (two minutes).
 */
export async function startSampleCounty(): Promise<RunningTownlight> {
  const dataFolder = createScratchFolder();
  const prepared = process.env.BENCH_PREPARED;
  if (prepared) {
    cpSync(prepared, dataFolder, { recursive: true });
    rmSync(join(dataFolder, 'townlight.lock'), { force: true });
  }
  return startTownlight({ dataFolder, sample: true });
}
