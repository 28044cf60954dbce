import { describe, expect, test } from 'vitest';
import { makeScheme } from '../testing/make-scheme.ts';
import { toBundleChanges } from './bundle-changes.ts';
import { rebaseSchemeDraft, resolveWithMyEdit, resolveWithSavedValue } from './conflicts.ts';
import { EMPTY_SCHEME_DRAFT, editCell } from './draft.ts';
import { toLoadedTables } from './loaded-scheme-tables.ts';

const before = toLoadedTables(makeScheme());

/** An edit of the nickname of burglaries: another name and another small bundle. */
function mine(changed: { name?: string; small_bundle_name?: string }) {
  const row = before.nicknames.find(({ key }) => key === 'Burglary');
  if (row === undefined) throw new Error('no such nickname');
  return Object.entries(changed).reduce(
    (draft, [cell, typed]) =>
      editCell(draft, { table: 'nicknames', key: row.key, base: row.cells }, cell, typed),
    EMPTY_SCHEME_DRAFT,
  );
}

/** The server's tables after another editor has moved the nickname. */
function theirs(small: string | null) {
  const scheme = makeScheme();
  return toLoadedTables({
    ...scheme,
    nicknames: scheme.nicknames.map((row) =>
      row.name === 'Burglary' ? { ...row, small_bundle_name: small } : row,
    ),
  });
}

test('without changes by another editor there are no conflicts', () => {
  const draft = mine({ name: 'Break-in' });
  const met = rebaseSchemeDraft(draft, before);
  expect(met.conflicts).toEqual([]);
  // The same object: nothing is rendered again.
  expect(met.draft).toBe(draft);
});

test('another editor’s change in a different cell of the row is merged without a conflict', () => {
  const met = rebaseSchemeDraft(mine({ name: 'Break-in' }), theirs('Robbery'));
  expect(met.conflicts).toEqual([]);
  expect(toBundleChanges(met.draft)[0]?.change).toMatchObject({
    new_name: 'Break-in',
    expected: { name: 'Burglary', small_bundle_name: 'Robbery' },
  });
});

test('an identical change by another editor is removed from the draft without a conflict', () => {
  const met = rebaseSchemeDraft(mine({ small_bundle_name: 'Robbery' }), theirs('Robbery'));
  expect(met).toEqual({ draft: [], conflicts: [] });
});

describe('a cell edited by two editors', () => {
  const { draft, conflicts } = rebaseSchemeDraft(
    mine({ name: 'Break-in', small_bundle_name: 'Robbery' }),
    theirs('Assault'),
  );
  const [conflict] = conflicts;
  if (conflict === undefined) throw new Error('there is no conflict');

  test('returns both changes as a conflict and discards neither', () => {
    expect(conflicts).toMatchObject([
      {
        kind: 'changed',
        cell: 'small_bundle_name',
        was: 'Burglary',
        yours: 'Robbery',
        theirs: 'Assault',
      },
    ]);
    expect(draft[0]?.changed).toEqual({ name: 'Break-in', small_bundle_name: 'Robbery' });
    // Until one is chosen, a save is still rejected.
    expect(toBundleChanges(draft)[0]?.change).toMatchObject({
      expected: { small_bundle_name: 'Burglary' },
    });
  });

  test('is saved over the other editor’s change if resolved with mine', () => {
    const met = rebaseSchemeDraft(resolveWithMyEdit(draft, conflict), theirs('Assault'));
    expect(met.conflicts).toEqual([]);
    expect(toBundleChanges(met.draft)[0]?.change).toMatchObject({
      new_name: 'Break-in',
      small_bundle_name: 'Robbery',
      expected: { small_bundle_name: 'Assault' },
    });
  });

  test('uses the other editor’s change if resolved with theirs, and retains the remaining edits of the row', () => {
    const met = rebaseSchemeDraft(resolveWithSavedValue(draft, conflict), theirs('Assault'));
    expect(met.conflicts).toEqual([]);
    expect(met.draft[0]?.changed).toEqual({ name: 'Break-in' });
  });
});

test('a row renamed or deleted by another editor is a conflict, and its edits are retained until discarded', () => {
  const scheme = makeScheme();
  const gone = toLoadedTables({
    ...scheme,
    nicknames: scheme.nicknames.filter(({ name }) => name !== 'Burglary'),
  });
  const { draft, conflicts } = rebaseSchemeDraft(mine({ name: 'Break-in' }), gone);
  expect(conflicts).toMatchObject([{ kind: 'gone', edit: { key: 'Burglary' } }]);
  expect(draft[0]?.changed).toEqual({ name: 'Break-in' });
  const [conflict] = conflicts;
  if (conflict === undefined) throw new Error('there is no conflict');
  expect(resolveWithSavedValue(draft, conflict)).toEqual([]);
});
