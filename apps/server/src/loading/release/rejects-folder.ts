import { join } from 'node:path';

/** Where the rows that loads could not take are kept. */
export function rejectsFolder(dataFolder: string): string {
  return join(dataFolder, 'rejects');
}
