import { findNode } from './find-node.mjs';
import { ensureInstalled } from './install.mjs';

const OLDEST = 20;

/**
 * What every command of the house begins with: a Node that is not too old, the packages, and the pinned Node.
 * @returns {string} the path of the Node to go on with
 */
export function bootstrap() {
  if (Number(process.versions.node.split('.')[0]) < OLDEST)
    fail(
      `Townlight needs Node ${OLDEST} or newer to start; this is ${process.version}. Install it from nodejs.org.`,
    );
  ensureInstalled();
  const { node, complaint } = findNode();
  if (node === undefined) fail(complaint);
  return node;
}

export function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
