import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findCrowdedFolders, listRepositoryFiles } from './check-folders.ts';

test('no folder of the repository contains more than 30 files', () => {
  const files = listRepositoryFiles(join(import.meta.dirname, '..'));
  expect(files.length).toBeGreaterThan(500);
  expect(findCrowdedFolders(files)).toEqual([]);
});

test('a folder with too many files is reported, and files in subfolders are not counted', () => {
  const thirty = Array.from({ length: 30 }, (_, at) => `apps/web/src/features/air/${at}.ts`);
  expect(findCrowdedFolders([...thirty, 'apps/web/src/features/air/api/use-hours.ts'])).toEqual([]);
  expect(findCrowdedFolders([...thirty, 'apps/web/src/features/air/one-more.ts'])).toEqual([
    'apps/web/src/features/air holds 31 files, 30 at most',
  ]);
});
