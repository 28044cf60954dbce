import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Linux reports processor time in hundredths of a second, regardless of the kernel's clock. */
const TICKS_PER_SECOND = 100;

/** Returns the processor seconds of another process over all threads; `NaN` where the system does not report them. */
export function readProcessorTime(pid: number): number {
  return secondsIn(`/proc/${pid}/stat`);
}

/** Returns the processor seconds of the main thread, which handles the requests of a Node server. */
export function readMainThreadTime(pid: number): number {
  return secondsIn(`/proc/${pid}/task/${pid}/stat`);
}

function secondsIn(stat: string): number {
  try {
    // the process name may contain anything, including a closing bracket
    const fields = readFileSync(stat, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
  } catch {
    return Number.NaN;
  }
}

const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Kills a child process when this process exits for any reason. */
export function killOnExit<Child extends ChildProcess>(child: Child): Child {
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

interface ProcessMemory {
  /** Bytes in memory now, and their maximum so far. */
  readonly now: number;
  readonly peak: number;
}

/** Reads the memory of another process from Linux's `/proc`; `null` elsewhere. */
export function readProcessMemory(pid: number): ProcessMemory | null {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const field = (name: string) =>
      Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) * 1024;
    return { now: field('VmRSS'), peak: field('VmHWM') };
  } catch {
    return null;
  }
}
