import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../lib/find-node.mjs';

export interface ProgramResult {
  readonly ok: boolean;
  /** The program's output, where it was collected. */
  readonly output: string;
}

export interface RunOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** The working folder, relative to the repository. */
  readonly in?: string;
  /** Collects the output, so that parallel steps do not mix their lines. */
  readonly quietly?: boolean;
}

/** Runs a program of the repository with the Node of this process, which is the pinned one. */
export function runProgram(
  program: string,
  args: readonly string[],
  options: RunOptions = {},
): Promise<ProgramResult> {
  const { env = {}, in: folder = '.', quietly = false } = options;
  return new Promise((resolve, reject) => {
    const started = spawn(process.execPath, [join(root, program), ...args], {
      cwd: join(root, folder),
      stdio: quietly ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, ...env },
    });
    let output = '';
    const collect = (text: Buffer) => {
      output += text;
    };
    started.stdout?.on('data', collect);
    started.stderr?.on('data', collect);
    started.on('error', reject);
    started.on('close', (code) => resolve({ ok: code === 0, output }));
  });
}
