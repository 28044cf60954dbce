import type { Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { Failure } from '../failure.ts';

/**
 * Checks a file before it is read: only a regular file is sure to end.
 * @param advice where its name comes from, e.g. `check --file`
 * @throws Failure where the path does not exist, is not a file, or the file is empty
 */
export async function statFile(path: string, advice = 'check --file'): Promise<{ size: number }> {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    throw new Failure(
      error.code === 'ENOENT'
        ? `${path}: there is no such file; ${advice}`
        : `${path}: cannot be read (${error.message}); ${advice}`,
    );
  });
  if (!found.isFile()) throw new Failure(`${path}: is ${kindOf(found)}, not a file; ${advice}`);
  if (found.size === 0) throw createEmptyFileError(basename(path));
  return found;
}

function kindOf(found: Stats): string {
  if (found.isDirectory()) return 'a folder';
  if (found.isFIFO()) return 'a pipe';
  return found.isSocket() ? 'a socket' : 'a device';
}

export function createEmptyFileError(origin: string): Failure {
  return new Failure(`${origin}: the file is empty; fetch it again`);
}
