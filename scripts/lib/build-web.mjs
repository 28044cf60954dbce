import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, withPinnedNode } from './find-node.mjs';
import { fingerprint } from './fingerprint.mjs';

/** The sources of the pages. */
const SOURCES = ['apps/web', 'packages', 'counties', 'docs/methodology', 'package-lock.json'];
const WEB = join(root, 'apps/web');
const BUILT = ['dist/index.html', 'dist-server/render-page.js'];
/** The fingerprint of the sources of a complete build, in the folder that is not public. */
const STAMP = 'dist-server/built-from';

/**
 * Builds the web pages when their sources have changed since the last build.
 * @returns {boolean} whether there is a build that fits the sources
 */
export function ensureWebBuilt(node) {
  const sources = fingerprint(SOURCES);
  if (findBuildFault({ sources }) === undefined) return true;
  process.stdout.write('Building the web pages …\n');
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  // the browser build first, then the build for server rendering
  for (const config of ['vite.config.ts', 'vite.server.config.ts']) {
    const { status } = spawnSync(node, [vite, 'build', '--config', config, '--logLevel', 'warn'], {
      cwd: WEB,
      stdio: 'inherit',
      // without the environment of a test runner
      env: { ...withPinnedNode(node), NODE_ENV: 'production' },
    });
    if (status !== 0) return false;
  }
  writeFileSync(join(WEB, STAMP), sources);
  return true;
}

/**
 * Returns why there is no build of the web pages that fits their sources, or undefined.
 * @returns {string | undefined}
 */
export function findBuildFault({ sources = fingerprint(SOURCES), folder = WEB } = {}) {
  if (!BUILT.every((file) => existsSync(join(folder, file)))) return 'The web pages are not built';
  const stamp = join(folder, STAMP);
  const builtFrom = existsSync(stamp) ? readFileSync(stamp, 'utf8') : undefined;
  return builtFrom === sources ? undefined : 'The web pages were built from other sources';
}
