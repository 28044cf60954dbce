/** The step `build`: a separate program, so that other steps run in parallel. */
import { ensureWebBuilt } from '../lib/build-web.mjs';

process.exitCode = ensureWebBuilt(process.execPath) ? 0 : 1;
