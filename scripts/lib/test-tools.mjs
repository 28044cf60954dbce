import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const DEBIAN_POSTGRES = '/usr/lib/postgresql';

/** Chromium without windows and tabs, Playwright's default for tests: it needs half of the CPU time. */
const BROWSER = 'chromium-headless-shell';

/** tilemaker's OpenMapTiles profile is among its documentation, which some images omit. */
const TILEMAKER_PROFILE = '/usr/share/doc/tilemaker';

/**
 * Installs Chromium, PostgreSQL and the base map tools as root on Debian. Elsewhere prints in one line what to
 * install.
 */
export function ensureTestTools() {
  const missing = missingPackages();
  if (missing.length === 0) return;
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    process.stdout.write(`Installing ${missing.join(' and ')} …\n`);
    const apt = (...args) =>
      spawnSync('apt-get', args, {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    apt('update', '-q');
    const packages = missing.map((name) => (name === BROWSER ? browserPackage() : name));
    const withProfile = ['-o', `Dpkg::Options::=--path-include=${TILEMAKER_PROFILE}/*`];
    apt(
      'install',
      '-y',
      '-q',
      '--reinstall',
      '--no-install-recommends',
      ...withProfile,
      ...packages,
    );
  }
  const still = missingPackages();
  if (still.length === 0) return;
  process.stderr.write(
    `The checks need ${still.join(' and ')}: install the package${still.length > 1 ? 's' : ''} ` +
      `(Debian, as root: apt-get install ${still.join(' ')}), or set CHROMIUM to a browser and ` +
      'TEST_DATABASE_URL to a PostgreSQL where databases may be created.\n',
  );
  process.exit(1);
}

/** Returns the path of a Chromium or Chrome for tests, or undefined. */
export function findTestBrowser() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  const names = [BROWSER, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  const folders = (process.env.PATH ?? '').split(delimiter);
  const places = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  places.push('/Applications/Google Chrome.app/Contents/MacOS/Google Chrome');
  return places.find((place) => existsSync(place));
}

/** Falls back to full Chromium where Debian has no package of the shell. */
function browserPackage() {
  const { status } = spawnSync('apt-cache', ['show', BROWSER], { stdio: 'ignore' });
  return status === 0 ? BROWSER : 'chromium';
}

function missingPackages() {
  return [
    ...(findTestBrowser() ? [] : [BROWSER]),
    ...(hasPostgres() ? [] : ['postgresql']),
    ...(inPath('osmium') ? [] : ['osmium-tool']),
    ...(hasTilemaker() ? [] : ['tilemaker']),
  ];
}

function hasTilemaker() {
  const profiles = [join(TILEMAKER_PROFILE, 'examples'), '/usr/local/share/tilemaker'];
  profiles.push('/usr/share/tilemaker', '/opt/homebrew/share/tilemaker');
  const hasProfile = (folder) => existsSync(join(folder, 'config-openmaptiles.json'));
  return inPath('tilemaker') && profiles.some(hasProfile);
}

function inPath(tool) {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, tool)));
}

function hasPostgres() {
  if (process.env.TEST_DATABASE_URL) return true;
  const installed = existsSync(DEBIAN_POSTGRES)
    ? readdirSync(DEBIAN_POSTGRES).map((version) => join(DEBIAN_POSTGRES, version, 'bin'))
    : [];
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...installed];
  return folders.some((folder) =>
    ['initdb', 'pg_ctl', 'postgres'].every((tool) => existsSync(join(folder, tool))),
  );
}
