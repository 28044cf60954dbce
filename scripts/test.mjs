// npm test: installs the tools that the checks need, then runs all checks. Plain JavaScript for any Node from 20 on.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { preparePinnedNode } from './lib/bootstrap.mjs';
import { root, withPinnedNode } from './lib/find-node.mjs';
import { ensureTestTools } from './lib/test-tools.mjs';

const node = preparePinnedNode();
ensureTestTools();
const { status } = spawnSync(node, [join(root, 'scripts/check.mjs'), ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: withPinnedNode(node),
});
process.exitCode = status ?? 1;
