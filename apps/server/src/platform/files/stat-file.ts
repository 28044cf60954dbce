import type { Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { Failure } from '../failure.ts';

/**
 * Looks at a file that is to be read: only what lies on a disk has an end that can be waited for.
 * @param mend where its name comes from, e.g. `check --file`
 * @throws Failure where there is none, it is something else than a file, or nothing is in it
 */
export async function statFile(path: string, mend = 'check --file'): Promise<{ size: number }> {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    throw new Failure(
      error.code === 'ENOENT'
        ? `${path}: there is no such file; ${mend}`
        : `${path}: cannot be read (${error.message}); ${mend}`,
    );
  });
  if (!found.isFile()) throw new Failure(`${path}: is ${kindOf(found)}, not a file; ${mend}`);
  if (found.size === 0) throw emptyFile(basename(path));
  return found;
}

function kindOf(found: Stats): string {
  if (found.isDirectory()) return 'a folder';
  if (found.isFIFO()) return 'a pipe';
  return found.isSocket() ? 'a socket' : 'a device';
}

export function emptyFile(origin: string): Failure {
  return new Failure(`${origin}: the file is empty; fetch it again`);
}
