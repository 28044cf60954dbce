import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listRepositoryFiles } from './check-folders.ts';
import { checkNames, findRejectedNames } from './check-names.ts';

test('names of files, functions and properties are terms of the field', () => {
  expect(checkNames(join(import.meta.dirname, '..'))).toEqual([]);
});

test('a name with a metaphor or a vague verb is found, with what to write', () => {
  const source = [
    'export function tellPage(): void {}',
    'const partition = 1;',
    'interface Row {',
    '  readonly keptRows: number;',
    '  readonly rows_kept: number;',
    '}',
  ].join('\n');
  expect(findRejectedNames(source)).toEqual([
    'tellPage has "tell"; write format, describe, report',
    'keptRows has "kept"; write cache, store, retain',
  ]);
});

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
