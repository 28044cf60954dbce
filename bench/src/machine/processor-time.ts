import { readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second, whatever the kernel's own clock. */
const TICKS_PER_SECOND = 100;

/** Seconds that another process has worked, all threads; `NaN` where the system does not tell. */
export function processorTimeOf(pid: number): number {
  return secondsIn(`/proc/${pid}/stat`);
}

/** The same of its main thread alone: in a server of Node the one that answers. */
export function mainThreadTimeOf(pid: number): number {
  return secondsIn(`/proc/${pid}/task/${pid}/stat`);
}

function secondsIn(stat: string): number {
  try {
    // the name before may hold anything, a closing bracket too
    const fields = readFileSync(stat, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
  } catch {
    return Number.NaN;
  }
}
