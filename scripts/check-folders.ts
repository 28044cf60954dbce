import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path';

/** The maximum number of files that are easily scanned in a folder. */
const MOST_FILES = 30;

/** Numbered lists that only grow, and that need no scanning. */
const LISTS = ['docs/decisions'];

/** Returns the folders with too many files, each with its count; subfolders count separately. */
export function crowdedFolders(files: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const file of files) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  return [...counts]
    .filter(([folder, count]) => count > MOST_FILES && !LISTS.includes(folder))
    .map(([folder, count]) => `${folder} holds ${count} files, ${MOST_FILES} at most`);
}

/** Lists tracked and new files, without ignored ones. */
export function filesOfTheHouse(root: string): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  return listed.split('\n').filter((file) => file !== '');
}
