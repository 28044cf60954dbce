// npm start: installs, builds the pages, creates the database, serves. Plain JavaScript for any Node from 20 on.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { exitWithError, preparePinnedNode } from './lib/bootstrap.mjs';
import { ensureWebBuilt } from './lib/build-web.mjs';
import { root, withPinnedNode } from './lib/find-node.mjs';
import { whenParentEnds } from './lib/when-parent-ends.mjs';

const node = preparePinnedNode();
if (!ensureWebBuilt(node)) exitWithError('The web pages could not be built, see above.');

const program = join(root, 'apps/server/bin/townlight.mjs');
const server = spawn(node, [program, 'serve', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: withPinnedNode(node),
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => server.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal));
// a signal to npm does not reach this process where a shell is between them, or npm is killed
if (process.env.npm_lifecycle_event === 'start') whenParentEnds(() => server.kill('SIGTERM'));
server.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
