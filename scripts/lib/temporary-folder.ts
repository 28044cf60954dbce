import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const before = process.env.TMPDIR;
let folder: string;

/** Vitest calls this once a run: what its tests lay down in the folder for temporary files stands in one of its own. */
export function setup(): void {
  folder = mkdtempSync(join(tmpdir(), 'townlight-tests-'));
  // a PostgreSQL that root starts runs as another user, and has to get at its folder
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
}

/** Vitest calls this when the run ends. */
export function teardown(): void {
  if (before === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = before;
  rmSync(folder, { recursive: true, force: true });
}
