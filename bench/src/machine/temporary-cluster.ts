import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import {
  type Database,
  openDatabase,
} from '../../../apps/server/src/platform/database/open-database.ts';
import { createLog } from '../../../apps/server/src/platform/log.ts';

/** A private PostgreSQL with PostGIS, removed after the run. */
export interface Cluster {
  /** A folder that PostgreSQL can read and write too, for files of COPY. */
  readonly exchange: string;
  /** e.g. `PostgreSQL 15.8`. */
  readonly version: string;
  /** Creates a database, empty or as a copy of another. @returns its URL */
  createDatabase(name: string, copyOf?: string): Promise<string>;
  dropDatabase(name: string): Promise<void>;
  stop(): void;
}

const DEBIAN_HOME = '/usr/lib/postgresql';
const TOOLS = ['initdb', 'pg_ctl', 'postgres'];

/** Settings as on a server of two cores and 4 GB: commits are durable, and no checkpoint interrupts a load. */
const SETTINGS = {
  listen_addresses: '',
  shared_buffers: '1GB',
  work_mem: '128MB',
  maintenance_work_mem: '256MB',
  max_wal_size: '8GB',
  checkpoint_timeout: '30min',
  random_page_cost: '1.1',
  // JIT compilation costs more than it saves in queries of milliseconds
  jit: 'off',
};

export async function startCluster(): Promise<Cluster> {
  const bin = findTools();
  const folder = mkdtempSync(join(tmpdir(), 'townlight-bench-pg-'));
  const exchange = join(folder, 'exchange');
  mkdirSync(exchange);
  const user = processUser();
  for (const directory of [folder, exchange]) {
    if (user) chownSync(directory, user.uid, user.gid);
    chmodSync(directory, 0o755);
  }
  const run = (tool: string, ...args: string[]): string =>
    execFileSync(join(bin, tool), args, {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', tool === 'pg_ctl' ? 'ignore' : 'pipe', 'pipe'],
      ...user,
    });
  const data = join(folder, 'data');
  run('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C');
  const settings = Object.entries({ ...SETTINGS, unix_socket_directories: folder })
    .map(([name, value]) => `-c ${name}='${value}'`)
    .join(' ');
  run('pg_ctl', '-D', data, '-w', '-l', join(folder, 'log'), '-o', settings, 'start');
  const addressOf = (name: string) =>
    `postgresql://postgres@localhost/${name}?host=${encodeURIComponent(folder)}`;
  const administer = async (statement: string): Promise<void> => {
    const database = await openWithoutMigrations(addressOf('postgres'));
    await database.pool.query(statement);
    await database.close();
  };
  return {
    exchange,
    version: run('postgres', '--version').replace(/^postgres \((\w+)\) (\S+).*/s, '$1 $2'),
    async createDatabase(name, copyOf = 'template0') {
      await administer(`create database ${name} template ${copyOf}`);
      return addressOf(name);
    },
    dropDatabase: (name) => administer(`drop database ${name} with (force)`),
    stop() {
      run('pg_ctl', '-D', data, '-m', 'immediate', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Opens a database without migrating it to the server's schema. */
export function openWithoutMigrations(databaseUrl: string): Promise<Database> {
  return openDatabase(
    { dataFolder: tmpdir(), databaseUrl },
    { role: 'command', log: createLog('silent'), migrationsFolder: null },
  );
}

function findTools(): string {
  const newestFirst = existsSync(DEBIAN_HOME)
    ? readdirSync(DEBIAN_HOME).sort((a, b) => Number(b) - Number(a))
    : [];
  const folders = [
    ...newestFirst.map((version) => join(DEBIAN_HOME, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  const found = folders.find((folder) => TOOLS.every((tool) => existsSync(join(folder, tool))));
  if (found === undefined) {
    throw new Error('the bench needs PostgreSQL with PostGIS: install postgresql and postgis');
  }
  return found;
}

/** Returns the user of PostgreSQL's package, because PostgreSQL refuses to run as root. */
function processUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string) =>
    Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}
