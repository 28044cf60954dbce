import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { StoreConfig } from '../../../apps/server/src/platform/database/open-database.ts';

const PROGRAM = fileURLToPath(new URL('../../../apps/server/bin/townlight.mjs', import.meta.url));

export interface EndedCommand {
  /** Null when a signal ended it. */
  readonly code: number | null;
  readonly output: string;
  readonly errors: string;
  readonly milliseconds: number;
}

export interface RunningCommand {
  readonly process: ChildProcess;
  readonly ended: Promise<EndedCommand>;
  /** Returns the output so far. */
  output(): string;
  errors(): string;
}

/** Starts `townlight <args>` in a separate process, on the given store and without the sample county. */
export function startTownlight(
  args: readonly string[],
  store: StoreConfig,
  environment: Readonly<Record<string, string>> = {},
): RunningCommand {
  const began = performance.now();
  const child = spawn(process.execPath, [PROGRAM, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      TOWNLIGHT_DATA: store.dataFolder,
      // an empty variable counts as unset
      DATABASE_URL: store.databaseUrl ?? '',
      TOWNLIGHT_SAMPLE: 'false',
      LOG_LEVEL: 'warn',
      // publishers of the proofs are on this machine
      SOURCES_FROM_PRIVATE: 'true',
      ...environment,
    },
  });
  let output = '';
  let errors = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  const ended = new Promise<EndedCommand>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) =>
      resolve({ code, output, errors, milliseconds: performance.now() - began }),
    );
  });
  return { process: child, ended, output: () => output, errors: () => errors };
}

/** Runs a command to its end, with any exit code. */
export function runTownlight(args: readonly string[], store: StoreConfig): Promise<EndedCommand> {
  return startTownlight(args, store).ended;
}

/** Runs a command and returns its output. @throws where it fails */
export async function runTownlightOrThrow(
  args: readonly string[],
  store: StoreConfig,
): Promise<string> {
  const { code, output, errors } = await runTownlight(args, store);
  if (code !== 0) throw new Error(`townlight ${args.join(' ')} ended with ${code}: ${errors}`);
  return output;
}
