import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { Failure } from '../failure.ts';

export type TemporaryPostgres = { url: string; stop(): void };

const DEBIAN_HOME = '/usr/lib/postgresql';
const TOOLS = ['initdb', 'pg_ctl', 'postgres'];

/**
 * Starts a private PostgreSQL in a temporary folder, with a Unix socket there; everything is removed at the end.
 * @throws Failure that names what to install when the machine has no PostgreSQL
 */
export function startTemporaryPostgres(): TemporaryPostgres {
  const bin = findTools();
  const folder = mkdtempSync(join(tmpdir(), 'townlight-pg-'));
  const user = processUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const run = (tool: string, ...parameters: string[]): void => {
    execFileSync(join(bin, tool), parameters, {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
      ...user,
    });
  };
  const data = join(folder, 'data');
  run('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N');
  // no data outlives the run, so none needs to be synced to disk
  const settings = `-c listen_addresses='' -c unix_socket_directories='${folder}' -c fsync=off -c synchronous_commit=off -c max_connections=200`;
  run('pg_ctl', '-D', data, '-w', '-l', join(folder, 'log'), '-o', settings, 'start');
  return {
    url: `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`,
    stop() {
      run('pg_ctl', '-D', data, '-m', 'immediate', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function findTools(): string {
  const newestFirst = existsSync(DEBIAN_HOME)
    ? readdirSync(DEBIAN_HOME).sort((a, b) => Number(b) - Number(a))
    : [];
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...newestFirst.map((version) => join(DEBIAN_HOME, version, 'bin')),
  ];
  const found = folders.find((folder) => TOOLS.every((tool) => existsSync(join(folder, tool))));
  if (found === undefined)
    throw new Failure(
      'the tests need PostgreSQL: install the package postgresql (Debian: apt-get install postgresql), ' +
        'or set TEST_DATABASE_URL to a server where databases may be created',
    );
  return found;
}

/**
 * Returns the user to run PostgreSQL as, since it refuses to run as root: its package's user, else an unprivileged
 * one.
 */
function processUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: '-u' | '-g', name: string): number =>
    Number(
      execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
    );
  for (const name of ['postgres', 'nobody']) {
    try {
      return { uid: idOf('-u', name), gid: idOf('-g', name) };
    } catch {
      // no such user: try the next one
    }
  }
  throw new Failure('PostgreSQL does not run as root, and there is no user postgres or nobody');
}
