// npm run bench: runs all benchmarks, or the named sections: npm run bench -- ranking http
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { exitWithError, preparePinnedNode } from './lib/bootstrap.mjs';
import { ensureWebBuilt } from './lib/build-web.mjs';
import { root, withPinnedNode } from './lib/find-node.mjs';

/** Debian's packages; the last installs PostGIS for the system's PostgreSQL. */
const NEEDED = [
  ['wrk', () => inPath('wrk')],
  ['postgresql', () => shared('extension/plpgsql.control')],
  ['postgresql-postgis', () => shared('extension/postgis.control')],
  // the full browser, as readers have it: the headless shell renders pages faster
  ['chromium', () => browserNamed() || inPath('chromium')],
];

const node = preparePinnedNode();
ensureBenchTools();
if (!ensureWebBuilt(node))
  exitWithError('The web pages could not be built; what is wrong stands above.');
const { status } = spawnSync(node, [join(root, 'bench/src/main.ts'), ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: withPinnedNode(node),
});
process.exitCode = status ?? 1;

/** Installs missing packages as root on Debian; elsewhere prints in one line what to install. */
function ensureBenchTools() {
  const missing = () => NEEDED.filter(([, isThere]) => !isThere()).map(([name]) => name);
  if (missing().length === 0) return;
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    process.stdout.write(`Installing ${missing().join(', ')} …\n`);
    const apt = (...args) =>
      spawnSync('apt-get', args, {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    apt('update', '-q');
    apt('install', '-y', '-q', '--no-install-recommends', ...missing());
  }
  if (missing().length === 0) return;
  exitWithError(
    `The bench needs ${missing().join(', ')} (wrk for load, PostgreSQL with PostGIS to compare with, Chromium for the pages): ` +
      `install ${missing().length > 1 ? 'them' : 'it'} (Debian, as root: apt-get install ${missing().join(' ')}).`,
  );
}

function inPath(tool) {
  return searchPath().some((folder) => existsSync(join(folder, tool)));
}

function browserNamed() {
  return Boolean(process.env.CHROMIUM || process.env.CHROMIUM_PATH);
}

/** Returns whether a PostgreSQL of this machine has a file in its share folder. */
function shared(path) {
  const home = '/usr/share/postgresql';
  const debian = existsSync(home) ? readdirSync(home).map((version) => join(home, version)) : [];
  const elsewhere = searchPath().flatMap((folder) => [
    join(folder, '../share'),
    join(folder, '../share/postgresql'),
  ]);
  return [...debian, ...elsewhere].some((folder) => existsSync(join(folder, path)));
}

function searchPath() {
  return (process.env.PATH ?? '').split(delimiter);
}
