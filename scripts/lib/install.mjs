import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './find-node.mjs';

/** Installs all packages unless they match the lock file. Ends the process with one line on failure. */
export function ensureInstalled() {
  if (isInstalled()) return;
  process.stdout.write('Installing the packages (once; a few minutes) …\n');
  installPackages('--include=dev');
}

/** Installs only the packages that the built server needs, and removes all others. */
export function installServerPackages() {
  installPackages('--omit=dev', '--workspace=townlight', '--include-workspace-root');
}

function installPackages(...options) {
  // npm sets its path in the environment; outside npm it is looked up in PATH
  const npm = process.env.npm_execpath;
  const command = npm?.endsWith('.js') ? [process.execPath, npm] : ['npm'];
  const { status, error } = spawnSync(
    command[0],
    [...command.slice(1), 'ci', ...options, '--no-audit', '--no-fund', '--loglevel=error'],
    // npm is a .cmd file on Windows, which only a shell starts
    { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' && command.length === 1 },
  );
  if (status === 0) return;
  process.stderr.write(
    error
      ? `npm cannot be started (${error.message}); install npm, which comes with Node, and try again\n`
      : 'npm ci failed, see above; check the network connection and try again\n',
  );
  process.exit(1);
}

/**
 * Compares the lock file with `node_modules/.package-lock.json`, which npm writes last. Packages omitted for another
 * system or processor are optional in the lock file.
 */
function isInstalled() {
  const installed = packagesIn(join(root, 'node_modules/.package-lock.json'));
  const wanted = packagesIn(join(root, 'package-lock.json'));
  if (installed === undefined || wanted === undefined) return false;
  return Object.entries(wanted).every(([place, { version, optional, link }]) => {
    const found = installed[place];
    if (place === '' || optional) return true;
    // workspaces are listed by their folder
    if (!place.includes('node_modules/') || link) return found !== undefined;
    return found?.version === version && existsSync(join(root, place, 'package.json'));
  });
}

function packagesIn(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages;
  } catch {
    return undefined;
  }
}
