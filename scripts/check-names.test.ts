import { join } from 'node:path';
import { expect, test } from 'vitest';
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
