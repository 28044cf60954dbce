import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/** Distinguishes a process from every other one, including a later process with the same number. */
export type ProcessIdentity = { pid: number; startedAt: string; machine: string };

export function getProcessIdentity(): ProcessIdentity {
  return {
    pid: process.pid,
    startedAt: readStartTime(process.pid) ?? '',
    machine: readMachineName(),
  };
}

/**
 * Returns whether the process lives: `unknown` when it belongs to another machine, boot or container, where process
 * numbers mean nothing here.
 */
export function checkLiveness(other: ProcessIdentity): 'alive' | 'dead' | 'unknown' {
  if (other.machine !== readMachineName()) return 'unknown';
  try {
    process.kill(other.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return 'dead';
  }
  const startedAt = readStartTime(other.pid);
  if (startedAt === undefined || other.startedAt === '') return 'alive';
  return startedAt === other.startedAt ? 'alive' : 'dead';
}

/** Returns the start time of a process in the system's format; undefined where it is unavailable. */
function readStartTime(pid: number): string | undefined {
  try {
    if (process.platform === 'linux') {
      const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
      // the second field is the program's name in parentheses and may contain spaces and parentheses
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      // a zombie (Z) has ended, but its parent has not noticed yet
      return fields[0] === 'Z' ? 'ended' : fields[19];
    }
    if (process.platform === 'win32') return undefined;
    const listed = execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' });
    return listed.trim() || undefined;
  } catch {
    return undefined;
  }
}

function readMachineName(): string {
  if (process.platform !== 'linux') return hostname();
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'latin1').trim();
    return `${boot} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return hostname();
  }
}
