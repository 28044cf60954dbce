import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

const PINNED = join(
  root,
  'node_modules/node/bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);
const NEEDED = 24;

/**
 * Finds the pinned Node of the package `node`, else the current one if it is new enough.
 * @returns {{ node?: string, complaint?: string }}
 */
export function findNode() {
  if (existsSync(PINNED) && majorOf(PINNED) >= NEEDED) return { node: PINNED };
  if (Number(process.versions.node.split('.')[0]) >= NEEDED) return { node: process.execPath };
  return {
    complaint:
      `Townlight needs Node ${NEEDED}: the pinned one is missing (npm may have been told to skip install scripts). ` +
      `Run npm rebuild node, or install Node ${NEEDED} from nodejs.org, then try again.`,
  };
}

function majorOf(node) {
  const { stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' });
  return Number(/^v(\d+)\./.exec(stdout ?? '')?.[1] ?? 0);
}

/** Returns the environment in which programs find the pinned Node as `node`. */
export function withPinnedNode(node) {
  const separator = process.platform === 'win32' ? ';' : ':';
  const path = [dirname(node), join(root, 'node_modules/.bin'), process.env.PATH].join(separator);
  return { ...process.env, PATH: path };
}
