import { readFileSync } from 'node:fs';

export interface ProcessMemory {
  /** Bytes in memory now, and the most there have been. */
  readonly now: number;
  readonly peak: number;
}

/** Memory of another process, as Linux tells it; `null` elsewhere. */
export function memoryOf(pid: number): ProcessMemory | null {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const field = (name: string) =>
      Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) * 1024;
    return { now: field('VmRSS'), peak: field('VmHWM') };
  } catch {
    return null;
  }
}
