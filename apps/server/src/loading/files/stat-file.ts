import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { Failure } from '../../platform/failure.ts';
import { emptyFile } from './text-encoding.ts';

/** Looks at a file that is to be read. @throws Failure where there is none, or nothing in it */
export async function statFile(path: string): Promise<{ size: number }> {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    throw new Failure(
      error.code === 'ENOENT'
        ? `${path}: there is no such file; check --file`
        : `${path}: cannot be read (${error.message}); check --file`,
    );
  });
  if (!found.isFile()) throw new Failure(`${path}: is not a file; check --file`);
  if (found.size === 0) throw emptyFile(basename(path));
  return found;
}
