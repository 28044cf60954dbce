import { readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second, whatever the kernel's own clock. */
const TICKS_PER_SECOND = 100;

/** Seconds that another process has worked, all threads; `NaN` where the system does not tell. */
export function processorTimeOf(pid: number): number {
  try {
    // the name before may hold anything, a closing bracket too
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
  } catch {
    return Number.NaN;
  }
}
