// npm run build: installs the packages and builds the pages. With --production it leaves only the packages that serving
// needs, and a release, which has built pages, needs no others. Plain JavaScript for any Node from 20 on.
import { exitWithError, preparePinnedNode } from './lib/bootstrap.mjs';
import { ensureWebBuilt, findBuildFault } from './lib/build-web.mjs';
import { installServerPackages } from './lib/install.mjs';

const isProduction = process.argv.includes('--production');
const isBuilt = isProduction && findBuildFault() === undefined;
if (!isBuilt && !ensureWebBuilt(preparePinnedNode()))
  exitWithError('The web pages could not be built, see above.');
if (isProduction) installServerPackages();
