import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root, withPinnedNode } from './find-node.mjs';
import { fingerprint } from './fingerprint.mjs';

/** The sources of the pages. */
const SOURCES = ['apps/web', 'packages', 'counties', 'docs', 'package-lock.json'];
const STAMP = join(root, 'node_modules/.cache/townlight/web-build');
const BUILT = ['apps/web/dist/index.html', 'apps/web/dist-server/render-page.js'].map((file) =>
  join(root, file),
);

/**
 * Builds the web pages when their sources have changed since the last build.
 * @returns {boolean} whether there is a build that fits the sources
 */
export function ensureWebBuilt(node, { always = false } = {}) {
  const sources = fingerprint(SOURCES);
  if (!always && BUILT.every((file) => existsSync(file)) && readStamp() === sources) return true;
  if (!always) process.stdout.write('Building the web pages …\n');
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  // the browser build first, then the build for server rendering
  for (const config of ['vite.config.ts', 'vite.server.config.ts']) {
    const { status } = spawnSync(node, [vite, 'build', '--config', config, '--logLevel', 'warn'], {
      cwd: join(root, 'apps/web'),
      stdio: 'inherit',
      // without the environment of a test runner
      env: { ...withPinnedNode(node), NODE_ENV: 'production' },
    });
    if (status !== 0) return false;
  }
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, sources);
  return true;
}

function readStamp() {
  return existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : undefined;
}
