import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path';

/** The maximum number of files that are easily scanned in a folder. */
const MAX_FILES = 30;

/** Numbered lists that only grow, and that need no scanning. */
const LISTS = ['docs/decisions', 'apps/server/drizzle', 'apps/server/drizzle/meta'];

/** Returns the folders with too many files, each with its count; subfolders count separately. */
export function findCrowdedFolders(files: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const file of files) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  return [...counts]
    .filter(([folder, count]) => count > MAX_FILES && !LISTS.includes(folder))
    .map(([folder, count]) => `${folder} holds ${count} files, ${MAX_FILES} at most`);
}

/** Lists tracked and new files, without ignored ones. */
export function listRepositoryFiles(root: string): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  return listed.split('\n').filter((file) => file !== '');
}
