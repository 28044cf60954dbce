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
