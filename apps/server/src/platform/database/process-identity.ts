import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/** What tells one process from every other, also from a later one that was given the same number. */
export type ProcessIdentity = { pid: number; startedAt: string; machine: string };

export function ownIdentity(): ProcessIdentity {
  return { pid: process.pid, startedAt: startOf(process.pid) ?? '', machine: machineName() };
}

/**
 * Whether the process lives: `unknown` when it belongs to another machine, boot or container,
 * whose process numbers say nothing here.
 */
export function liveness(other: ProcessIdentity): 'alive' | 'dead' | 'unknown' {
  if (other.machine !== machineName()) return 'unknown';
  try {
    process.kill(other.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return 'dead';
  }
  const startedAt = startOf(other.pid);
  if (startedAt === undefined || other.startedAt === '') return 'alive';
  return startedAt === other.startedAt ? 'alive' : 'dead';
}

/** When a process began, as the system writes it; undefined where the system does not tell. */
function startOf(pid: number): string | undefined {
  try {
    if (process.platform === 'linux') {
      const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
      // the second field is the program's name in parentheses and may itself hold spaces and parentheses
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      // a zombie (Z) has ended, only its parent has not noticed yet
      return fields[0] === 'Z' ? 'ended' : fields[19];
    }
    if (process.platform === 'win32') return undefined;
    const listed = execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' });
    return listed.trim() || undefined;
  } catch {
    return undefined;
  }
}

function machineName(): string {
  if (process.platform !== 'linux') return hostname();
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'latin1').trim();
    return `${boot} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return hostname();
  }
}
