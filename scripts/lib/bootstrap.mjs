import { findNode } from './find-node.mjs';
import { ensureInstalled } from './install.mjs';

const OLDEST = 20;

/**
 * Prepares every command of the repository: checks that Node is not too old, installs the packages, and finds the
 * pinned Node.
 * @returns {string} the path of the Node to continue with
 */
export function preparePinnedNode() {
  if (Number(process.versions.node.split('.')[0]) < OLDEST)
    exitWithError(
      `Townlight needs Node ${OLDEST} or newer to start; this is ${process.version}. Install it from nodejs.org.`,
    );
  ensureInstalled();
  const { node, complaint } = findNode();
  if (node === undefined) exitWithError(complaint);
  return node;
}

export function exitWithError(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
