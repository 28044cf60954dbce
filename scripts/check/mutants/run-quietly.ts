import { type ChildProcess, spawn } from 'node:child_process';
import { dirname, join } from 'node:path';

/** Longer than any level takes on a busy machine; a fault may make a test hang. */
const MAX_MS = 40 * 60_000;
/** The length of the retained end of a program's output. */
const MAX_CHARACTERS = 20_000;

export interface ProcessResult {
  readonly ok: boolean;
  readonly isTooLate: boolean;
  readonly output: string;
}

const running = new Set<ChildProcess>();

/** Runs a program of a checkout with this Node and collects the end of its output. */
export function runQuietly(
  checkout: string,
  args: readonly string[],
  { cwd = '.', env = {} }: { cwd?: string; env?: Readonly<Record<string, string>> } = {},
): Promise<ProcessResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: join(checkout, cwd),
      // a separate process group, so that all descendants end with it
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...buildIsolatedEnvironment(checkout), ...env },
    });
    running.add(child);
    let output = '';
    let isTooLate = false;
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text: Buffer) => {
        output = (output + text).slice(-MAX_CHARACTERS);
      });
    const timer = setTimeout(() => {
      isTooLate = true;
      endGroup(child);
    }, MAX_MS);
    child.on('error', reject);
    child.on('close', (code) => {
      clearTimeout(timer);
      running.delete(child);
      resolve({ ok: code === 0, isTooLate, output });
    });
  });
}

/** Ends all processes started here. */
export function endAll(): void {
  for (const child of running) endGroup(child);
}

function endGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // it has already ended
  }
}

/** Returns an environment without servers or sample counties of other runs. */
export function buildIsolatedEnvironment(checkout: string): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) => !name.startsWith('TOWNLIGHT_'));
  const { NODE_COMPILE_CACHE: _, ...env } = Object.fromEntries(inherited);
  const path = [dirname(process.execPath), join(checkout, 'node_modules/.bin'), env.PATH];
  return {
    ...env,
    PATH: path.join(':'),
    NO_COLOR: '1',
    DEBUG_PRINT_LIMIT: '0',
    TZ: 'America/Los_Angeles',
    DATABASE_URL: '',
  };
}
