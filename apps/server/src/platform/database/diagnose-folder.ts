import { constants } from 'node:fs';
import { access, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { Failure } from '../failure.ts';

/** Below this, nothing can be written; the embedded store reports only that it failed. */
const MIN_FREE_BYTES = 1 << 20;
const FULL_ACCESS = constants.R_OK | constants.W_OK | constants.X_OK;

/**
 * Explains why a data folder cannot be used: a full disk, a read-only disk, another owner, or a file at its path.
 * Returns undefined for any other error.
 */
export async function diagnoseFolder(folder: string, error: unknown): Promise<Failure | undefined> {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC' || code === 'EDQUOT' || (await isFull(folder)))
    return new Failure(
      `${folder}: the disk is full; nothing in the folder was changed. Make room (a new store takes about 60 MB) and start again, ` +
        'or choose a folder on another disk with TOWNLIGHT_DATA',
    );
  if (code === 'EROFS')
    return new Failure(
      `${folder}: its disk is read-only; mount it for writing, or choose another folder with TOWNLIGHT_DATA`,
    );
  if (code === 'ENOTDIR' || code === 'EEXIST')
    return new Failure(
      `${folder}: this is a file, not a folder; choose a folder with TOWNLIGHT_DATA`,
    );
  for (const place of [folder, join(folder, 'db')])
    if (await isInaccessible(place)) return await accessDeniedError(place, folder);
  if (code === 'EACCES' || code === 'EPERM') return await accessDeniedError(folder, folder);
  return undefined;
}

async function accessDeniedError(place: string, folder: string): Promise<Failure> {
  const user = process.getuid?.();
  const owner = await stat(place).then(
    ({ uid }) => uid,
    () => undefined,
  );
  const whose =
    owner === undefined || owner === user
      ? ''
      : `; it belongs to user ${owner}, and this is ${user}`;
  return new Failure(
    `${place}: this user is not allowed to read and write there${whose}. Run Townlight as the owner of the folder, give it to this user ` +
      `(chown -R ${user ?? 'USER'} ${folder}), or choose another with TOWNLIGHT_DATA`,
  );
}

async function isFull(folder: string): Promise<boolean> {
  const disk = await statfs(folder).catch(() => undefined);
  return disk !== undefined && disk.bavail * disk.bsize < MIN_FREE_BYTES;
}

/** Returns false for a path that does not exist. */
async function isInaccessible(path: string): Promise<boolean> {
  return await access(path, FULL_ACCESS).then(
    () => false,
    ({ code }: NodeJS.ErrnoException) => code === 'EACCES' || code === 'EPERM',
  );
}
