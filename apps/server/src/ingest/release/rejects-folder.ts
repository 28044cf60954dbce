import { join } from 'node:path';

/** Returns the folder for files of rejected rows. */
export function rejectsFolderPath(dataFolder: string): string {
  return join(dataFolder, 'rejects');
}
