import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export type ChildOwner = { process: ChildProcess; answer: Promise<string>; kill(): Promise<void> };

/** Starts `child-owner.ts`; `answer` resolves to its first line, or to its error output. */
export function startChildOwner(task: 'lock' | 'open', folder: string): ChildOwner {
  const script = fileURLToPath(new URL('./child-owner.ts', import.meta.url));
  const child = spawn(process.execPath, [script, task, folder], { stdio: 'pipe' });
  let complaint = '';
  child.stderr.on('data', (text: Buffer) => {
    complaint += text.toString();
  });
  const answer = new Promise<string>((resolve) => {
    child.stdout.once('data', (text: Buffer) => resolve(text.toString().trim()));
    child.once('close', () => resolve(complaint));
  });
  return {
    process: child,
    answer,
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}
