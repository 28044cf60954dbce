import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { ServerStore } from '../serving/start-townlight.ts';
import type { IngestTimes } from './ingest-once.ts';

const script = fileURLToPath(new URL('./ingest-once.ts', import.meta.url));
const run = promisify(execFile);

/** Loads a file of LAPD records in a separate process. */
export async function runIngest(file: string, store: ServerStore): Promise<IngestTimes> {
  const args = [script, file, store.dataFolder, ...(store.databaseUrl ? [store.databaseUrl] : [])];
  const { stdout } = await run(process.execPath, args);
  return JSON.parse(stdout) as IngestTimes;
}
