// npm run check: runs all checks or the named ones, see scripts/check/parse-arguments.ts. Plain JavaScript for any
// Node from 20 on.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { preparePinnedNode } from './lib/bootstrap.mjs';
import { root, withPinnedNode } from './lib/find-node.mjs';

const node = preparePinnedNode();
const { status } = spawnSync(
  node,
  [join(root, 'scripts/check/main.ts'), ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit', env: withPinnedNode(node) },
);
process.exitCode = status ?? 1;
