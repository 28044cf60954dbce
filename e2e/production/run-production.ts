/**
 * Runs a site as in production on this machine and breaks it: PostgreSQL with a synchronous replica, two web servers,
 * two workers and nginx with TLS and cache, from the files of `deploy/` as they are. It needs Linux, root, nginx and
 * PostgreSQL's programs; what it changes is in separate namespaces.
 * node e2e/production/run-production.ts [--measurements FOLDER] [--only break-site|restore-in-time|load-site]
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

const root = resolve(import.meta.dirname, '../..');
const SCRIPTS = ['break-site', 'restore-in-time', 'load-site'] as const;
const PROGRAMS = ['unshare', 'setpriv', 'nginx', 'openssl', 'ip', 'git', 'npm'];

const { values: options } = parseArgs({
  options: { measurements: { type: 'string' }, only: { type: 'string' } },
});
const missing = findMissing();
if (missing !== undefined) {
  process.stderr.write(`The production check cannot run here: ${missing}.\n`);
  process.exit(1);
}
const work = mkdtempSync(join(tmpdir(), 'townlight-production-'));
try {
  installTownlight(join(work, 'townlight'));
  for (const name of SCRIPTS.filter((one) => options.only === undefined || one === options.only)) {
    const file = options.measurements && join(resolve(options.measurements), `${name}.json`);
    if (!runInNamespaces(`${name}.ts`, file === undefined ? [] : [file])) process.exitCode = 1;
  }
} finally {
  rmSync(work, { recursive: true, force: true });
}

/** Runs a script of this folder with separate mounts, network and processes. */
function runInNamespaces(script: string, given: readonly string[]): boolean {
  process.stdout.write(`\n${script}\n`);
  const options = ['--mount', '--net', '--pid', '--fork', '--mount-proc', '--kill-child'];
  const { status } = spawnSync(
    'unshare',
    [...options, process.execPath, join(import.meta.dirname, script), work, ...given],
    { stdio: 'inherit' },
  );
  return status === 0;
}

function findMissing(): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'it needs root on Linux';
  const absent = PROGRAMS.filter((program) => spawnSync('which', [program]).status !== 0);
  if (absent.length > 0) return `${absent.join(', ')} cannot be found`;
  return existsSync('/usr/lib/postgresql') ? undefined : 'PostgreSQL is not installed';
}

/** Installs the current commit as `docs/operations/linux.md` describes it. */
function installTownlight(folder: string): void {
  process.stdout.write('Installing the current commit …\n');
  execFileSync('git', ['clone', '--quiet', root, folder], { stdio: 'inherit' });
  execFileSync('npm', ['run', '--silent', 'build', '--', '--production'], {
    cwd: folder,
    stdio: 'inherit',
  });
}
