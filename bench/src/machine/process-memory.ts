import { readFileSync } from 'node:fs';

export interface ProcessMemory {
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
