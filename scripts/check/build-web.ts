/** The step `build`: a program of its own, so that other steps run beside it. */
import { ensureWebBuilt } from '../lib/build-web.mjs';

process.exitCode = ensureWebBuilt(process.execPath) ? 0 : 1;
