import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DATABASE_ADDRESSES, pointDatabaseTo, run } from './machine.ts';
import {
  createDataFolder,
  createTownlightDatabase,
  queryDatabase,
  runAsPostgres,
} from './postgres-programs.ts';

const FOLDER = '/var/lib/townlight-databases';
/** Enough for the sample county and its log; small enough to be filled at once. */
const DISK_MB = 1_500;

export interface DatabasePair {
  /** Queries the server that accepts writes. */
  query(sql: string): Promise<Record<string, unknown>[]>;
  /** Kills the primary, promotes the replica, and lets the name lead there. */
  failOver(): void;
  pause(): void;
  resume(): void;
  fillDisk(): void;
  emptyDisk(): void;
}

/**
 * Starts PostgreSQL with a synchronous replica: what a commit acknowledges is on both. Each has a separate disk of
 * 1.5 GB in memory.
 */
export async function startDatabasePair(): Promise<DatabasePair> {
  const disks = ['primary', 'replica'].map((name) => join(FOLDER, name));
  mkdirSync(FOLDER, { recursive: true });
  for (const disk of disks) {
    mkdirSync(disk);
    run('mount', '-t', 'tmpfs', '-o', `size=${DISK_MB}m,mode=700`, 'tmpfs', disk);
    run('chown', 'postgres:postgres', disk);
  }
  const data = disks.map((disk) => join(disk, 'data'));
  const [primaryData = '', replicaData = ''] = data;
  const start = (number: number, ...options: string[]) =>
    runAsPostgres(
      'pg_ctl',
      '--wait',
      '-D',
      data[number] ?? '',
      '-l',
      join(disks[number] ?? '', 'log'),
      '-o',
      ['-c', `listen_addresses=${DATABASE_ADDRESSES[number]}`, ...options].join(' '),
      'start',
    );
  createDataFolder(primaryData, 'wal_keep_size = 128MB\nmax_wal_size = 256MB\n');
  const [primary, replica] = DATABASE_ADDRESSES;
  start(0);
  await createTownlightDatabase(primary);
  runAsPostgres(
    'pg_basebackup',
    '-h',
    primary,
    '-D',
    replicaData,
    '--write-recovery-conf',
    '--checkpoint=fast',
  );
  start(1);
  await queryDatabase(primary, 'postgres', "alter system set synchronous_standby_names = '*'");
  await queryDatabase(primary, 'postgres', 'select pg_reload_conf()');
  pointDatabaseTo(primary);
  let active = 0;
  const signal = (name: NodeJS.Signals) => {
    for (const pid of listProcesses(data[active] ?? '')) process.kill(pid, name);
  };
  const filler = () => join(disks[active] ?? '', 'filler');
  return {
    query: (sql) => queryDatabase(DATABASE_ADDRESSES[active] ?? '', 'townlight', sql),
    failOver() {
      signal('SIGKILL');
      runAsPostgres('pg_ctl', 'promote', '--wait', '-D', replicaData);
      active = 1;
      pointDatabaseTo(replica);
    },
    pause: () => signal('SIGSTOP'),
    resume: () => signal('SIGCONT'),
    fillDisk() {
      try {
        run('dd', 'if=/dev/zero', `of=${filler()}`, 'bs=1M');
      } catch {
        // it ends when nothing fits
      }
    },
    emptyDisk: () => rmSync(filler()),
  };
}

/** Returns the server of a data folder and its processes. */
function listProcesses(data: string): number[] {
  const server = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        // the second field of the line may have spaces
        const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
        return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) === server;
      } catch {
        return false;
      }
    })
    .map(Number);
  return [server, ...children];
}
