import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from '../../scripts/lib/fingerprint.mjs';

const GENERATOR = join(import.meta.dirname, '../../scripts/check/generate-sample-county.ts');
const cache = join(import.meta.dirname, '../../node_modules/.cache/townlight');
/** The sources that determine the sample county. */
const SOURCES = ['apps/server', 'packages', 'counties', 'package-lock.json'];

/** Environment variable that names a folder prepared earlier. */
const PREPARED = 'E2E_PREPARED';

let prepared: Promise<string> | undefined;

/** Copies the sample county into a server's data folder, without the sockets of the server that generated it. */
export async function copySampleCounty(dataFolder: string): Promise<void> {
  const from = await prepareSampleCounty();
  const sockets = join(from, 'run');
  cpSync(from, dataFolder, { recursive: true, filter: (path) => path !== sockets });
}

/**
 * Returns the data folder of a stopped server with the sample county, to be copied and never opened. It is generated
 * once per day and version of the sources, since the sample extends to the last full month and the last hour.
 */
export function prepareSampleCounty(): Promise<string> {
  prepared ??= process.env[PREPARED] ? Promise.resolve(process.env[PREPARED]) : prepare();
  return prepared;
}

/** Returns whether an unfinished folder is abandoned; a younger one may belong to another process. */
function isOld(entry: string): boolean {
  return Date.now() - statSync(join(cache, entry)).mtimeMs > 3_600_000;
}

async function prepare(): Promise<string> {
  const day = new Date().toLocaleDateString('sv-SE', { timeZone: 'America/Los_Angeles' });
  const name = `sample-county-${day}-${fingerprint(SOURCES).slice(0, 16)}`;
  mkdirSync(cache, { recursive: true });
  const known = readdirSync(cache).filter((entry) => /^(unfinished-)?sample-county-/.test(entry));
  if (known.includes(name)) return join(cache, name);
  const leftBehind = known.filter((entry) => !entry.startsWith('unfinished-') || isOld(entry));
  for (const entry of leftBehind) rmSync(join(cache, entry), { recursive: true, force: true });
  const unfinished = mkdtempSync(join(cache, 'unfinished-sample-county-'));
  const generator = spawn(process.execPath, [GENERATOR, unfinished], { stdio: 'inherit' });
  const [code] = await once(generator, 'exit');
  if (code !== 0) throw new Error('the sample county could not be generated, see above');
  try {
    renameSync(unfinished, join(cache, name));
  } catch (error) {
    // another process has finished first
    if (!readdirSync(cache).includes(name)) throw error;
    rmSync(unfinished, { recursive: true, force: true });
  }
  return join(cache, name);
}
