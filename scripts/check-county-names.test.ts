import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listRepositoryFiles } from './check-folders.ts';

const root = join(import.meta.dirname, '..');
const COUNTY_NAME = /los angeles|lapd|lasd|lilleby/i;
/** Tests have counties as their examples, and so have the files that only tests use. */
const isTest = (file: string) => /\.test\.tsx?$|\/(testing|tests)\//.test(file);

test('no program names a county, its places or its police: they are in its pack', () => {
  const sources = listRepositoryFiles(root).filter(
    (file) => /^(apps|packages)\/.*\.(ts|tsx|css|html|mjs)$/.test(file) && !isTest(file),
  );
  expect(sources.length).toBeGreaterThan(1_000);
  expect(
    sources.filter((file) => COUNTY_NAME.test(readFileSync(join(root, file), 'utf8'))),
  ).toEqual([]);
});
