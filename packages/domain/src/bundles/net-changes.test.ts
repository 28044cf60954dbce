import { expect, test } from 'vitest';
import { computeNetChanges, hasNetChanges } from './net-changes.ts';
import type { RowChange } from './row-change.ts';

const big = (before: string | null, after: string | null): RowChange => ({
  table: 'big',
  before: before === null ? null : { name: before },
  after: after === null ? null : { name: after },
});
const small = (
  before: [string, ...string[]] | null,
  after: [string, ...string[]] | null,
): RowChange => {
  const row = (given: [string, ...string[]] | null) =>
    given && { name: given[0], bigBundles: given.slice(1) };
  return { table: 'small', before: row(before), after: row(after) };
};
const nickname = (
  before: [string, string | null] | null,
  after: [string, string | null] | null,
): RowChange => {
  const row = (given: [string, string | null] | null) =>
    given && { name: given[0], smallBundle: given[1] };
  return { table: 'nicknames', before: row(before), after: row(after) };
};
const description = (code: string, before: string | null, after: string | null): RowChange => ({
  table: 'crime_descriptions',
  agency: 'lapd',
  code,
  before: { name: `CODE ${code}`, nickname: before },
  after: { name: `CODE ${code}`, nickname: after },
});

const NOTHING = { added: [], renamed: [], removed: [] };

test('a row that was renamed twice has its first name and its last', () => {
  expect(computeNetChanges([[big('A', 'B')], [big('B', 'C')]]).categories).toEqual({
    ...NOTHING,
    renamed: [{ before: 'A', after: 'C' }],
  });
});

test('reverted changes are not included', () => {
  const changes = computeNetChanges([
    [big('A', 'B'), big(null, 'New')],
    [small(['X', 'B'], ['X'])],
    [nickname(['N', 'X'], ['N', 'Y']), description('1', 'N', 'M')],
    [nickname(['N', 'Y'], ['N', 'X']), description('1', 'M', 'N')],
    [small(['X'], ['X', 'B'])],
    [big('B', 'A'), big('New', null)],
  ]);
  expect(hasNetChanges(changes)).toBe(false);
});

test('two rows that exchange their names in one save are two renames', () => {
  const { types } = computeNetChanges([
    [small(['X', 'A'], ['Y', 'A']), small(['Y', 'A'], ['X', 'A'])],
  ]);
  expect(types.renamed).toEqual([
    { before: 'Y', after: 'X' },
    { before: 'X', after: 'Y' },
  ]);
});

test('renaming a category does not move its types, whether before or after an actual move', () => {
  for (const saves of [
    [[big('A', 'B')], [small(['X', 'B'], ['X', 'B', 'C'])]],
    [[small(['X', 'A'], ['X', 'A', 'C'])], [big('A', 'B')]],
  ]) {
    const changes = computeNetChanges(saves);
    expect(changes.joined).toEqual([{ type: 'X', category: 'C' }]);
    expect(changes.left).toEqual([]);
  }
});

test('a type merged into another is listed as removed, and its nicknames as moved', () => {
  const changes = computeNetChanges([[small(['X', 'A'], null), nickname(['N', 'X'], ['N', 'Y'])]]);
  expect(changes.types).toEqual({ ...NOTHING, removed: ['X'] });
  expect(changes.nicknames).toEqual([{ name: 'N', before: 'X', after: 'Y' }]);
});

test('a type moved to a new category is listed as joined, and leaving a removed category is not listed', () => {
  const changes = computeNetChanges([
    [big('Old', null), big(null, 'New'), small(['X', 'Old'], ['X', 'New'])],
  ]);
  expect(changes.categories).toEqual({ added: ['New'], renamed: [], removed: ['Old'] });
  expect(changes.joined).toEqual([{ type: 'X', category: 'New' }]);
  expect(changes.left).toEqual([]);
});

test('descriptions are listed with the final nicknames, and renaming a nickname moves no description', () => {
  const changes = computeNetChanges([
    [description('2', 'N', 'M'), description('1', null, 'N')],
    [nickname(['M', 'X'], ['M2', 'X'])],
  ]);
  expect(changes.descriptions).toEqual([
    { agency: 'lapd', code: '1', name: 'CODE 1', before: null, after: 'N' },
    { agency: 'lapd', code: '2', name: 'CODE 2', before: 'N', after: 'M2' },
  ]);
  expect(changes.nicknames).toEqual([]);
  expect(hasNetChanges(computeNetChanges([[nickname(['M', 'X'], ['M2', 'X'])]]))).toBe(false);
});
