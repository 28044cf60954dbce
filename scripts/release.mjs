// npm run release: builds the pages and packs them with the sources. Plain JavaScript for any Node from 20 on.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { exitWithError, preparePinnedNode } from './lib/bootstrap.mjs';
import { ensureWebBuilt } from './lib/build-web.mjs';
import { root } from './lib/find-node.mjs';

const node = preparePinnedNode();
if (!ensureWebBuilt(node)) exitWithError('The web pages could not be built, see above.');
const { status } = spawnSync(node, [join(root, 'scripts/release/main.ts')], { stdio: 'inherit' });
process.exitCode = status ?? 1;
