import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createScratchFolder } from '../machine/scratch-folder.ts';
import { type RunningTownlight, startTownlight } from './start-townlight.ts';

/**
 * Starts the real server with the complete sample county and all features. `TOWNLIGHT_BENCH_PREPARED` names the folder
 * of a stopped server whose sample data is copied; without it the county is generated first (two minutes).
 */
export async function startSampleCounty(): Promise<RunningTownlight> {
  const dataFolder = createScratchFolder();
  const prepared = process.env.TOWNLIGHT_BENCH_PREPARED;
  if (prepared) {
    cpSync(prepared, dataFolder, { recursive: true });
    rmSync(join(dataFolder, 'townlight.lock'), { force: true });
  }
  return startTownlight({ dataFolder, sample: true });
}
