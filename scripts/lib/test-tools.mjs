import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const DEBIAN_POSTGRES = '/usr/lib/postgresql';

/** Chromium without windows and tabs, Playwright's own choice for tests: it needs half of the processor's time. */
const BROWSER = 'chromium-headless-shell';

/** tilemaker's OpenMapTiles profile lies among its documents, which some images leave out. */
const TILEMAKER_PROFILE = '/usr/share/doc/tilemaker';

/**
 * Brings Chromium, PostgreSQL and what makes base maps where it can: as root on Debian. Elsewhere it says in one
 * line what to install.
 */
export function ensureTestTools() {
  const missing = missingPackages();
  if (missing.length === 0) return;
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    process.stdout.write(`Installing ${missing.join(' and ')} …\n`);
    const apt = (...words) =>
      spawnSync('apt-get', words, {
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

/** Path of the browser of tests: a Chromium or Chrome, or undefined. */
export function findTestBrowser() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  const names = [BROWSER, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  const folders = (process.env.PATH ?? '').split(delimiter);
  const places = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  places.push('/Applications/Google Chrome.app/Contents/MacOS/Google Chrome');
  return places.find((place) => existsSync(place));
}

/** Where Debian has no package of the shell, the whole browser does. */
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
