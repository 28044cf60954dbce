import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Creates a folder in the system's temporary directory, removed when the process ends. */
export function createScratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'townlight-bench-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
