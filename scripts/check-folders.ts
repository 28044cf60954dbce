import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path';

/** So many files can be looked over in a folder. */
const MOST_FILES = 30;

/** Lists by number that only grow: nobody looks them over. */
const LISTS = ['docs/decisions'];

/** Folders that hold more files than can be looked over, each with its count; folders in them count for themselves. */
export function crowdedFolders(files: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const file of files) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  return [...counts]
    .filter(([folder, count]) => count > MOST_FILES && !LISTS.includes(folder))
    .map(([folder, count]) => `${folder} holds ${count} files, ${MOST_FILES} at most`);
}

/** Everything that is or will be committed. */
export function filesOfTheHouse(root: string): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  return listed.split('\n').filter((file) => file !== '');
}
