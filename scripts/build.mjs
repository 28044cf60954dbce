// npm run build: installs the packages and builds the pages. Plain JavaScript for any Node from 20 on.
import { exitWithError, preparePinnedNode } from './lib/bootstrap.mjs';
import { ensureWebBuilt } from './lib/build-web.mjs';

if (!ensureWebBuilt(preparePinnedNode()))
  exitWithError('The web pages could not be built, see above.');
