import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const before = process.env.TMPDIR;
let folder: string;

/** Vitest calls this once per run: temporary files of its tests go into a separate folder. */
export function setup(): void {
  folder = mkdtempSync(join(tmpdir(), 'townlight-tests-'));
  // a PostgreSQL that is started by root runs as another user, which needs access to its folder
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
}

/** Vitest calls this at the end of the run. */
export function teardown(): void {
  if (before === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = before;
  rmSync(folder, { recursive: true, force: true });
}
