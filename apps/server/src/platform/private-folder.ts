import { chmod, lstat, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from './log.ts';

/** The entries of a data folder; `db.creating-…` and `townlight.lock.…` begin like one of these. */
const DATA_FOLDER_NAMES = [
  'backups',
  'basemap',
  'db',
  'downloads',
  'first-sign-in.txt',
  'mail',
  'rejects',
  'run',
  'servers',
  'sources',
  'subscribers.key',
  'townlight.lock',
];
const GROUP_AND_WORLD_BITS = 0o077;

/** Sets the umask so that only this user can read new files: reports with addresses, emails, rejected rows. */
export function restrictNewFiles(): void {
  process.umask(GROUP_AND_WORLD_BITS);
}

/**
 * Creates the folder, or removes other users' permissions from its entries with a log message. A folder with foreign
 * entries may be shared on purpose: its permissions stay, with a warning.
 */
export async function makeFolderPrivate(folder: string, log: Log): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const names = await readdir(folder);
    const entries = names.filter((name) =>
      DATA_FOLDER_NAMES.some((known) => name === known || name.startsWith(`${known}.`)),
    );
    let closed = 0;
    for (const name of entries) closed += await restrictToOwner(join(folder, name));
    const { mode } = await lstat(folder);
    if ((mode & GROUP_AND_WORLD_BITS) !== 0) {
      const foreign = names.find((name) => !entries.includes(name));
      if (foreign === undefined) {
        await chmod(folder, mode & 0o700);
        closed += 1;
      } else {
        log.warn(
          `${folder} is open to other users of this machine and holds other things too (${foreign}); give Townlight a folder of its own, or close it with chmod 700`,
        );
      }
    }
    if (closed > 0)
      log.warn(
        `${folder}: ${closed} files and folders were open to other users of this machine; they are now private`,
      );
  } catch (error) {
    log.warn(
      `${folder} could not be closed to other users of this machine: ${(error as Error).message}`,
    );
  }
}

/**
 * Removes other users' permissions from a file, or a folder with all that is in it; symbolic links are not followed.
 * @returns the number of entries that were accessible
 */
export async function restrictToOwner(path: string): Promise<number> {
  const stats = await lstat(path).catch(missing);
  if (stats === undefined || stats.isSymbolicLink()) return 0;
  let closed = 0;
  if ((stats.mode & GROUP_AND_WORLD_BITS) !== 0) {
    await chmod(path, stats.mode & 0o700).catch(missing);
    closed += 1;
  }
  if (stats.isDirectory())
    for (const name of await readdir(path)) closed += await restrictToOwner(join(path, name));
  return closed;
}

/** Ignores missing files: another process may work in the folder. */
function missing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

export function warnIfRoot(log: Log): void {
  if (process.getuid?.() === 0)
    log.warn(
      'the server runs as root, so anyone who broke into it would control the whole machine; run it as a user of its own',
    );
}
